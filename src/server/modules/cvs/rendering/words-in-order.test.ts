import { deflateSync } from 'node:zlib';
import { getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { emptyCv } from '#domain/cvs/document.ts';
import { piecesOf } from './drawn-pieces.ts';
import type { PdfFont } from './pdf-fonts.ts';
import { objectsOf, objectText, packedStream, streamText, withObjects } from './pdf-objects.ts';
import { renderCv } from './render-cv.ts';
import { contentInOrder, withWordsInOrder } from './words-in-order.ts';

/** Shapes of one width, each for the letter of its number; `~` is a mark without a width. */
function fontOf(): PdfFont {
  const letters = new Map([...'ابتثج abc.~'].map((letter, number) => [number, letter]));
  letters.set(10, '\u0651');
  const widths = new Map([...letters.keys()].map((number) => [number, number === 10 ? 0 : 1000]));
  return { letters, widths, added: new Map(), objects: { descendant: 1, letters: 2 } };
}

const [one, two, blank, latin, stop, mark] = ['00', '01', '05', '06', '09', '0A'];

function piece(tag: number, x: number, y: number, shapes: string, font = 'f0'): string {
  return `/Span <<\n  /MCID ${tag}\n>> BDC\nq\n1 0 0 -1 ${x} ${y} cm\n/c0 cs\n0 0 0 scn\nBT\n0 Tr\n/${font} 10 Tf\n1 0 0 -1 0 0 Tm\n(${literal(shapes)}) Tj\nET\nQ\nEMC\n`;
}

/** Two bytes each, as the compiler writes them. */
function literal(shapes: string): string {
  return (shapes.match(/../g) ?? [])
    .map((hex) => `\\000\\${Number.parseInt(hex, 16).toString(8).padStart(3, '0')}`)
    .join('');
}

/** Per number of the tags what is drawn, and where; a blank of its own between two marks of direction is `+`. */
function drawnOf(content: string, { isFromRight = true, elements = [] as string[] } = {}): string[] {
  const font = fontOf();
  const fonts = new Map([
    ['f0', font],
    ['f1', font],
  ]);
  const after = contentInOrder(content, piecesOf(content, fonts), { isFromRight, elements });
  const added = new Map([...font.added.values()].map(({ number, letters }) => [number, letters]));
  return [...after.matchAll(/\/MCID (\d+)\n>> BDC\n(?:q\n1 0 0 -1 (\S+) (?:.*?)BT\n(.*?)ET\nQ\n)?EMC/gs)].map(
    ([, tag, x = '', body = '']) => {
      const hex = [...body.matchAll(/<([\dA-F]+)>|\((.*?)\) Tj/gs)].map(([, codes = '', text = '']) =>
        (
          codes.match(/.{4}/g) ??
          [...text.matchAll(/\\000\\(\d{3})/g)].map(([, octal = '']) =>
            Number.parseInt(octal, 8).toString(16),
          )
        ).map((code) => {
          const number = Number.parseInt(code, 16);
          return added.get(number) ?? font.letters.get(number) ?? '';
        }),
      );
      const letters = hex.flat().join('').replace('\u200f \u200f', '+').replaceAll('\u200f', '');
      return `${tag} ${x} ${letters}`.trim();
    },
  );
}

test('words of Arabic side by side are drawn at once, the numbers of the tags in their order', () => {
  const content = piece(0, 10, 700, one) + piece(1, 20, 700, blank, 'f1') + piece(2, 30, 700, two);
  expect(drawnOf(content)).toEqual(['0 10 ا ب', '1', '2']);
});

test('a blank at the edge of such words is drawn behind them, between two marks of their direction', () => {
  const content = piece(0, 10, 700, blank, 'f1') + piece(1, 20, 700, one + two);
  expect(drawnOf(content)).toEqual(['0 20 اب', '1 10 +']);
});

test('a full stop on their left is drawn behind them', () => {
  const content = piece(0, 10, 700, stop, 'f1') + piece(1, 20, 700, one + two);
  expect(drawnOf(content)).toEqual(['0 20 اب', '1 10 .']);
});

test('a letter stands for its mark, too, which is drawn behind and has no number of the tags', () => {
  const content = piece(0, 10, 700, one) + piece(1, 20, 702.5, mark) + piece(2, 20, 700, two);
  expect(drawnOf(content)).toEqual(['0 10 ا\u0651ب', '1', '2']);
});

test('what belongs to two elements of the tags stays apart', () => {
  const content = piece(0, 10, 700, one) + piece(1, 20, 700, two);
  expect(drawnOf(content, { elements: ['7 0 R', '8 0 R'] })).toEqual(['0 10 ا', '1 20 ب']);
});

test('in a text from the left what stands around Arabic keeps its place', () => {
  const content =
    piece(0, 10, 700, latin) + piece(1, 20, 700, one) + piece(2, 30, 700, blank) + piece(3, 40, 700, two);
  expect(drawnOf(content, { isFromRight: false })).toEqual(['0 10 a', '1 20 ا ب', '2', '3']);
});

test('Latin text is drawn as it was; a wide gap of its line is filled with a blank', () => {
  const content = piece(0, 10, 700, latin) + piece(1, 20, 700, blank) + piece(2, 100, 700, latin);
  const font = fontOf();
  const pieces = piecesOf(content, new Map([['f0', font]]));
  const after = contentInOrder(content, pieces, { isFromRight: false, elements: [] });
  const added = after.replace(piece(0, 10, 700, latin), '').replace(piece(1, 20, 700, blank), '');
  expect(added).toMatch(/^\/Artifact BMC\nq\n1 0 0 -1 30 700 cm\n.*700 Tz\n.*EMC\n\/Span/s);
  expect([...font.added.values()].map(({ letters }) => letters)).toEqual(['  ']);
});

test('a blank that ends a line, drawn over its last word, stays as it was', () => {
  const content = piece(0, 10, 700, blank) + piece(1, 10, 700, one + two);
  expect(drawnOf(content)).toEqual(['0 10', '1 10 اب']);
});

test('no gap is filled before a blank that ends a line, drawn over its last word', () => {
  const content = piece(0, 100, 700, latin) + piece(1, 10, 700, blank) + piece(2, 10, 700, one);
  const pieces = piecesOf(content, new Map([['f0', fontOf()]]));
  expect(contentInOrder(content, pieces, { isFromRight: true, elements: [] })).not.toContain(' Tz\n');
});

test('a blank stands on the right of the column that is read second, at the foot of the first', () => {
  const head = piece(0, 300, 700, one) + piece(1, 10, 720, two);
  const content = head + piece(2, 10, 710, two + two + two) + piece(3, 10, 600, one + blank + two);
  const pieces = piecesOf(content, new Map([['f0', fontOf()]]));
  expect(contentInOrder(content, pieces, { isFromRight: false, elements: [] })).not.toContain('Artifact');
  const after = contentInOrder(content, pieces, { isFromRight: true, elements: [] });
  expect(after.match(/Artifact BMC\nq\n1 0 0 -1 60 700 cm/g)).toHaveLength(1);
});

test('what is built in another way, or is no PDF, is given back untouched', () => {
  const pages = '%PDF\n1 0 obj\n<<\n  /Type /Page\n  /Contents 2 0 R\n>>\nendobj\n';
  const packed = deflateSync(Buffer.from(piece(0, 10, 700, one))).toString('latin1');
  const stream = (length: number) =>
    `\n2 0 obj\n<<\n  /Length ${length}\n  /Filter /FlateDecode\n>>\nstream\n${packed}\nendstream\nendobj\n`;
  for (const file of ['', 'no PDF', pages, pages + stream(2), pages + stream(packed.length)]) {
    const pdf = Buffer.from(file, 'latin1');
    expect(withWordsInOrder(pdf)).toBe(pdf);
  }
});

test('a file keeps its other objects where some are replaced, and gains those that are new', async () => {
  const before = objectsOf(Buffer.from((await renderCv(emptyCv('en'))).pdf));
  const after = objectsOf(withObjects(before, [packedStream(1, 'one'), packedStream(4000, 'new')]));
  expect([streamText(after, 1), streamText(after, 4000)]).toEqual(['one', 'new']);
  expect(objectText(after, 3)).toBe(objectText(before, 3));
  expect(after.text.match(/startxref/g)).toHaveLength(1);
});

test('a made CV whose marks were moved is one that readers open, with every mark in its word', async () => {
  const cv = emptyCv('ar');
  const { pdf } = await renderCv({
    ...cv,
    basics: { ...cv.basics, name: 'ليلى حدّاد', title: 'خبرة 30 يومًا' },
  });
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const { items } = await (await document.getPage(1)).getTextContent();
  const texts = items.flatMap((item) => ('str' in item ? [item.str] : []));
  expect(texts.filter((text) => /\p{M}/u.test(text))).toEqual(['ليلى حدّاد', 'يومًا']);
});
