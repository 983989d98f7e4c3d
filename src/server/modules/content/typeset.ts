import { isSpaced, type Locale } from '#domain/locale.ts';
import { withFirmBlanks } from '#domain/text/spacing.ts';
import { m } from '#texts/any-language.js';

/** A written text as it is shown: the product's name for `{product}`, true apostrophes, the blanks of the language. */
export function typeset(text: string, locale: Locale): string {
  const product = m.product_name({}, { locale });
  const named = text.replaceAll('{product}', product).replace(/(?<=\p{L})'/gu, '’');
  return isSpaced(locale) ? withFirmBlanks(named) : named;
}
