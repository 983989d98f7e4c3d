import { failed } from '#server/modules/files/receive.ts';
import type { UploadTools } from '#server/modules/files/uploads.ts';
import { callerKey } from '#server/platform/client-key.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { inspectPdf, type PdfFacts, type PdfFinding, startsLikePdf } from './inspect-pdf.ts';
import { problemText } from './reading-state.ts';

/**
 * Reads a PDF as it comes in; refuses what is none and what is broken. Where the machine has no time for it within the
 * patience of an upload, it is read later: the person goes on.
 */
export async function readUpload(
  context: Context,
  path: string,
  tools: UploadTools,
  wrongFormat: string,
): Promise<PdfFacts | 'later'> {
  if (!(await startsLikePdf(path))) throw failed('WRONG_TYPE', wrongFormat);
  const finding = await readInPatience(context, path, tools);
  if (finding === 'later' || !('refused' in finding)) return finding;
  throw failed('VALIDATION_FAILED', problemText(finding.refused));
}

async function readInPatience(
  context: Context,
  path: string,
  { readInTurn }: UploadTools,
): Promise<PdfFinding> {
  const { readingPatience } = context.config;
  const until = performance.now() + readingPatience * 1000;
  const read = () => inspectPdf(path, (until - performance.now()) / 1000);
  try {
    return await readInTurn(callerKey(context), read, { patience: readingPatience * 1000 });
  } catch (error) {
    if (error instanceof Refusal && error.code === 'BUSY') return 'later';
    throw error;
  }
}
