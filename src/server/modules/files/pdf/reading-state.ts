import type { FileReadingState } from '#domain/uploads.ts';
import { uploadMessages } from '#domain/uploads.ts';
import type { WordProblem } from '#server/modules/files/word/inspect-word.ts';
import type { PdfFacts, PdfProblem } from './inspect-pdf.ts';

type Facts = Record<string, unknown>;
type FileProblem = PdfProblem | WordProblem;

/** What a reader tells of a file, or what the task finds that reads what waited. */
export type FileFinding = PdfFacts | { refused: FileProblem } | 'later';

/** What is kept of a finding: text of CVs alone, of what waits that it waits, of what proved broken why. */
export function factsOf(kind: string, finding: FileFinding): Facts {
  if (finding === 'later') return { reading: 'waiting' };
  if ('refused' in finding) return { reading: finding.refused };
  const { pages, text, isActive } = finding;
  return kind === 'cv' ? { pages, isActive, text } : { pages, isActive };
}

/**
 * How far the reading of a file has come. One that waits is nobody's to see but its owner's; one that proved broken is
 * kept until its owner replaces it.
 */
export function readingState({ facts }: { facts: Facts }): FileReadingState {
  if (facts.reading === undefined) return 'read';
  return facts.reading === 'waiting' ? 'waiting' : 'refused';
}

/** What is wrong with a file that proved broken, as the text key that its owner reads. */
export function problemOf({ facts }: { facts: Facts }): string | undefined {
  return readingState({ facts }) === 'refused' ? problemText(facts.reading as FileProblem) : undefined;
}

/** Why a file is refused, as the text key that its owner reads. */
export function problemText(problem: FileProblem): string {
  return problemTexts[problem];
}

const problemTexts: Readonly<Record<FileProblem, string>> = {
  'not-pdf': uploadMessages.pdfUnreadable,
  encrypted: uploadMessages.pdfEncrypted,
  unreadable: uploadMessages.pdfUnreadable,
  'not-word': uploadMessages.wordUnreadable,
  'word-macros': uploadMessages.wordMacros,
  'word-unreadable': uploadMessages.wordUnreadable,
};

/** What was read from a CV; nothing as long as it waits. */
export function textOf({ facts }: { facts: Facts }): string {
  return typeof facts.text === 'string' ? facts.text : '';
}
