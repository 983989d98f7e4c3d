import { expect, test } from 'vitest';
import { occupations } from '../occupations.ts';
import { arabicNames, asTitles } from './arabic.ts';

const formsOf = (english: string) => asTitles({ en: english, fr: '', ar: '' }).ar;

test('an occupation has both forms in Arabic, and the words that agree with it, too', () => {
  expect(formsOf('Accountant')).toBe('محاسب / محاسبة');
  expect(formsOf('ICU Staff Nurse')).toBe('ممرض عناية مركزة / ممرضة عناية مركزة');
  expect(formsOf('Civil Engineer')).toBe('مهندس مدني / مهندسة مدنية');
  expect(formsOf('Senior Accountant')).toBe('محاسب أول / محاسبة أولى');
  expect(formsOf('Senior Midwife')).toBe('قابلة أولى');
  expect(formsOf('Resident Engineer')).toBe('مهندس مقيم / مهندسة مقيمة');
  expect(formsOf('Pastry Chef')).toBe('شيف حلويات');
});

test('every occupation is named in Arabic, without the signs of the lists', () => {
  const names = occupations.map(({ en }) => [
    en,
    arabicNames.get(en)?.name ?? '',
    arabicNames.get(en)?.feminine ?? '',
  ]);
  expect(
    names.filter(
      ([, name = '', feminine = '']) => !/[\u0621-\u064a]/.test(name) || /[*=|]/.test(name + feminine),
    ),
  ).toEqual([]);
});
