import type { Context } from '#server/platform/context.ts';
import { readPdfBytes } from './pdf/reading-service.ts';
import { factsOf, textOf } from './pdf/reading-state.ts';
import { tellWaiting } from './pdf/waiting-service.ts';
import { storeUpload } from './service.ts';

/**
 * Stores a PDF that the product made for the caller like an uploaded CV, with the text that is read from it: it waits
 * for a record that names it, and is removed after a day without one.
 */
export async function storeMadeCv(
  context: Context,
  { bytes, label }: { bytes: Uint8Array; label: string },
): Promise<{ path: string; name: string; size: number; text: string }> {
  const finding = await readPdfBytes(bytes);
  if (finding !== 'later' && 'refused' in finding)
    throw new Error(`The CV that was made is ${finding.refused}`);
  const facts = factsOf('cv', finding);
  const file = { kind: 'cv', contentType: 'application/pdf', extension: 'pdf', label, facts } as const;
  const stored = await storeUpload(context, file, { bytes });
  await tellWaiting(context, stored.file);
  return { path: stored.path, name: label, size: stored.file.size, text: textOf(stored.file) };
}
