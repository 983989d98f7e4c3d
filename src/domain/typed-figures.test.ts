import { expect, test } from 'vitest';
import type { z } from 'zod';
import { contactMessage } from './contact.ts';
import { givenCode } from './identity/second-factor.ts';
import { readAmount } from './job-openings/opening.ts';
import { parseInternational, parsePhone } from './phones.ts';
import { wholeNumber } from './search-values.ts';
import { optionalNumber, year } from './text/fields.ts';

// What a form without scripts, or a program, sends as an Arabic or Persian keyboard writes it.

test('a figure is read in the digits of any keyboard, within the same bounds', () => {
  const figure = optionalNumber({ maximum: 60, integer: true });
  expect(['٦٠', '۶۰', '60', ' ٧ ', '', '٠'].map((typed) => figure.parse(typed))).toEqual([
    60,
    60,
    60,
    7,
    null,
    0,
  ]);
  for (const typed of ['٦١', '٧٫٥', '-١', '١٢a', '١٬٢٠٠', '٦٠ سنة'])
    expect(figure.safeParse(typed).success, typed).toBe(false);
  expect(optionalNumber().parse('١٢٫٥')).toBe(12.5);
  const studied = year('validation_year');
  expect([studied.parse('١٩٤٠'), studied.safeParse('١٩٣٩').success]).toEqual([1940, false]);
});

test('an amount keeps its groups, and what is none stays none', () => {
  expect(['١٢٬٠٠٠', '۱۲ ۰۰۰', '12,000', '١٢٠٠٠'].map(readAmount)).toEqual([12_000, 12_000, 12_000, 12_000]);
  expect([readAmount(' '), readAmount('١٢٬٠٠')]).toEqual([null, Number.NaN]);
});

test('an address that was typed or sent without scripts says its figures', () => {
  expect(wholeNumber('٥٠٠٠', 1)).toBe(5000);
  expect([wholeNumber('٠', 1), wholeNumber('٥٠ ', 1), wholeNumber('١٢٣٤٥٦٧٨٩٠', 1)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('a phone and a code are kept in 0–9', () => {
  expect(parsePhone('+974', '٣٣٦٦ ٠٢٦١')).toMatchObject({ phone: '33660261', international: '+97433660261' });
  expect(parseInternational('+۹۷۴ ۳۳۶۶۰۲۶۱')).toMatchObject({ phone: '33660261' });
  expect(parsePhone('+974', '٣٣٦٦ ٠٢٦س')).toBeUndefined();
  expect(givenCode.parse('١٢٣ ٤٥٦')).toBe('123456');
  const phone: z.ZodType = contactMessage.shape.phone;
  expect([phone.parse('+٩٧٤ ٣٣٦٦ ٠٢٦١'), phone.safeParse('٣٣x').success]).toEqual(['+974 3366 0261', false]);
});
