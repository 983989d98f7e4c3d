import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { z } from 'zod';
import { westernDigits } from './digits.ts';

/** The dial code that forms start with (specification, section 3). */
export const defaultDialCode = '+974';

export const phoneMinimumDigits = 5;
export const phoneMaximumDigits = 9;

export interface Phone {
  /** National digits without spaces, trunk prefix or dial code. */
  phone: string;
  dial_code: string;
  /** The whole number in the international form, for links and messaging apps. */
  international: string;
}

/**
 * Reads a national number for a dial code. It has 5 to 9 digits and is valid there, or is a longer number
 * that the dial code's own numbering plan knows (India and the USA have 10); otherwise undefined. Digits of an Arabic
 * or Persian keyboard are taken for 0–9.
 */
export function parsePhone(dialCode: string, typed: string): Phone | undefined {
  const text = westernDigits(typed);
  if (!isDialCode(dialCode) || text.length > 40 || /[^\d\s().+/-]/u.test(text)) return undefined;
  const callingCode = dialCode.replace(/\D/g, '');
  const number = parsePhoneNumberFromString(text, { defaultCallingCode: callingCode });
  if (!number?.isValid() || number.countryCallingCode !== callingCode) return undefined;
  if (number.nationalNumber.length < phoneMinimumDigits) return undefined;
  return { phone: number.nationalNumber, dial_code: `+${callingCode}`, international: number.number };
}

/** The same of a number in the international form, which names its dial code itself. */
export function parseInternational(typed: string): Phone | undefined {
  const text = westernDigits(typed);
  if (text.length > 40 || /[^\d\s().+/-]/u.test(text)) return undefined;
  const number = parsePhoneNumberFromString(text);
  return number && parsePhone(`+${number.countryCallingCode}`, number.nationalNumber);
}

/** Whether the text has the form of a dial code: a plus sign and one to four digits. */
export function isDialCode(text: string): boolean {
  return /^\+[1-9]\d{0,3}$/.test(text);
}

/** A dial code such as +974. */
export const dialCode = z
  .string({ error: 'validation_dial_code_required' })
  .trim()
  .refine(isDialCode, { error: 'validation_dial_code_required' });

/** The text of a phone number; whether it is one for the dial code is told by `checkPhone` on the whole object. */
export const phoneText = z
  .string({ error: 'validation_phone_required' })
  .trim()
  .min(1, { error: 'validation_phone_required' });

/** What is said of a number that is none: the sentence of the specification, then what would be one. */
export const phoneRefusal = ['validation_phone_required', 'validation_phone_hint'] as const;

/** For the schema of an object with `dial_code` and `phone`: reports a number that is none there. */
export function checkPhone(
  value: { dial_code?: string | null; phone?: string | null },
  context: z.RefinementCtx,
  field = 'phone',
) {
  const code = value.dial_code ?? defaultDialCode;
  if (!value.phone || !isDialCode(code) || parsePhone(code, value.phone)) return;
  const params = { dial_code: code };
  for (const message of phoneRefusal) context.addIssue({ code: 'custom', path: [field], message, params });
}
