import { type Digits, defaultDigits } from '#domain/digits.ts';
import { otherDigitsOf } from '#domain/locale.ts';
import { useSurroundings } from './surroundings.ts';

/** How the digits look that can be chosen. */
export const digitSamples: Record<Digits, string> = { latn: '123', arab: '١٢٣' };

/** The digits that this page does not have and could; undefined in a language that has 0–9 alone. */
export function useOtherDigits(): Digits | undefined {
  const { locale, digits } = useSurroundings();
  const other = otherDigitsOf(locale);
  return other && digits === other ? defaultDigits : other;
}
