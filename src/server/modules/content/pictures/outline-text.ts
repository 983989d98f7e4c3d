import type { Font } from 'fontkit';
import { glyphFonts } from './glyph-fonts.ts';

type Run = { font: Font; text: string };

export type TextLine = {
  text: string;
  /** In the unit of the font size. */
  width: number;
};

// Nothing longer fits a picture; the cap keeps the cost of wrapping bounded.
const longestText = 400;

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u;

/** The width of a text that stands on one line. */
export function measureText(text: string, size: number): number {
  return runsOf(text).reduce((width, run) => width + widthOf(run, size), 0);
}

/** A line of text as SVG outlines; `x` is its left end, `y` its base line. Characters of no font are left out. */
export function outlineText(text: string, { x, y, size }: { x: number; y: number; size: number }): string {
  const runs = rightToLeft.test(text.charAt(0)) ? runsOf(text).reverse() : runsOf(text);
  let left = x;
  const shapes: string[] = [];
  for (const run of runs) {
    const scale = size / run.font.unitsPerEm;
    const { glyphs, positions } = run.font.layout(run.text);
    for (const [index, glyph] of glyphs.entries()) {
      const position = positions[index];
      if (!position) continue;
      const path = glyph.path.toSVG();
      const [shiftX, shiftY] = [left + position.xOffset * scale, y - position.yOffset * scale];
      if (path)
        shapes.push(
          `<path transform="translate(${round(shiftX)} ${round(shiftY)}) scale(${scale} -${scale})" d="${path}"/>`,
        );
      left += position.xAdvance * scale;
    }
  }
  return shapes.join('');
}

/** Breaks a text into at most `lines` lines of a width; what is left over ends in an ellipsis. */
export function wrapText(
  text: string,
  { size, width, lines }: { size: number; width: number; lines: number },
): TextLine[] {
  const wrapped: string[] = [];
  for (const word of drawable(text).split(/\s+/).filter(Boolean)) {
    const current = wrapped.at(-1);
    const longer = current === undefined ? word : `${current} ${word}`;
    if (current !== undefined && measureText(longer, size) <= width) wrapped[wrapped.length - 1] = longer;
    else wrapped.push(word);
  }
  const kept = wrapped.slice(0, lines).map((line) => shorten(line, size, width));
  const last = kept.at(-1);
  if (last !== undefined && wrapped.length > lines) kept[kept.length - 1] = shorten(`${last}…`, size, width);
  return kept.map((line) => ({ text: line, width: measureText(line, size) }));
}

function shorten(line: string, size: number, width: number): string {
  if (measureText(line, size) <= width) return line;
  let letters = [...line.replace(/…$/, '')];
  while (letters.length > 1 && measureText(`${letters.join('').trimEnd()}…`, size) > width)
    letters = letters.slice(0, -1);
  return `${letters.join('').trimEnd()}…`;
}

function drawable(text: string): string {
  return [...text.normalize('NFC').slice(0, longestText)]
    .map((letter) => (/\s/.test(letter) ? ' ' : fontOf(letter) ? letter : ''))
    .join('');
}

/** Stretches of text of one font; spaces and signs stay with the stretch before them. */
function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  for (const letter of text) {
    const current = runs.at(-1);
    const isNeutral = !/[\p{L}\p{N}]/u.test(letter);
    if (current && isNeutral && current.font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
      current.text += letter;
    else {
      const font = fontOf(letter);
      if (!font) continue;
      if (current?.font === font) current.text += letter;
      else runs.push({ font, text: letter });
    }
  }
  return runs;
}

function fontOf(letter: string): Font | undefined {
  return glyphFonts().find((font) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
}

function widthOf({ font, text }: Run, size: number): number {
  return (font.layout(text).advanceWidth * size) / font.unitsPerEm;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
