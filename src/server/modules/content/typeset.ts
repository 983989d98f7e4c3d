import { isSpaced, type Locale } from '#domain/locale.ts';
import { withFirmBlanks, withFirmHyphens } from '#domain/text/spacing.ts';
import { m } from '#texts/any-language.js';

/** A written text as it is shown: the product's name for `{product}`, true apostrophes, blanks and hyphens of the language. */
export function typeset(text: string, locale: Locale): string {
  const product = m.product_name({}, { locale });
  const named = text.replaceAll('{product}', product).replace(/(?<=\p{L})'/gu, '’');
  return isSpaced(locale) ? outsideOfAddresses(withFirmBlanks(named), withFirmHyphens) : named;
}

/** Where a link leads stays as it was written. */
function outsideOfAddresses(text: string, change: (words: string) => string): string {
  return text
    .split(/(\]\([^()[\]\n]*\)|\bhttps?:[^\s)]+)/)
    .map((piece, place) => (place % 2 === 1 ? piece : change(piece)))
    .join('');
}
