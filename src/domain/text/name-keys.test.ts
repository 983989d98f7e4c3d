import { expect, test } from 'vitest';
import { nameKeys, namePartsOf } from './name-keys.ts';

const isFound = (typed: string, name: string) => {
  const keys = new Set(nameKeys(name));
  const parts = namePartsOf(typed);
  return parts.length > 0 && parts.every((part) => part.keys.some((key) => keys.has(key)));
};

test.each([
  ['Mohammed', 'Muhammad', 'Mohamad', 'Mohd', 'محمد', 'مُحَمَّد'],
  ['Abdulrahman', 'Abd al-Rahman', 'Abdur Rahman', 'Abderrahmane', 'عبد الرحمن', 'عبدالرحمن'],
  ['Abdullah', 'Abdallah', 'Abdulla', 'Abd Allah', 'عبدالله', 'عبد الله'],
  ['Abdulaziz', 'Abdel Aziz', 'عبد العزيز'],
  ['Al Jazeera', 'Aljazeera', 'Al-Jazira', 'الجزيرة'],
  ['Salah al-Din', 'Salahuddin', 'Salah Eddine', 'صلاح الدين'],
  ['Noor ud Din', 'Nooruddin', 'Noureddine', 'نور الدين'],
  ['Al Thani', 'Althani', 'آل ثاني', 'الثاني'],
  ['Abu Bakr', 'Abubakar', 'Aboubakr', 'أبو بكر'],
  ['Nasrallah', 'Nasr Allah', 'نصر الله'],
  ['Othman', 'Osman', 'Usman', 'عثمان'],
  ['Ramadan', 'Ramzan', 'رمضان'],
  ['Youssef', 'Yusuf', 'Yousef', 'يوسف'],
  ['Aisha', 'Ayesha', 'Aïcha', 'عائشة'],
  ['Ishaq', 'Eshaq', 'إسحاق'],
  ['Walid', 'Waleed', 'Oualid', 'وليد'],
  ["Sa'eed", 'Said', 'سعيد'],
  ['As-Sayed', 'El Sayed', 'السيد'],
  ['Michael', 'Mickael', 'مايكل'],
  ['Gulf Bank', 'Banque du Golfe', 'بنك الخليج'],
  ['Carrefour', 'كارفور'],
])('the spellings of %s find one another', (...spellings) => {
  const apart = spellings.flatMap((typed) =>
    spellings.filter((name) => !isFound(typed, name)).map((name) => `${typed} does not find ${name}`),
  );
  expect(apart).toEqual([]);
});

test.each([
  ['Ahmed', 'Hamad'],
  ['Ali', 'Layla'],
  ['Yousef', 'Asif'],
  ['Qasim', 'جاسم'],
  ['Khalid', 'Halid'],
  ['Mohammed Ali', 'Mohammed Hassan'],
])('%s does not find %s', (typed, name) => {
  expect(isFound(typed, name)).toBe(false);
});

test('ranks, bin and the form of a company are no part of a name, unless they are all of it', () => {
  expect(isFound('Dr. Hamad bin Khalifa', 'حمد خليفة')).toBe(true);
  expect(isFound('شركة الجزيرة', 'Al Jazeera W.L.L.')).toBe(true);
  expect(namePartsOf('Company').map(({ words }) => words)).toEqual([['company']]);
});

test('what is too short tells no name apart, and says the words that were typed', () => {
  expect(namePartsOf('al')).toEqual([{ words: ['al'], keys: [] }]);
  expect(namePartsOf('Abd al-Rahman Khan').map(({ words }) => words)).toEqual([
    ['abd', 'al', 'rahman'],
    ['khan'],
  ]);
});

test('a name of many readings keeps a few of its first letters, however long it is', () => {
  const keys = nameKeys(`${'dhthzch'.repeat(200)} ${'ثضظذ'.repeat(200)}`);
  expect(keys.length).toBeLessThanOrEqual(130);
  expect(Math.max(...keys.map((key) => key.length))).toBeLessThanOrEqual(100);
});
