import { isSpaced, type Locale } from '#domain/locale.ts';
import { productName } from '#domain/product.ts';

const noBreak = '\u00a0';

/** A written text as it is shown: the product's name for `{product}`, true apostrophes, the blanks of the language. */
export function typeset(text: string, locale: Locale): string {
  const named = text.replaceAll('{product}', productName).replace(/(?<=\p{L})'/gu, '’');
  return isSpaced(locale) ? spaceSigns(named) : named;
}

function spaceSigns(text: string): string {
  return text
    .replace(/ (?=[:;?!»%])/g, noBreak)
    .replace(/(?<=«) /g, noBreak)
    .replace(/(?<=\d) (?=\d{3}(?!\d)|QAR|Mo\b|h\b)/g, noBreak)
    .replace(/(?<=n°) /g, noBreak);
}
