import type { Piece, Shape } from './drawn-pieces.ts';

export interface PageDirection {
  isFromRight: boolean;
  /** The element of the tags of each number. */
  elements: readonly string[];
}

/** Pieces that stand side by side, drawn one after the other from the left. */
export type Sequence = [Piece, ...Piece[]];

type Kind = 'arabic' | 'other' | 'blank' | 'sign' | 'mark';

export function kindOf({ shapes }: Piece): Kind {
  const letters = shapes.map((shape) => shape.letters).join('');
  if (shapes.every(isMark)) return 'mark';
  if (/\p{Script=Arabic}/u.test(letters.replace(/[\p{N}\p{P}]/gu, ''))) return 'arabic';
  if (/[\p{L}\p{N}]/u.test(letters)) return 'other';
  return shapes.every((shape) => isBlank(shape)) ? 'blank' : 'sign';
}

export function isBlank({ letters }: Shape): boolean {
  return /^\s+$/.test(letters);
}

export function isMark({ letters, x, right }: Shape): boolean {
  return right === x && /^\p{M}+$/u.test(letters);
}

export function sizeOf({ shapes }: Piece): number {
  return Number(shapes[0]?.size ?? 0);
}

export function rightOf({ shapes, x }: Piece): number {
  return shapes.at(-1)?.right ?? x;
}

/** Without marks, which stand on another line than their letters. */
export function bareOf(pieces: readonly Piece[]): Piece[] {
  return pieces.filter((piece) => kindOf(piece) !== 'mark');
}

/** In points: as far as a mark may be moved from the line of its letter. */
const mostRise = 8;
/** In sizes of the letters: as much as two letters are moved together. */
const mostKerning = 0.2;

export function sequencesOf(pieces: readonly Piece[], { elements }: PageDirection): Sequence[] {
  const sequences: Sequence[] = [];
  let letter: Piece | undefined;
  let last: Piece | undefined;
  for (const piece of pieces) {
    const isOfOne = last?.end === piece.at && elements[last.tag] === elements[piece.tag];
    if (isOfOne && isBeside(letter, piece)) sequences.at(-1)?.push(piece);
    else {
      sequences.push([piece]);
      letter = undefined;
    }
    if (kindOf(piece) !== 'mark') letter = piece;
    last = piece;
  }
  return sequences;
}

function isBeside(letter: Piece | undefined, piece: Piece): boolean {
  if (!letter) return true;
  if (kindOf(piece) === 'mark') return Math.abs(letter.y - piece.y) <= mostRise;
  const isNext = Math.abs(piece.x - rightOf(letter)) < mostKerning * sizeOf(piece);
  return isNext && Math.abs(letter.y - piece.y) < 0.01;
}

/** The parts of a sequence that are read from the right, each whole. */
export function runsOf(
  sequence: Sequence,
  { before, after }: { before: Sequence | undefined; after: Sequence | undefined },
  page: PageDirection,
): Piece[][] {
  const kinds = sequence.map(kindOf);
  if (kinds.every((kind) => kind === 'blank') && isOver(sequence, after)) return [];
  const hasArabic = kinds.includes('arabic');
  const isFromRight =
    page.isFromRight ||
    isRightOf(before, sequence) ||
    isRightOf(sequence, after) ||
    (hasArabic && /^[\s.،؛:!؟]/u.test(sequence[0].shapes[0]?.letters ?? ''));
  if (isFromRight && !kinds.includes('other')) return [sequence];
  return hasArabic ? arabicOf(sequence, kinds) : [];
}

/** A blank that ends a line is drawn over its last word. */
function isOver([blank]: Sequence, after: Sequence | undefined): boolean {
  const [word] = bareOf(after ?? []);
  return word !== undefined && word.x < rightOf(blank) && rightOf(word) > blank.x && word.y === blank.y;
}

/** From Arabic to Arabic, with what stands between; what stands at the edges is read from the left. */
function arabicOf(sequence: Sequence, kinds: readonly Kind[]): Piece[][] {
  const runs: Piece[][] = [];
  let from = 0;
  while (from < kinds.length) {
    const found = kinds.indexOf('other', from);
    const end = found < 0 ? kinds.length : found;
    let first = kinds.slice(0, end).indexOf('arabic', from);
    if (first >= 0) {
      while (first > from && kinds[first - 1] === 'mark') first -= 1;
      runs.push(sequence.slice(first, kinds.slice(0, end).lastIndexOf('arabic') + 1));
    }
    from = end + 1;
  }
  return runs;
}

/** Whether the one stands on the right of the other on its line, and was drawn before it. */
function isRightOf(one: Sequence | undefined, other: Sequence | undefined): boolean {
  const [first] = bareOf(one ?? []);
  const second = bareOf(other ?? []).at(-1);
  if (!first || !second) return false;
  return Math.abs(first.y - second.y) < 0.3 * sizeOf(first) && rightOf(second) <= first.x + 0.5;
}
