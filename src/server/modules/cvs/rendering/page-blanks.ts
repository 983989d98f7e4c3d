import type { Piece, Shape } from './drawn-pieces.ts';
import { hexOf, shapeFor } from './pdf-fonts.ts';
import { bareOf, kindOf, type PageDirection, rightOf, type Sequence, sizeOf } from './runs-of-arabic.ts';

/** What is written without being seen, for the readers of a page. */
export interface PageBlanks {
  /** Ends the line for Chrome's reader, which turns a line of both directions as a whole; '' where the page has no such blank. */
  apart(piece: Piece): string;
  /** Over a wide gap between two sequences, so that both are read as one line. */
  over(one: Sequence, other: Sequence): { text: string; isBeforeNext: boolean };
  /** Says behind a sign that it is read from the right. */
  mark(sign: Shape, from: number): string;
  /** pdftotext reads the lines of a page from the side of most of its letters: as many as are missing. */
  forDirection(): string;
}

export const directionMarks = { fromRight: '\u200f', fromLeft: '\u200e' };

/**
 * A blank with a mark of direction on both sides. Where the next word stands on its left, pdf.js leaves out what is
 * nothing but a blank; pdftotext takes a blank for a part of the number or name that is read before it.
 */
export function markedBlank({ font, number }: Shape, mark: string): string {
  return `[<${hexOf(shapeFor(font, number, `${mark} `))}${hexOf(shapeFor(font, number, mark, 0))}>]`;
}

/** In points: farther than any reader takes for one line. */
const farBelow = 25;
/** In sizes of the letters: wider than the blank between two words. */
const wide = { fromLeft: 0.6, fromRight: 0.3 };
/** In points: farther than pdftotext takes for one block. */
const farBeside = 20;
/** In points: as much as one column of a head is higher than the other. */
const farAbove = 60;
/** As many signs as pdftotext takes for one shape. */
const mostLetters = 8;

export function blanksOf(
  content: string,
  pieces: readonly Piece[],
  { isFromRight }: PageDirection,
): PageBlanks {
  const below = /\/Artifact BMC\nq\n1 0 0 -1 \S+ \S+ cm\n((?:(?!BMC|BDC|EMC).)*? T[jJ]\nET\nQ\n)EMC\n/s.exec(
    content,
  );
  const shapes = pieces.flatMap((piece) => piece.shapes);
  const blank = shapes.find(({ letters, x, right }) => letters === ' ' && right > x);
  return {
    apart: ({ place: { x, y } }) =>
      below
        ? `/Artifact BMC\nq\n1 0 0 -1 ${x} ${(Number(y) - farBelow).toFixed(2)} cm\n${below[1]}EMC\n`
        : '',
    over: (one, other) =>
      blank
        ? over(one, other, { blank, pieces, isPageFromRight: isFromRight })
        : { text: '', isBeforeNext: false },
    mark: ({ size, right }, from) => {
      if (!blank) return '';
      const place = `1 0 0 -1 ${Number((right - from).toFixed(5))} 0 Tm`;
      const number = shapeFor(blank.font, blank.number, directionMarks.fromRight, 0);
      return `/${blank.fontName} ${size} Tf\n${place}\n<${hexOf(number)}> Tj\n`;
    },
    forDirection: () => (blank && isFromRight ? forDirection(shapes, blank) : ''),
  };
}

function over(
  one: Sequence,
  other: Sequence,
  { blank, pieces, isPageFromRight }: { blank: Shape; pieces: readonly Piece[]; isPageFromRight: boolean },
): { text: string; isBeforeNext: boolean } {
  const none = { text: '', isBeforeNext: false };
  const [before, after] = [bareOf(one), bareOf(other)];
  const [first, second] = [before[0], after[0]];
  if (!first || !second) return none;
  // At the end of a line a blank is drawn over its last word.
  if ([before, after].some((words) => words.every((piece) => kindOf(piece) === 'blank'))) return none;
  if (isPageFromRight && isBesideColumn(before, after))
    return { text: between(before, after, blank, pieces), isBeforeNext: false };
  if (Math.abs(first.y - second.y) > 0.35 * sizeOf(first)) return none;
  const isFromRight = second.x < first.x;
  const [left, right] = isFromRight ? edges(after, before) : edges(before, after);
  const size = sizeOf(first);
  if (right - left < (isFromRight ? wide.fromRight : wide.fromLeft) * size) return none;
  const isPlain = !isFromRight && [...before, ...after].every((piece) => kindOf(piece) !== 'arabic');
  const drawn = isPlain
    ? `[<${hexOf(shapeFor(blank.font, blank.number, '  '))}>]`
    : markedBlank(blank, isFromRight ? directionMarks.fromRight : directionMarks.fromLeft);
  const stretch = (100 * (right - left)) / (((blank.font.widths.get(blank.number) ?? 0) * size) / 1000);
  const { color, place } = isFromRight ? second : first;
  return {
    text: `/Artifact BMC\nq\n1 0 0 -1 ${Number(left.toFixed(5))} ${place.y} cm\n${color}BT\n0 Tr\n/${blank.fontName} ${size} Tf\n${Number(stretch.toFixed(3))} Tz\n1 0 0 -1 0 0 Tm\n${drawn} TJ\nET\nQ\nEMC\n`,
    // Chrome's reader turns a Latin line to which something from the right belongs.
    isBeforeNext: isPageFromRight && before.some((piece) => kindOf(piece) === 'other'),
  };
}

/** Whether the one ends a column of a head, and the other begins the next one on its left. */
function isBesideColumn(before: readonly Piece[], after: readonly Piece[]): boolean {
  const [first, second] = [before[0], after[0]];
  if (!first || !second || second.y - first.y < 0.35 * sizeOf(first)) return false;
  const [left, right] = edges(after, before);
  return second.y - first.y < farAbove && right - left > 2 * farBeside;
}

/** A blank on the right of the second column, at the foot of the first: pdftotext takes neither for wider than that. */
function between(
  before: readonly Piece[],
  after: readonly Piece[],
  blank: Shape,
  all: readonly Piece[],
): string {
  const [first, second] = [before[0], after[0]];
  if (!first || !second) return '';
  const [, edge] = edges(after, before);
  const column = all.filter(
    (piece) => rightOf(piece) < edge && piece.y <= second.y && piece.y >= first.y - farBeside,
  );
  const x = Math.max(...column.map(rightOf)) + farBeside;
  const drawn = markedBlank(blank, directionMarks.fromRight);
  return `/Artifact BMC\nq\n1 0 0 -1 ${Number(x.toFixed(5))} ${first.place.y} cm\nBT\n0 Tr\n/${blank.fontName} 6 Tf\n1 0 0 -1 0 0 Tm\n${drawn} TJ\nET\nQ\nEMC\n`;
}

/** The right end of what stands on the left, the left end of what stands on the right. */
function edges(left: readonly Piece[], right: readonly Piece[]): [number, number] {
  return [Math.max(...left.map(rightOf)), Math.min(...right.map(({ x }) => x))];
}

function forDirection(shapes: readonly Shape[], blank: Shape): string {
  const letters = shapes.map((shape) => shape.letters).join('');
  const countOf = (sign: RegExp) => letters.match(sign)?.length ?? 0;
  const missing = countOf(/\p{Script=Latin}/gu) - countOf(/\p{Script=Arabic}/gu) + 1;
  if (missing <= 0) return '';
  const number = shapeFor(blank.font, blank.number, directionMarks.fromRight.repeat(mostLetters));
  const text = hexOf(number).repeat(Math.ceil(missing / mostLetters));
  // At the end of a page from the right pdftotext would take the last of a column at the side for as wide as the page.
  const width = ((blank.font.widths.get(blank.number) ?? 0) * 6 * Math.ceil(missing / mostLetters)) / 1000;
  const x = Math.max(...shapes.map(({ right }) => right)) - width;
  return `/Artifact BMC\nq\n1 0 0 -1 ${Number(x.toFixed(5))} 8 cm\nBT\n0 Tr\n/${blank.fontName} 6 Tf\n1 0 0 -1 0 0 Tm\n<${text}> Tj\nET\nQ\nEMC\n`;
}
