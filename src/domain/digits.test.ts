import { describe, expect, onTestFinished, test } from 'vitest';
import { inDigits, plainDigits, readDigitsBy } from './digits.ts';
import { dateFormat, digitsIn, formatTag, locales } from './locale.ts';

/** The rest of a test is written in ٠–٩. */
function chooseOthers(): void {
  const before = readDigitsBy(() => 'arab');
  onTestFinished(() => void readDigitsBy(before));
}

const day = new Date('2026-11-28T10:05:00Z');
const written = (locale: (typeof locales)[number]) => ({
  number: new Intl.NumberFormat(formatTag(locale)).format(12_345.6),
  date: dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(day),
});

test('without a choice every language is written in 0–9', () => {
  for (const locale of locales) expect(Object.values(written(locale)).join()).not.toMatch(/[٠-٩٬٫]/);
  expect(inDigits('1,200.5')).toBe('1,200.5');
});

describe('in the digits that a reader chose', () => {
  test('numbers, dates and figures as they stand have them', () => {
    chooseOthers();
    expect(written('ar')).toEqual({ number: '١٢٬٣٤٥٫٦', date: '٢٨\u00a0نوفمبر ٢٠٢٦' });
    expect([1482, '10:30–11:15', '1,200.5', '48%'].map(inDigits)).toEqual([
      '١٤٨٢',
      '١٠:٣٠–١١:١٥',
      '١٬٢٠٠٫٥',
      '٤٨٪',
    ]);
  });

  test('a language that has 0–9 alone keeps them', () => {
    chooseOthers();
    expect([written('en').number, written('fr').number]).toEqual(['12,345.6', '12\u202f345,6']);
  });
});

test('a choice is none in a language without others, nor is a word that names no digits', () => {
  expect(locales.map((locale) => digitsIn(locale, 'arab'))).toEqual(
    locales.map((locale) => (locale === 'ar' ? 'arab' : 'latn')),
  );
  expect([undefined, 'latn', 'fullwide', 1].map((chosen) => digitsIn('ar', chosen))).toEqual(
    Array(4).fill('latn'),
  );
});

test('what is typed in other digits is a figure with 0–9; other words stay', () => {
  expect(['١٬٢٠٠٫٥', '۰۱۲۳۴۵۶۷۸۹', '+٩٧٤ ٥٥١٢ ٣٤٥٦', '12,000', 'سنة ٧'].map(plainDigits)).toEqual([
    '1,200.5',
    '0123456789',
    '+974 5512 3456',
    '12,000',
    'سنة 7',
  ]);
});
