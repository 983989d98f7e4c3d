import { expect, test } from 'vitest';
import { typeset } from './typeset.ts';

test('French spacing does not break before double punctuation or inside figures', () => {
  expect(typeset("« Qui ? » : 10 000 QAR, 4 % ; n° 14 l'an", 'fr')).toBe(
    '«\u00a0Qui\u00a0?\u00a0»\u00a0: 10\u00a0000\u00a0QAR, 4\u00a0%\u00a0; n°\u00a014 l’an',
  );
});

test('French hyphens keep their word in one line, addresses stay as they are', () => {
  const text =
    'Dites-le par e-mail, [voir ci-dessous](/travailler-en-ville) ou https://one.example/venir-en-bus';
  expect(typeset(text, 'fr').replaceAll('\u2060', '~')).toBe(
    'Dites-~le par e-~mail, [voir ci-~dessous](/travailler-en-ville) ou https://one.example/venir-en-bus',
  );
  expect(typeset('Add-on', 'en')).toBe('Add-on');
});

test('the product has its name in the language of the text', () => {
  expect(typeset('في {product}: وظائف', 'ar')).toBe('في مهنة: وظائف');
});

test('English keeps its spaces and gets true apostrophes', () => {
  expect(typeset("{product} isn't : far", 'en')).toBe('Mihna isn’t : far');
});
