import { z } from 'zod';
import { plainDigits } from '#domain/digits.ts';
import { isCalendarDate } from '#domain/time.ts';
import { codePointLength, isStorable } from './characters.ts';
import { readsNumber } from './saved.ts';
import { shortText, type TextMessages } from './text.ts';

/** Education and experience texts have at least 4 characters; a value in capitals may have 2 (IBM, CEO, HR). */
export const entryTextMinimum = 4;
const entryCapitalsMinimum = 2;
const entryTextMaximum = 255;
export const entryDescriptionMaximum = 2000;

function isLongEnoughForEntry(text: string): boolean {
  const length = codePointLength(text);
  if (length >= entryTextMinimum) return true;
  return length >= entryCapitalsMinimum && /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text);
}

/** A named text of an entry: 'The field {name} should be minimum 4 characters'. */
export function entryText(name: string, messages: TextMessages) {
  return shortText(entryTextMaximum, messages).refine((text) => text === '' || isLongEnoughForEntry(text), {
    error: 'validation_field_minimum',
    params: { name, number: entryTextMinimum },
  });
}

/** What was typed as a number, in the digits of any keyboard; NaN where it is none. */
function typedNumber(typed: string | number): number {
  return typeof typed === 'number' ? typed : Number(plainDigits(typed));
}

/** A year as a number or its digits; the earliest that a person may give is 1940. */
export function year(required: string, latest = 2100) {
  return z
    .union([z.number(), z.string()], { error: required })
    .transform((value) => (value === '' ? Number.NaN : typedNumber(value)))
    .superRefine((value, context) => {
      if (Number.isNaN(value)) context.addIssue({ code: 'custom', message: required });
      else if (!Number.isInteger(value) || value < 1940 || value > latest) {
        context.addIssue({ code: 'custom', message: 'validation_year' });
      }
    });
}

/** The message of a number that is none; a bound that it passes keeps its own, which names the bound. */
export function notANumber({ code }: { code?: string }): string | undefined {
  return code === 'invalid_type' ? 'validation_number' : undefined;
}

/** A number or its digits that may be left out: '' and null become null, undefined stays. */
export function optionalNumber({ minimum = 0, maximum = 100_000_000, integer = false } = {}) {
  return z
    .union([z.number(), z.string().trim().max(30)], { error: 'validation_number' })
    .transform((value) => (value === '' ? null : typedNumber(value)))
    .superRefine((value, context) => {
      if (value === null) return;
      if (!Number.isFinite(value)) {
        context.addIssue({ code: 'custom', message: 'validation_number' });
      } else if (integer && !Number.isInteger(value)) {
        context.addIssue({ code: 'custom', message: 'validation_whole_number' });
      } else if (value < minimum) {
        context.addIssue({
          code: 'custom',
          message: 'validation_minimum_value',
          params: { number: minimum },
        });
      } else if (value > maximum) {
        context.addIssue({
          code: 'custom',
          message: 'validation_maximum_value',
          params: { number: maximum },
        });
      }
    })
    .register(readsNumber, { saved: 'number' })
    .nullish();
}

/** A calendar date that may be left out; '' is null. */
export function optionalDate() {
  return z
    .string({ error: 'validation_date' })
    .trim()
    .refine((text) => text === '' || isCalendarDate(text), { error: 'validation_date' })
    .transform((text) => text || null)
    .nullish();
}

/** The text of a list's filter, '' when left out: what is too long or could be stored nowhere counts as left out. */
export function filterText(maximum: number) {
  return z.string().max(maximum).refine(isStorable).catch('');
}
