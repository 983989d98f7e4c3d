import { expect, test } from 'vitest';
import { isolated, joined, withoutSigns } from './isolation.ts';

test('words from the right are set apart, others stay as they are', () => {
  expect(isolated('Qatar University')).toBe('Qatar University');
  expect(isolated('الجامعة الأردنية')).toBe('\u2068الجامعة الأردنية\u2069');
});

test('in a line each part keeps its own direction, and empty parts leave nothing behind', () => {
  expect(joined(['الجامعة الأردنية', '', undefined, '2009 – 2014'])).toBe(
    '\u2068الجامعة الأردنية\u2069 · 2009 – 2014',
  );
  expect(joined(['Hamad', false, 'Doha'], ', ')).toBe('Hamad, Doha');
});

test('in a line from the right, a word from the left and a range keep their order; figures need no signs', () => {
  expect(joined(['ETABS', '6', 'الدوحة', '2009 – 2014'], ' · ', 'rtl')).toBe(
    '\u2068ETABS\u2069 · 6 · الدوحة · \u20682009 – 2014\u2069',
  );
  expect(isolated('\u2068ETABS\u2069', 'rtl')).toBe('\u2068ETABS\u2069');
});

test('a text that is stored holds no such signs', () => {
  expect(withoutSigns('نسخة من \u2068CV\u2069')).toBe('نسخة من CV');
});
