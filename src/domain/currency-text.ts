import { numberFormat } from '#domain/formats.ts';
import { formatTag, type Locale, textDirection } from './locale.ts';

/** A currency as amounts name it: by its code, in a language from the right by its own sign (ر.ق.). */
export function currencyText(currency: string, locale: Locale): string {
  if (textDirection(locale) === 'ltr') return currency;
  const written = numberFormat(formatTag(locale), { style: 'currency', currency }).formatToParts(0);
  // Beside the sign `Intl` puts marks that nobody sees; the line sets its values apart itself.
  return (written.find(({ type }) => type === 'currency')?.value ?? currency).replace(/[\u200e\u200f]/g, '');
}
