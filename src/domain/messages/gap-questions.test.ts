import { expect, test } from 'vitest';
import { requirementKinds } from '#domain/candidates/eligibility.ts';
import { locales } from '#domain/locale.ts';
import { gapQuestion } from './gap-questions.ts';

const names = { candidate: 'Rania {company}', position: 'Harbour pilot', company: 'Corniche Harbour' };

test('each thing that an opening asks has a question of its own, in each language, with the names filled in', () => {
  const all = locales.flatMap((locale) =>
    requirementKinds.map((kind) =>
      gapQuestion({ kind, wanted: kind === 'language' ? 'Arabic' : 5 }, names, locale),
    ),
  );
  expect(new Set(all).size).toBe(locales.length * requirementKinds.length);
  for (const text of all) {
    expect(text).toContain('Harbour pilot');
    expect(text).toMatch(/[?؟]/);
    // What a person typed is filled in once.
    expect(text.replace('Rania {company}', '')).not.toMatch(/[{}]/);
  }
});

test('the language that is asked for is named in the language of the message', () => {
  const asked = { kind: 'language', wanted: 'Arabic' } as const;
  expect(locales.map((locale) => gapQuestion(asked, names, locale))).toEqual([
    expect.stringContaining('Arabic'),
    expect.stringContaining('Arabe'),
    expect.stringContaining('العربية'),
  ]);
});
