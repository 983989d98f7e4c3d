import { readFileSync } from 'node:fs';
import { getDocumentProxy } from 'unpdf';
import { answerParent } from '#server/modules/files/reader-answer.ts';
import { logicalLines } from './logical-text.ts';
import type { DrawnText } from './page-fragments.ts';
import { pageLines } from './page-layout.ts';

const mostPages = 50;
/** No CV is longer; the tables of a long document would cost more processor time than a file may. */
const pagesLaidOut = 10;
const mostCharacters = 200_000;
/** Lines are turned by what they say, and what is stored says nothing of it. */
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

const bytes = readFileSync(process.argv[2] ?? '');
const isActive = /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia)\b/.test(bytes.toString('latin1'));
answerParent(await read());
process.exit(0);

async function read() {
  try {
    const pdf = await getDocumentProxy(new Uint8Array(bytes));
    let text = '';
    for (let page = 1; page <= Math.min(pdf.numPages, mostPages) && text.length < mostCharacters; page += 1) {
      const content = await (await pdf.getPage(page)).getTextContent();
      text += `${linesOf(page, content.items.flatMap(placed)).join('\n')}\n`;
    }
    return { pages: pdf.numPages, text: tidy(text), isActive };
  } catch (error) {
    const isEncrypted = error instanceof Error && error.name === 'PasswordException';
    return { refused: isEncrypted ? 'encrypted' : 'unreadable' };
  }
}

function linesOf(page: number, items: DrawnText[]): string[] {
  return page <= pagesLaidOut ? pageLines(items) : logicalLines(items);
}

function placed(item: object): DrawnText[] {
  if (!('str' in item) || !('transform' in item)) return [];
  const { str, transform, width, hasEOL } = item as {
    str: string;
    transform: number[];
    width: number;
    hasEOL: boolean;
  };
  const [, , skewed = 0, upright = 0, x = 0, y = 0] = transform;
  return [
    {
      text: str.replace(directionMarks, ''),
      x,
      y,
      width,
      height: Math.hypot(skewed, upright),
      endsLine: hasEOL,
    },
  ];
}

function tidy(text: string): string {
  // PostgreSQL stores no NUL, JSON no half of a surrogate pair.
  const clean = text
    .replaceAll('\u0000', '')
    .toWellFormed()
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return [...clean].slice(0, mostCharacters).join('');
}
