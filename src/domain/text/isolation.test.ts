import { expect, test } from 'vitest';
import { isolated, joined } from './isolation.ts';

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
