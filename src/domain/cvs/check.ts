import type { CvDocument } from './document.ts';
import { printedCv } from './printed.ts';
import { type LostWord, readBack } from './read-back.ts';
import { readingOrder } from './reading-order.ts';
import { type CvWeakness, cvWeaknesses } from './weaknesses.ts';

/** What an employer's software makes of a CV. */
export interface CvCheck {
  /** Words in the order in which they were typed, of 100. */
  share: number;
  words: number;
  inOrder: number;
  sections: number;
  /** Ids of sections whose heading was not read. */
  lostSections: string[];
  /** At most 50. */
  lost: LostWord[];
  weaknesses: CvWeakness[];
}

/** Compares the text that was read back from the PDF with the document, and names its weak spots. */
export function checkCv(
  document: CvDocument,
  { text, pages, droppedCharacters }: { text: string; pages: number; droppedCharacters: readonly string[] },
): CvCheck {
  const sections = readingOrder(printedCv(document), document.template);
  const { words, inOrder, lost, lostSections } = readBack(sections, text);
  return {
    share: words === 0 ? 0 : Math.floor((inOrder / words) * 100),
    words,
    inOrder,
    sections: sections.filter(({ heading }) => heading !== '').length,
    lostSections,
    lost,
    weaknesses: cvWeaknesses(document, pages, droppedCharacters),
  };
}
