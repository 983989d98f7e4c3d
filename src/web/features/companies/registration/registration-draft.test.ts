import { expect, test } from 'vitest';
import { keptInBrowser } from '#support/kept-in-browser.ts';
import { clearDraft, readDraft, saveDraft } from './registration-draft.ts';
import { emptyRegistration } from './registration-values.ts';

const stored = keptInBrowser();

const typed = {
  ...emptyRegistration,
  company_name: 'Rawdat',
  password: 'a fine one',
  passwordCheck: 'a fine one',
};

test('W19: the draft never holds the password', () => {
  saveDraft(typed);
  expect([...stored.values()].join()).not.toMatch(/fine one|password/i);
  expect(readDraft()).toMatchObject({ company_name: 'Rawdat', country: 'Qatar' });
});

test('the draft lives 24 hours', () => {
  saveDraft(typed, 0);
  expect(readDraft(24 * 3_600_000)).toBeDefined();
  expect(readDraft(24 * 3_600_000 + 1)).toBeUndefined();
  expect(stored.size).toBe(0);
});

test('a draft that was tampered with brings nothing unknown', () => {
  const draft = { company_name: 4, password: 'p', toString: 'x', website: 'https://a.qa' };
  stored.set('company_registration_draft', JSON.stringify({ savedAt: Date.now(), draft }));
  expect(readDraft()).toEqual({ website: 'https://a.qa' });
  stored.set('company_registration_draft', '{');
  expect(readDraft()).toBeUndefined();
  clearDraft();
  expect(stored.size).toBe(0);
});
