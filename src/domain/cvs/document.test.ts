import { expect, test } from 'vitest';
import { cvDocument, emptyCv } from './document.ts';
import { cvAccents, isCvAccent } from './looks.ts';

test('a new CV is one in each language', () => {
  for (const language of ['en', 'fr', 'ar'] as const)
    expect(cvDocument.parse(emptyCv(language))).toEqual(emptyCv(language));
});

test('each section stands once in the order, a custom one with its entries', () => {
  const cv = emptyCv('en');
  const custom = [{ id: 'own-1', entries: [] }];
  const shown = { heading: 'Patents', is_shown: true };
  expect(cvDocument.safeParse({ ...cv, sections: cv.sections.slice(1) }).success).toBe(false);
  expect(cvDocument.safeParse({ ...cv, custom }).success).toBe(false);
  expect(cvDocument.safeParse({ ...cv, sections: [...cv.sections, { id: 'own-1', ...shown }] }).success).toBe(
    false,
  );
  expect(
    cvDocument.safeParse({ ...cv, custom, sections: [...cv.sections, { id: 'own-1', ...shown }] }).success,
  ).toBe(true);
});

test('an id stands once in its list', () => {
  const link = { id: 'a', network: 'website', url: '', username: '' };
  expect(cvDocument.safeParse({ ...emptyCv('en'), links: [link, link] }).success).toBe(false);
});

test('several personal details can be shown', () => {
  const shown = ['nationality', 'gender', 'visa_option'];
  expect(cvDocument.safeParse({ ...emptyCv('en'), personal_shown: shown }).success).toBe(true);
});

test('an accent is a colour that reads on white', () => {
  expect(cvAccents.every(isCvAccent)).toBe(true);
  expect(['#ffd700', '#8A1538', 'red', '#fff', '#777777'].filter(isCvAccent)).toEqual([]);
  expect(isCvAccent('#757575')).toBe(true);
});
