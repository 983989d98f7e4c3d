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
  const isRightToLeft = rightToLeft.test(/\p{L}/u.exec(text)?.[0] ?? '');
  const runs = isRightToLeft ? runsOf(text).reverse().map(turned) : runsOf(text);
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

/**
 * Stretches of text of one font. A sign or space inside of a stretch belongs to it; one between two stretches stands for
 * itself, so that it stays between them whichever way the line runs.
 */
function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  let current: Run | undefined;
  let between = '';
  for (const letter of text) {
    if (current && !/[\p{L}\p{M}\p{N}]/u.test(letter)) {
      between += letter;
      continue;
    }
    const font = fontOf(letter);
    if (!font) continue;
    if (current?.font === font && [...between].every((sign) => holds(font, sign))) {
      current.text += between + letter;
    } else {
      current = { font, text: letter };
      runs.push(...signsOf(between), current);
    }
    between = '';
  }
  return [...runs, ...signsOf(between)];
}

function signsOf(text: string): Run[] {
  return [...text].flatMap((sign) => {
    const font = fontOf(sign);
    return font ? [{ font, text: sign }] : [];
  });
}

const pairs = ['()', '[]', '{}', '«»', '<>'];

/** A bracket between stretches that run from the right opens to the left. */
function turned(run: Run): Run {
  const pair = pairs.find((both) => both.includes(run.text));
  return pair ? { ...run, text: pair.startsWith(run.text) ? pair.charAt(1) : pair.charAt(0) } : run;
}

function holds(font: Font, letter: string): boolean {
  return font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
}

function fontOf(letter: string): Font | undefined {
  return glyphFonts().find((font) => holds(font, letter));
}

function widthOf({ font, text }: Run, size: number): number {
  return (font.layout(text).advanceWidth * size) / font.unitsPerEm;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
