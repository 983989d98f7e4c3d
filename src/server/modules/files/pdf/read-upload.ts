import { failed } from '#server/modules/files/receive.ts';
import type { UploadTools } from '#server/modules/files/uploads.ts';
import { callerKey } from '#server/platform/client-key.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { inspectPdf, type PdfFacts, startsLikePdf } from './inspect-pdf.ts';
import { problemText } from './reading-state.ts';

/**
 * Reads a PDF as it comes in; refuses what is none and what is broken. Where the machine has no time for it within the
 * patience of an upload, it is read later: the person goes on.
 */
export async function readUpload(
  context: Context,
  path: string,
  tools: UploadTools,
  ...wrongFormat: string[]
): Promise<PdfFacts | 'later'> {
  if (!(await startsLikePdf(path))) throw failed('WRONG_TYPE', ...wrongFormat);
  const readNow = () => readInPatience(context, tools, (seconds) => inspectPdf(path, seconds));
  const finding = await tools.recentOr(path, readNow);
  if (finding === 'later' || !('refused' in finding)) return finding;
  throw failed('VALIDATION_FAILED', problemText(finding.refused));
}

/** Waits for its turn to read, and reads, for as long as an upload is patient: `read` is told the seconds left. */
export async function readInPatience<Finding>(
  context: Context,
  { readInTurn }: UploadTools,
  read: (seconds: number) => Promise<Finding>,
): Promise<Finding | 'later'> {
  const { readingPatience } = context.config;
  const until = performance.now() + readingPatience * 1000;
  const readNow = () => read((until - performance.now()) / 1000);
  try {
    return await readInTurn(callerKey(context), readNow, { patience: readingPatience * 1000 });
  } catch (error) {
    if (error instanceof Refusal && error.code === 'BUSY') return 'later';
    throw error;
  }
}
