import type { PrintedText } from './printed.ts';
import type { ReadSection } from './reading-order.ts';

/** A word of the CV that software does not find, or not where it stands. */
export interface LostWord {
  word: string;
  path: string;
  isMissing: boolean;
}

interface ReadBack {
  words: number;
  /** Words found in the order in which they were typed. */
  inOrder: number;
  /** At most 50. */
  lost: LostWord[];
  /** Sections whose heading was not found. */
  lostSections: string[];
}

/** How far a word may stand from the last one: a page's foot and head lie between two lines. */
const reach = 400;
/** Letters of a line. */
const lineFromRight = 120;
const mostLost = 50;

/** Compares what software read with what was printed; breaks of lines and kinds of spaces make no difference. */
export function readBack(sections: readonly ReadSection[], text: string): ReadBack {
  const found = { text: squeeze(text), at: 0 };
  const result: ReadBack = { words: 0, inOrder: 0, lost: [], lostSections: [] };
  for (const { id, heading, texts } of sections) {
    if (heading !== '' && !found.text.includes(squeeze(heading))) result.lostSections.push(id);
    for (const piece of texts) readPiece(piece, found, result);
  }
  return result;
}

function readPiece({ text, path }: PrintedText, found: { text: string; at: number }, result: ReadBack): void {
  const words = text
    .split(/\s+/u)
    .map(wordOf)
    .filter((word) => word !== '');
  result.words += words.length;
  const whole = words.join('');
  const place = placeNear(found.text, whole, found.at, reach);
  if (place !== undefined) {
    found.at = place + whole.length;
    result.inOrder += words.length;
    return;
  }
  const start = Math.max(0, found.at - lineFromRight);
  for (const word of words) {
    const at = placeNear(found.text, word, found.at, reach);
    const fromRight = at === undefined ? placeFromRight(found.text, start, word) : undefined;
    if (at === undefined && fromRight === undefined) {
      // Beyond those that are shown nothing is looked for in the whole text: it would take quadratic time.
      if (result.lost.length < mostLost)
        result.lost.push({ word, path, isMissing: !found.text.includes(word) });
      continue;
    }
    result.inOrder += 1;
    // What stands on the same line may still lie before it.
    if (at !== undefined) found.at = at + word.length;
    else found.at = Math.max(found.at, (fromRight ?? 0) - lineFromRight);
  }
}

/** Where the word begins, less than `within` letters behind `from`. */
function placeNear(text: string, word: string, from: number, within: number): number | undefined {
  const at = text.slice(from, from + within - 1 + word.length).indexOf(word);
  return at < 0 ? undefined : from + at;
}

/** A line with Arabic in it may be read from its other end: its words stand there, in another order. */
function placeFromRight(text: string, start: number, word: string): number | undefined {
  const at = placeNear(text, word, start, 2 * lineFromRight + 1);
  if (at === undefined) return undefined;
  const around = text.slice(Math.max(0, at - lineFromRight), at + lineFromRight);
  return /\p{Script=Arabic}/u.test(around) ? at : undefined;
}

/**
 * Letters alone: composed, without spaces and signs that have no shape. Of Arabic the bare letters count, without alef
 * and each once in a row: readers turn lam-alef round, and tell a letter with its vowel mark twice.
 */
function squeeze(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\s\u0640آأإا]|\p{M}|\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/(\p{Script=Arabic})\1+/gu, '$1');
}

/** An Arabic word ends before its comma or bracket, which readers set on its other side. */
function wordOf(text: string): string {
  const word = squeeze(text);
  return /\p{Script=Arabic}/u.test(word)
    ? word.replace(/^[^\p{L}\p{N}]+|(?<=[\p{L}\p{N}])[^\p{L}\p{N}]+$/gu, '')
    : word;
}
