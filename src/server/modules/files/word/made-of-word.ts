import { readFile } from 'node:fs/promises';
import type { Context } from '#server/platform/context.ts';
import { inspectWord, type WordProblem } from './inspect-word.ts';
import { zipParts } from './zip-parts.ts';

export const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** The PDF that was made of a Word file, and the text of both. */
export interface MadeOfWord {
  pdf: Uint8Array;
  pages: number;
  text: string;
  isActive: false;
}

/** Reads a Word file and sets it anew; `later` where the machine has no time for either. */
export async function madeOfWord(
  context: Context,
  path: string,
  seconds: number,
): Promise<MadeOfWord | { refused: WordProblem } | 'later'> {
  const [setText] = context.contributors.textSetters;
  if (!setText) throw new Error('Nobody sets texts');
  const finding = await inspectWord(path, seconds);
  if (finding === 'later' || 'refused' in finding) return finding;
  const set = await setText(context, finding);
  if (set === 'busy') return 'later';
  if (set === 'unset') return { refused: 'word-unreadable' };
  return { ...set, text: finding.text, isActive: false };
}

/** Whether an archive says that it is a Word file; nothing of it is unpacked. */
export async function looksLikeWord(path: string): Promise<boolean> {
  try {
    const { names } = zipParts(await readFile(path));
    return names.includes('[Content_Types].xml') && names.some((name) => name.startsWith('word/'));
  } catch {
    return false; // An archive without a directory is none.
  }
}

/** What the PDF is called that is made of a file. */
export function madeName(label: string): string {
  return `${label.replace(/\.[^.]*$/, '') || 'CV'}.pdf`;
}
