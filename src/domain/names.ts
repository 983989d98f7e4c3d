import { nameText } from './text/text.ts';

export const personNameMaximum = 255;
export const companyNameMaximum = 255;

const personNamePattern = /^[\p{L}\p{M} .,'\u2019-]+$/u;
const companyNamePattern = /^[\p{L}\p{M}\p{Nd} .,'\u2019&()-]+$/u;

const arabicLetter = /(?=\p{Script=Arabic})\p{L}/u;

/**
 * A person's name: letters of any script with their marks, space, dot, comma, apostrophe and hyphen;
 * at least two letters, fewer than 256 characters.
 */
export const personName = nameText(personNameMaximum, {
  required: 'validation_full_name_required',
  characters: 'validation_full_name_invalid',
}).refine((name) => name === '' || (personNamePattern.test(name) && letterCount(name) >= 2), {
  error: 'validation_full_name_invalid',
});

/** The same in Arabic, beside the one in Latin letters: of the same characters, one of them an Arabic letter; it may stay empty. */
export const personNameInArabic = nameText(
  personNameMaximum,
  { characters: 'validation_full_name_invalid' },
  0,
)
  .refine((name) => name === '' || (personNamePattern.test(name) && letterCount(name) >= 2), {
    error: 'validation_full_name_invalid',
    abort: true,
  })
  .refine((name) => name === '' || arabicLetter.test(name), { error: 'validation_name_in_arabic' })
  .nullish();

/** A company's name: letters of any script, digits, space and `. , ' & - ( )`, at least one letter, at most 255. */
export const companyName = nameText(companyNameMaximum, {
  required: 'validation_company_name_required',
  characters: 'validation_company_name_invalid',
}).refine((name) => name === '' || (companyNamePattern.test(name) && letterCount(name) >= 1), {
  error: 'validation_company_name_invalid',
});

/** The same in Arabic, beside the one in Latin letters: of the same characters, one of them an Arabic letter; it may stay empty. */
export const companyNameInArabic = nameText(
  companyNameMaximum,
  { characters: 'validation_company_name_invalid' },
  0,
)
  .refine((name) => name === '' || companyNamePattern.test(name), {
    error: 'validation_company_name_invalid',
    abort: true,
  })
  .refine((name) => name === '' || arabicLetter.test(name), { error: 'validation_name_in_arabic' })
  .nullish();

function letterCount(name: string): number {
  return name.match(/\p{L}/gu)?.length ?? 0;
}
