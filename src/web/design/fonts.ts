import head from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import text from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import joined from '@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2?url';
import { type Locale, textDirection } from '#domain/locale.ts';

/** The two files of the first view of a language, text before headings, to preload with `as="font" crossorigin`. */
export function preloadedFonts(locale: Locale): readonly string[] {
  return textDirection(locale) === 'rtl' ? [joined, text] : [text, head];
}
