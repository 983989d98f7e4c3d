import { afterEach, expect, test } from 'vitest';
import { locales } from '#domain/locale.ts';
import { overwriteGetLocale } from '#texts/runtime.js';
import { auditText, auditTexts } from './audit-texts.ts';

// Other files of this worker read English.
afterEach(() => overwriteGetLocale(() => 'en'));

test('an approval and a refusal are each called what they are', () => {
  const said = ['Approved', 'Declined', undefined].map((approved_status) =>
    auditText({ kind: 'companies.dataUpdate', facts: approved_status ? { approved_status } : {} }),
  );
  expect(said).toEqual(['approved a company', 'declined a company', 'changed or decided about a company']);
});

test.each(locales)('what was done follows a name, so it begins with a small letter: %s', (locale) => {
  overwriteGetLocale(() => locale);
  const deeds = Object.values(auditTexts).map((text) => text());
  expect(deeds.filter((deed) => deed.charAt(0) !== deed.charAt(0).toLowerCase())).toEqual([]);
});
