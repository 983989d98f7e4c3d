import names from 'virtual:files-by-language';
import type { Locale } from '#domain/locale.ts';

const byLanguage = new Set(names);

/** Where a file of the browser's stands for a page of that language; what holds no text stands once for all. */
export function addressIn(locale: Locale, url: string): string {
  return byLanguage.has(url.slice(1)) ? url.replace('/assets/', `/assets/${locale}/`) : url;
}
