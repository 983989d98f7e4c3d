import type { Context } from '#server/platform/context.ts';
import { readPdfBytes } from './pdf/reading-service.ts';
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
  if ('refused' in finding) throw new Error(`The CV that was made is ${finding.refused}`);
  const { text, ...facts } = finding;
  const file = { kind: 'cv', contentType: 'application/pdf', extension: 'pdf', label } as const;
  const stored = await storeUpload(context, { ...file, facts: { ...facts, text } }, { bytes });
  return { path: stored.path, name: label, size: stored.file.size, text };
}
