import head from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import text from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';

/** The two files of the first view, text before headings, to preload with `as="font" crossorigin`. */
export const preloadedFonts: readonly string[] = [text, head];
