import { getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { emptyCv } from '#domain/cvs/document.ts';
import { cvTemplates } from '#domain/cvs/looks.ts';
import { renderCv } from './render-cv.ts';

interface Piece {
  text: string;
  x: number;
  y: number;
}

test.each(cvTemplates)(
  'in %s Arabic texts are read from the right in an English CV, too',
  async (template) => {
    const cv = emptyCv('en');
    const { pdf } = await renderCv({
      ...{ ...cv, template },
      basics: { ...cv.basics, name: 'Layla Haddad', title: 'مهندسة C++' },
      summary: 'مهندسة مدنية بخبرة عشر سنوات.\n- أبراج.\n- Bridges.',
    });
    const pieces = await piecesOf(pdf);
    expect(lineOf(pieces, 'سنوات')).toEqual(['.', 'مهندسة مدنية بخبرة عشر سنوات']);
    expect(lineOf(pieces, 'أبراج')).toEqual(['.', 'أبراج', '–']);
    expect(lineOf(pieces, 'Bridges.')).toEqual(['–', 'Bridges.']);
    expect(lineOf(pieces, 'C++')).toEqual(['C++', 'مهندسة']);
  },
);

test.each(cvTemplates)(
  'in %s an Arabic sentence keeps its full stop behind a Latin word',
  async (template) => {
    const cv = emptyCv('ar');
    const { pdf } = await renderCv({
      ...{ ...cv, template },
      basics: { ...cv.basics, name: 'ليلى حدّاد' },
      summary: 'تصميم باستخدام ETABS.',
    });
    expect(lineOf(await piecesOf(pdf), 'ETABS')).toEqual(['.', 'ETABS', 'تصميم باستخدام']);
  },
);

/** What stands on the line of a word, from left to right; words of Arabic side by side are one piece, as they are read. */
function lineOf(pieces: Piece[], word: string): string[] {
  const found = pieces.find(({ text }) => text.split(' ').includes(word));
  return pieces
    .filter(({ y }) => found && Math.abs(y - found.y) < 3)
    .toSorted((one, other) => one.x - other.x)
    .map(({ text }) => text)
    .filter((text) => text !== 'Summary' && text !== 'نبذة');
}

async function piecesOf(pdf: Uint8Array): Promise<Piece[]> {
  const page = await (await getDocumentProxy(new Uint8Array(pdf))).getPage(1);
  const { items } = await page.getTextContent();
  return items
    .flatMap((item) =>
      'str' in item
        ? [
            {
              text: item.str.replace(/[\u200e\u200f]/g, '').trim(),
              x: item.transform[4],
              y: item.transform[5],
            },
          ]
        : [],
    )
    .filter(({ text }) => text !== '');
}
