import { formatTag } from '#domain/locale.ts';
import { getLocale } from '#texts/runtime.js';

/** A number as the language of the page writes it: 1.9, 1,9. */
export function numberText(value: number): string {
  return new Intl.NumberFormat(formatTag(getLocale())).format(value);
}

/** A part in whole per cent, as the language of the page writes it: 48%, 48 %. */
export function percentText(part: number): string {
  return new Intl.NumberFormat(formatTag(getLocale()), { style: 'percent' }).format(part);
}
