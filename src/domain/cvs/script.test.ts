import { expect, test } from 'vitest';
import { emptyCv } from './document.ts';
import { papersOf } from './looks.ts';
import { isWrittenFromRight, languageOfContent } from './script.ts';

const arabic = {
  ...emptyCv('en'),
  basics: { ...emptyCv('en').basics, name: 'محمد الأحمد', title: 'مهندس مدني' },
  summary: 'مهندس مدني بخبرة ثماني سنوات في المشاريع الكبرى، AutoCAD.',
};
const french = { ...emptyCv('fr'), summary: 'Ingénieur civil, projets à Doha.' };

test('a CV is set in the language of what it says', () => {
  expect(languageOfContent(arabic, 'en')).toBe('ar');
  expect(languageOfContent(french, 'fr')).toBe('fr');
  expect(languageOfContent(french, 'ar')).toBe('en');
  expect(isWrittenFromRight(emptyCv('en'))).toBe(false);
});

test('the paper of the place is offered first', () => {
  for (const country of ['Qatar', 'Tunisia', 'FR', undefined]) expect(papersOf(country)[0]).toBe('a4');
  for (const country of ['Philippines', 'US']) expect(papersOf(country)[0]).toBe('letter');
});
