import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspectPdf, type PdfFinding } from './inspect-pdf.ts';

/** Reads a PDF that is stored nowhere in the way every uploaded CV is read. */
export async function readPdfBytes(pdf: Uint8Array): Promise<PdfFinding> {
  const folder = await mkdtemp(join(tmpdir(), 'mihna-pdf-'));
  try {
    const path = join(folder, 'cv.pdf');
    await writeFile(path, pdf);
    return await inspectPdf(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
