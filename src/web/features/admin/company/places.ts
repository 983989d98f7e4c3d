import type { Stretch } from '#domain/companies/review.ts';
import type { ReadPage } from '#web/features/applications/review/draw-pdf.ts';
import type { PdfPiece } from '#web/pdf-pages.ts';

/** A box on a page, in shares of its width and height, from its upper left corner. */
export interface Box {
  page: number;
  left: number;
  top: number;
  width: number;
  height: number;
  isRightToLeft: boolean;
}

/**
 * Where a stretch of a document's text stands, line by line. Its text is that of `textOf`: pieces with a blank between
 * them, pages with a line. Of a piece that is
 * longer, the part is where its letters stand in a common face.
 */
export function boxesOf(pages: readonly ReadPage[], { start, end }: Stretch): readonly Box[] {
  const boxes: Box[] = [];
  let before = 0;
  for (const [page, { pieces }] of pages.entries()) {
    for (const piece of pieces) {
      const from = Math.max(start - before, 0);
      const to = Math.min(end - before, piece.text.length);
      if (from < to && piece.text.slice(from, to).trim()) grow(boxes, partOf(page, piece, from, to));
      before += piece.text.length + 1;
    }
    if (pieces.length === 0) before += 1;
  }
  return boxes;
}

/** Of the height of letters, what hangs below their line, which a piece's own height does not count. */
const belowLine = 0.2;

function partOf(page: number, piece: PdfPiece, from: number, to: number): Box {
  const { text, isRightToLeft } = piece;
  const all = widthOf(text);
  const before = widthOf(isRightToLeft ? text.slice(to) : text.slice(0, from));
  return {
    page,
    left: piece.left + (piece.width * before) / all,
    top: piece.top + piece.height * belowLine,
    width: (piece.width * widthOf(text.slice(from, to))) / all,
    height: piece.height,
    isRightToLeft,
  };
}

/** How wide a text is beside others: slender signs are half of a letter, capitals a quarter more. */
function widthOf(text: string): number {
  return [...text].reduce((sum, sign) => sum + (slender.has(sign) ? 2 : /\p{Lu}/u.test(sign) ? 5 : 4), 0);
}
const slender = new Set(" .,:;'|!-/()ijltfr");

/** A box in the line of the last one makes that one wider; others stand for themselves. */
function grow(boxes: Box[], box: Box): void {
  const line = boxes.at(-1);
  if (!line || line.page !== box.page || Math.abs(line.top - box.top) > line.height / 2) {
    boxes.push(box);
    return;
  }
  const right = Math.max(line.left + line.width, box.left + box.width);
  line.left = Math.min(line.left, box.left);
  line.width = right - line.left;
  line.height = Math.max(line.height, box.height);
}
