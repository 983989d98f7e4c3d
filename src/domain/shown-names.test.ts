import { expect, test } from 'vitest';
import { everyNameOf, firstNameOf, personNameIn } from './shown-names.ts';

test('a candidate is called by the name in Arabic in Arabic alone, and where there is one', () => {
  const shown = (['en', 'fr', 'ar'] as const).map((locale) => personNameIn(locale, 'Omar', 'عمر'));
  expect(shown).toEqual(['Omar', 'Omar', 'عمر']);
  expect([personNameIn('ar', 'Omar', ''), personNameIn('ar', null, null)]).toEqual(['Omar', '']);
});

test('every name of a candidate is both, or what there is of them', () => {
  expect(everyNameOf({ name: 'Omar', nameAr: 'عمر' })).toBe('Omar عمر');
  expect(everyNameOf({ name: 'Omar', nameAr: '' })).toBe('Omar');
  expect(everyNameOf({ name: null, nameAr: null })).toBe('');
});

test.each([
  ['Layla Haddad', 'Layla'],
  ['ليلى حداد', 'ليلى'],
  ['عَبد الله الكواري', 'عَبد الله'],
  ['أبو بكر خليفة', 'أبو بكر'],
  ['عبدالله الكواري', 'عبدالله'],
  ['عبد', 'عبد'],
  ['', ''],
])('%s is greeted as %s', (name, greeted) => expect(firstNameOf(name)).toBe(greeted));
