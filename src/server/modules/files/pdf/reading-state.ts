import type { FileReadingState } from '#domain/uploads.ts';
import { uploadMessages } from '#domain/uploads.ts';
import type { PdfFacts, PdfFinding, PdfProblem } from './inspect-pdf.ts';

type Facts = Record<string, unknown>;

/** What is kept of a finding: text of CVs alone, of what waits that it waits, of what proved broken why. */
export function factsOf(kind: string, finding: PdfFinding): Facts {
  if (finding === 'later') return { reading: 'waiting' };
  if ('refused' in finding) return { reading: finding.refused };
  const { text, ...facts }: PdfFacts = finding;
  return kind === 'cv' ? { ...facts, text } : facts;
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
  return readingState({ facts }) === 'refused' ? problemText(facts.reading as PdfProblem) : undefined;
}

/** Why a PDF is refused, as the text key that its owner reads. */
export function problemText(problem: PdfProblem): string {
  return problem === 'encrypted' ? uploadMessages.pdfEncrypted : uploadMessages.pdfUnreadable;
}

/** What was read from a CV; nothing as long as it waits. */
export function textOf({ facts }: { facts: Facts }): string {
  return typeof facts.text === 'string' ? facts.text : '';
}
