import { deflateSync } from 'node:zlib';
import { getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { emptyCv } from '#domain/cvs/document.ts';
import { contentWithMarksLast, withMarksLast } from './marks-last.ts';
import { renderCv } from './render-cv.ts';

const piece = (number: number, x: number, y: number, drawn: string) =>
  `/Span <<\n  /MCID ${number}\n>> BDC\nq\n1 0 0 -1 ${x} ${y} cm\nBT\n${drawn}\nET\nQ\nEMC\n`;
const letter = (code: string) => `/ReversedChars BMC\n(${code}) Tj\nEMC`;
const mark = (code: string) => `[-90 (${code})] TJ`;
const actual = (codes: string, drawn: string) =>
  `/Span <<\n  /ActualText <FEFF${codes}>\n>> BDC\n${drawn}\nEMC`;

test('a mark is written behind the words beside its letter, where it was; the tags keep their order', () => {
  const content = [
    piece(0, 10, 700, letter('one')),
    piece(1, 20, 702.5, mark('mark')),
    piece(2, 20, 700, letter('two')),
    piece(3, 30, 700, letter('three')),
    piece(4, 10, 680, letter('below')),
  ];
  expect(contentWithMarksLast(content.join(''))).toBe(
    [
      content[0],
      piece(1, 20, 700, letter('two')),
      piece(2, 30, 700, letter('three')),
      piece(3, 20, 702.5, mark('mark')),
      content[4],
    ].join(''),
  );
});

test('a blank far below the line stands before the marks and behind them, as the page has one', () => {
  const blank = (x: number, y: number | string) =>
    `/Artifact BMC\nq\n1 0 0 -1 ${x} ${y} cm\nBT\n(blank) Tj\nET\nQ\nEMC\n`;
  const content = piece(0, 10, 702.5, mark('mark')) + piece(1, 10, 700, letter('one')) + blank(300, 300);
  expect(contentWithMarksLast(content)).toBe(
    [
      piece(0, 10, 700, letter('one')),
      blank(10, '675.00'),
      piece(1, 10, 702.5, mark('mark')),
      blank(10, '675.00'),
      blank(300, 300),
    ].join(''),
  );
});

test('where a letter and its mark each stand for both, each is given its own', () => {
  const both = '0645064B';
  const content =
    piece(0, 10, 699.9, actual(both, mark('mark'))) + piece(1, 10, 700, actual(both, letter('one')));
  expect(contentWithMarksLast(content)).toBe(
    piece(0, 10, 700, actual('0645', letter('one'))) + piece(1, 10, 699.9, actual('064B', mark('mark'))),
  );
});

test('words without marks, in another column or in another order stay as they are', () => {
  const content =
    piece(0, 10, 700, letter('one')) + piece(1, 5, 702, mark('mark')) + piece(2, 90, 700, letter('two'));
  expect(contentWithMarksLast(content)).toBe(content);
});

test('what is built in another way, or is no PDF, is given back untouched', () => {
  const pages = '%PDF\n1 0 obj\n<<\n  /Type /Page\n  /Contents 2 0 R\n>>\nendobj\n';
  const marked = piece(0, 10, 702.5, mark('mark')) + piece(1, 10, 700, letter('one'));
  const packed = deflateSync(Buffer.from(marked)).toString('latin1');
  const stream = (length: number) =>
    `\n2 0 obj\n<<\n  /Length ${length}\n  /Filter /FlateDecode\n>>\nstream\n${packed}\nendstream\nendobj\n`;
  for (const file of ['', 'no PDF', pages, pages + stream(2), pages + stream(packed.length)]) {
    const pdf = Buffer.from(file, 'latin1');
    expect(withMarksLast(pdf)).toBe(pdf);
  }
});

test('a made CV whose marks were moved is one that readers open, with every mark', async () => {
  const cv = emptyCv('ar');
  const { pdf } = await renderCv({
    ...cv,
    basics: { ...cv.basics, name: 'ليلى حدّاد', title: 'خبرة 30 يومًا' },
  });
  expect(
    Buffer.from(pdf)
      .toString('latin1')
      .match(/startxref/g),
  ).toHaveLength(2);
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const { items } = await (await document.getPage(1)).getTextContent();
  const texts = items.flatMap((item) => ('str' in item ? [item.str] : []));
  expect(texts.filter((text) => /\p{M}/u.test(text))).toEqual(['\u0651', '\u064b']);
});
