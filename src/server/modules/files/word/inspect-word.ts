import type { WrittenBlock } from '#server/modules/files/contributors.ts';
import { runReader } from '#server/modules/files/reader-process.ts';
import { workerFile } from '#server/platform/worker-file.ts';

/** What the reader tells of a Word file: its text as it is set again, and line by line. */
interface WordText {
  blocks: WrittenBlock[];
  text: string;
}

/** Why a Word file is not taken: it is another archive, brings programs along, or can't be read. */
export type WordProblem = 'not-word' | 'word-macros' | 'word-unreadable';

/** `later` says nothing of the file: the machine had no time for it. */
export type WordFinding = WordText | { refused: WordProblem } | 'later';

/**
 * Reads a Word file (.docx) in a child process that is ended past 8 s of processor time or 256 MB. Only text is read:
 * no picture is opened, no address is followed, nothing of its properties (author, company) is looked at.
 */
export async function inspectWord(path: string, seconds: number): Promise<WordFinding> {
  if (seconds <= 0) return 'later';
  const end = await runReader(workerFile(import.meta.url, 'read-word.child'), path, seconds);
  if (end === 'later') return 'later';
  return end === 'broken' ? { refused: 'word-unreadable' } : (JSON.parse(end.output) as WordFinding);
}
