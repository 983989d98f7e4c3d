import type { Locale } from '#domain/locale.ts';
import { productName } from '#domain/product.ts';

const noBreak = '\u00a0';

/** A written text as it is shown: the product's name for `{product}`, true apostrophes, French spacing. */
export function typeset(text: string, locale: Locale): string {
  const named = text.replaceAll('{product}', productName).replace(/(?<=\p{L})'/gu, '’');
  return locale === 'fr' ? spaceInFrench(named) : named;
}

function spaceInFrench(text: string): string {
  return text
    .replace(/ (?=[:;?!»%])/g, noBreak)
    .replace(/(?<=«) /g, noBreak)
    .replace(/(?<=\d) (?=\d{3}(?!\d)|QAR|Mo\b|h\b)/g, noBreak)
    .replace(/(?<=n°) /g, noBreak);
}
