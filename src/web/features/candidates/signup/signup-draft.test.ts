import { expect, test } from 'vitest';
import { keptInBrowser } from '#support/kept-in-browser.ts';
import { clearDraft, readDraft, saveDraft } from './signup-draft.ts';
import { emptySignup } from './signup-values.ts';

const stored = keptInBrowser();

const typed = {
  ...emptySignup,
  name: 'Omar',
  password: 'a fine password',
  passwordCheck: 'a fine password',
  terms: true,
  whatsapp_consent: true,
};

test('nothing is agreed to before somebody ticks it', () => {
  const { terms, email_consent, whatsapp_consent, pool_consent } = emptySignup;
  expect([terms, email_consent, whatsapp_consent, pool_consent]).toEqual([false, false, false, false]);
});

test('W19: the draft never holds the password, nor the acceptance of the terms', () => {
  saveDraft(typed);
  expect([...stored.values()].join()).not.toMatch(/fine password|terms/);
  expect(readDraft()).toMatchObject({ name: 'Omar', whatsapp_consent: true });
});

test('the draft lives 24 hours', () => {
  saveDraft(typed, 0);
  expect(readDraft(24 * 3_600_000)).toBeDefined();
  saveDraft(typed, 0);
  expect(readDraft(24 * 3_600_000 + 1)).toBeUndefined();
  expect(stored.size).toBe(0);
});

test('a draft that was tampered with brings nothing unknown', () => {
  stored.set(
    'signup_draft',
    JSON.stringify({ savedAt: Date.now(), draft: { name: 4, skills: 'x', password: 'p', city: 'y' } }),
  );
  expect(readDraft()).toEqual({});
  stored.set('signup_draft', '{');
  expect(readDraft()).toBeUndefined();
  clearDraft();
  expect(stored.size).toBe(0);
});
