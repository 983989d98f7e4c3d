import { defaultLocale, type Locale } from '#domain/locale.ts';

/** The absolute address of a path of the product; an address that is absolute stays as it is. */
export function absoluteUrl(publicUrl: string, path: string): string {
  return /^https?:\/\//.test(path) ? path : `${publicUrl.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`;
}

/** A public path in one language: the plain path is English by default, `/fr` + path is always French. */
export function localizedPath(path: string, locale: Locale): string {
  if (locale === defaultLocale) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}
