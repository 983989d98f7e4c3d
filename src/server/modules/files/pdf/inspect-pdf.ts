import { open } from 'node:fs/promises';
import { runReader } from '#server/modules/files/reader-process.ts';
import { workerFile } from '#server/platform/worker-file.ts';

/** What the reader tells of a PDF. Text: at most 200,000 characters of the first 50 pages. */
export interface PdfFacts {
  pages: number;
  text: string;
  /** JavaScript, launch actions or embedded files. */
  isActive: boolean;
}

/** What is wrong with a file, whatever the machine has to do. */
export type PdfProblem = 'not-pdf' | 'encrypted' | 'unreadable';

/** `later` says nothing of the file: the machine had no time for it. */
export type PdfFinding = PdfFacts | { refused: PdfProblem } | 'later';

/** How long a reading may take by the clock where nobody waits for it. */
export const patientSeconds = 120;

/**
 * Reads a PDF in a child process that is ended past 8 s of processor time or 256 MB (F4). A file that needs more, can't
 * be opened or has no page is refused: what nobody can open is no CV. Past `seconds` by the clock it is left for later.
 */
export async function inspectPdf(path: string, seconds = patientSeconds): Promise<PdfFinding> {
  if (!(await startsLikePdf(path))) return { refused: 'not-pdf' };
  if (seconds <= 0) return 'later';
  const end = await runReader(workerFile(import.meta.url, 'read-pdf.child'), path, seconds);
  if (end === 'later') return 'later';
  if (end === 'broken') return { refused: 'unreadable' };
  const finding = JSON.parse(end.output) as PdfFacts | { refused: PdfProblem };
  return 'pages' in finding && finding.pages < 1 ? { refused: 'unreadable' } : finding;
}

/** Whether a file says of itself that it is a PDF. */
export async function startsLikePdf(path: string): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(1024), 0, 1024, 0);
    return buffer.subarray(0, bytesRead).includes('%PDF-');
  } finally {
    await file.close();
  }
}
