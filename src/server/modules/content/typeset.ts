import { isSpaced, type Locale } from '#domain/locale.ts';
import { productName } from '#domain/product.ts';
import { withFirmBlanks } from '#domain/text/spacing.ts';

/** A written text as it is shown: the product's name for `{product}`, true apostrophes, the blanks of the language. */
export function typeset(text: string, locale: Locale): string {
  const named = text.replaceAll('{product}', productName).replace(/(?<=\p{L})'/gu, '’');
  return isSpaced(locale) ? withFirmBlanks(named) : named;
}
