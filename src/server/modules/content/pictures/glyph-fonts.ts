import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

// A bare machine has no fonts, so text is drawn as outlines from the packages' own files, bold and only once read.
const files = [
  '@fontsource/figtree/files/figtree-latin-700-normal.woff',
  '@fontsource/figtree/files/figtree-latin-ext-700-normal.woff',
  '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-700-normal.woff',
];

let read: readonly Font[] | undefined;

/** The fonts in the order in which they are asked for a character. */
export function glyphFonts(): readonly Font[] {
  read ??= files.map(readFont);
  return read;
}

function readFont(file: string): Font {
  const font = create(readFileSync(createRequire(import.meta.url).resolve(file)));
  if (!('layout' in font)) throw new Error(`${file} holds no single font`);
  // A glyph keeps the letter that it was first made for: an alef that was first drawn as a part of أ would join nothing.
  for (const letter of font.characterSet) font.glyphForCodePoint(letter);
  return font;
}
