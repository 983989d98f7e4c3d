import { localeList } from '#domain/locale-list.ts';
import { type Piece, piecesOf } from './drawn-pieces.ts';
import { drawRun, drawTurned } from './drawn-words.ts';
import { blanksOf, type PageBlanks } from './page-blanks.ts';
import { changedFont, fontsOf, type PdfFont } from './pdf-fonts.ts';
import {
  type ChangedObject,
  nextNumber,
  objectsOf,
  objectText,
  type PdfObjects,
  packedStream,
  rootOf,
  streamText,
  withObjects,
} from './pdf-objects.ts';
import { type PageDirection, runsOf, type Sequence, sequencesOf } from './runs-of-arabic.ts';

/**
 * The same pages, drawn in an order in which readers find every word where it is read. Arabic is drawn word by word
 * from the left; pdf.js takes what is drawn for what is read, pdftotext takes a label and its value for two columns,
 * both part a word at its mark. Returns the PDF itself where it is built in another way than expected.
 */
export function withWordsInOrder(pdf: Buffer): Buffer {
  try {
    return inOrder(objectsOf(pdf)) ?? pdf;
  } catch {
    // A CV whose words are read in another order is better than none.
    return pdf;
  }
}

function inOrder(pdf: PdfObjects): Buffer | undefined {
  const fonts = new Map<number, PdfFont>();
  const language = /\/Lang \(([a-z]{2})\b/.exec(rootOf(pdf))?.[1];
  const isFromRight = localeList.some(({ code, direction }) => code === language && direction === 'rtl');
  const changed: ChangedObject[] = [];
  for (const [page, content] of pdf.text.matchAll(/\n {2}\/Type \/Page\n.*?\n {2}\/Contents (\d+) 0 R\n/gs)) {
    const before = streamText(pdf, Number(content));
    const pieces = piecesOf(before, fontsOf(pdf, page, fonts));
    const after = contentInOrder(before, pieces, { isFromRight, elements: elementsOf(pdf, page) });
    if (after !== before) changed.push(packedStream(Number(content), after));
  }
  let number = nextNumber(pdf);
  for (const font of fonts.values()) {
    if (font.added.size === 0) continue;
    changed.push(...changedFont(pdf, font, number));
    number += 1;
  }
  return changed.length === 0 ? undefined : withObjects(pdf, changed);
}

/** The element of the tags that each number of a page belongs to. */
function elementsOf(pdf: PdfObjects, page: string): string[] {
  const own = /\/StructParents (\d+)/.exec(page)?.[1];
  const tree = /\/ParentTree <<\s*\/Nums \[([^\]]*)\]/.exec(pdf.text)?.[1] ?? '';
  const found = [...tree.matchAll(/\b(\d{1,9}) (\d{1,9}) 0 R/g)].find(([, key]) => key === own)?.[2];
  return found ? (objectText(pdf, Number(found)).match(/\b\d{1,9} 0 R|null/g) ?? []) : [];
}

/** A page's drawing. The numbers of the tags stay in their order: what is moved stays within its element. */
export function contentInOrder(content: string, pieces: readonly Piece[], page: PageDirection): string {
  const blanks = blanksOf(content, pieces, page);
  const sequences = sequencesOf(pieces, page);
  let written = '';
  let at = 0;
  for (const [place, sequence] of sequences.entries()) {
    const next = sequences[place + 1];
    const drawn = drawnSequence(sequence, { before: sequences[place - 1], after: next }, page, blanks);
    const bridge = next ? blanks.over(sequence, next) : { text: '', isBeforeNext: false };
    const end = bridge.isBeforeNext && next ? next[0].at : sequence.at(-1)?.end;
    written += content.slice(at, sequence[0].at) + (drawn ?? wholeOf(sequence));
    at = sequence.at(-1)?.end ?? at;
    written += content.slice(at, end) + bridge.text;
    at = end ?? at;
  }
  return written + content.slice(at) + blanks.forDirection();
}

function wholeOf(sequence: Sequence): string {
  return sequence.map(({ whole }) => whole).join('');
}

/** Undefined where it stays as it is. */
function drawnSequence(
  sequence: Sequence,
  around: { before: Sequence | undefined; after: Sequence | undefined },
  page: PageDirection,
  blanks: PageBlanks,
): string | undefined {
  const runs = runsOf(sequence, around, page);
  if (runs.length === 0) return undefined;
  const starts = new Map(runs.map((run) => [run[0], run]));
  let text = '';
  for (let place = 0; place < sequence.length; place += 1) {
    const piece = sequence[place] as Piece;
    const run = starts.get(piece);
    const isBehind = place > 0 && runs.some((one) => one.at(-1) === sequence[place - 1]);
    if (run) {
      const isAmong = run.length < sequence.length;
      text += isAmong
        ? blanks.apart(piece) + drawRun(run, blanks) + blanks.apart(piece)
        : drawRun(run, blanks);
      place += run.length - 1;
    } else text += isBehind ? drawTurned(piece) : piece.whole;
  }
  return text;
}
