import { numberFormat } from '#domain/formats.ts';
import { formatTag, type Locale } from '#domain/locale.ts';

const wordsPerMinute = 220;

/** How long a text takes to read, in whole minutes and in words: '3 minutes' (specification, section 3). */
export function readTime(markdown: string, locale: Locale): string {
  const words = markdown.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0;
  const minutes = Math.max(1, Math.round(words / wordsPerMinute));
  return numberFormat(formatTag(locale), {
    style: 'unit',
    unit: 'minute',
    unitDisplay: 'long',
  }).format(minutes);
}
