import { expect, test } from 'vitest';
import { stretchOf } from '#domain/companies/review.ts';
import type { PdfPiece } from '#web/pdf-pages.ts';
import { boxesOf } from './places.ts';

const piece = (text: string, top: number, more: Partial<PdfPiece> = {}): PdfPiece => ({
  ...{ text, left: 0.1, top, width: 0.5, height: 0.02, isRightToLeft: false },
  ...more,
});
const pages = [
  { pieces: [] },
  {
    pieces: [
      piece('Number: 165482', 0.1),
      piece('AL RAYYAN MARINE', 0.2),
      piece('SERVICES W.L.L.', 0.2, { left: 0.6, width: 0.3 }),
      piece('رقم السجل 7788', 0.3, { isRightToLeft: true }),
    ],
  },
  { pieces: [piece('Khalid', 0.1), piece('Saad', 0.15)] },
];
const text = pages.map(({ pieces }) => pieces.map((one) => one.text).join(' ')).join('\n');
const boxes = (kind: 'words' | 'number', claim: string) => {
  const stretch = stretchOf(kind, claim, text);
  return (
    stretch &&
    boxesOf(pages, stretch).map((box) =>
      [box.page, box.left, box.top, box.width, box.height].map((share) => +share.toFixed(3)),
    )
  );
};

test('a part of a line is framed where it stands in it, from whichever side it is read', () => {
  expect(boxes('number', '165482')).toEqual([[1, 0.365, 0.104, 0.235, 0.02]]);
  expect(boxes('number', '7788')).toEqual([[1, 0.1, 0.304, 0.154, 0.02]]);
});

test('pieces of one line are one frame; what runs over a line has one on each', () => {
  expect(boxes('words', 'Al Rayyan Marine Services')).toEqual([[1, 0.1, 0.204, 0.8, 0.02]]);
  expect(boxes('words', 'Khalid Saad')).toEqual([
    [2, 0.1, 0.104, 0.5, 0.02],
    [2, 0.1, 0.154, 0.5, 0.02],
  ]);
});

test('what the document does not bear out has no frame', () => {
  expect(boxes('words', 'Omar Saad')).toBeUndefined();
});
