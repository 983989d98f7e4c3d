import { spawnSync } from 'node:child_process';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { getDocumentProxy } from 'unpdf';
import type { CvDocument } from '#domain/cvs/document.ts';
import { printedCv } from '#domain/cvs/printed.ts';
import { readingOrder } from '#domain/cvs/reading-order.ts';

export interface Reading {
  words: number;
  /** Of these, how many are read in the order in which they stand. */
  inOrder: number;
  /** Words that are not read at all. */
  lost: string[];
}

/** What PDFium, the reader in Chrome, makes of a CV. */
export async function readByPdfium(document: CvDocument, pdf: Uint8Array): Promise<Reading> {
  return readingOf(document, await textOf(pdf));
}

/** What pdf.js, the reader in Firefox, makes of it: what it draws, in the order in which it is drawn. */
export async function readByPdfJs(document: CvDocument, pdf: Uint8Array): Promise<Reading> {
  const proxy = await getDocumentProxy(new Uint8Array(pdf));
  const pages = await Promise.all(
    Array.from({ length: proxy.numPages }, async (_, at) => (await proxy.getPage(at + 1)).getTextContent()),
  );
  const items = pages.flatMap((page) => [...page.items, { str: '', hasEOL: true }]);
  const text = items.flatMap((item) => ('str' in item ? [item.str + (item.hasEOL ? '\n' : '')] : []));
  return readingOf(document, text.join(''));
}

/** What pdftotext (Poppler) makes of it, by where each word stands; undefined where it is not installed. */
export function readByPdftotext(document: CvDocument, pdf: Uint8Array): Reading | undefined {
  const { error, stdout } = spawnSync('pdftotext', ['-', '-'], { input: pdf, encoding: 'utf8' });
  return error ? undefined : readingOf(document, stdout);
}

/** What a text that a reader found says of the words that are printed. */
export function readingOf(document: CvDocument, text: string): Reading {
  const printed = readingOrder(printedCv(document), document.template);
  const words = printed.flatMap(({ texts }) => texts.flatMap(({ text }) => wordsOf(text)));
  const read = wordsOf(text);
  const left = Map.groupBy(read, (word) => word);
  const lost = words.filter((word) => left.get(word)?.pop() === undefined);
  return { words: words.length, inOrder: commonInOrder(words, read), lost };
}

async function textOf(pdf: Uint8Array): Promise<string> {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(new Uint8Array(pdf));
    const text = [...document.pages()].map((page) => page.getText()).join('\n');
    document.destroy();
    return text;
  } finally {
    library.destroy();
  }
}

/** Words with their letters alone: a hyphen at the end of a line is told as U+FFFE, marks of Arabic beside their letter. */
function wordsOf(text: string): string[] {
  const hyphen = String.fromCodePoint(0xfffe);
  return text
    .normalize('NFKC')
    .replace(new RegExp(`${hyphen}(?:\\r?\\n)?`, 'g'), '-')
    .replace(/[\u0640\u064b-\u065f]|\p{Default_Ignorable_Code_Point}/gu, '')
    .split(/\s+/u)
    .map((word) => word.replace(/^[^\p{L}\p{N}+#]+|[^\p{L}\p{N}+#]+$/gu, ''))
    .filter((word) => word !== '');
}

/** The length of the longest row of words that both have in this order. */
function commonInOrder(words: readonly string[], read: readonly string[]): number {
  let longest = new Uint16Array(read.length + 1);
  for (const word of words) {
    const next = new Uint16Array(read.length + 1);
    for (const [place, other] of read.entries()) {
      next[place + 1] =
        other === word ? (longest[place] ?? 0) + 1 : Math.max(next[place] ?? 0, longest[place + 1] ?? 0);
    }
    longest = next;
  }
  return longest.at(-1) ?? 0;
}
