import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import type { CvDocument } from '#domain/cvs/document.ts';
import { cvTemplates } from '#domain/cvs/looks.ts';
import { type Reading, readByPdfium, readByPdfJs, readByPdftotext } from '#support/other-readers.ts';
import { sampleCv } from '#support/sample-cvs.ts';
import { renderCv } from './render-cv.ts';

type Reader = (cv: CvDocument, pdf: Uint8Array) => Promise<Reading> | Reading | undefined;

async function readingsOf(name: string, read: Reader): Promise<Record<string, Reading>> {
  const entries = cvTemplates.map(async (template) => {
    const cv = { ...sampleCv(name), template };
    return [template, await read(cv, (await renderCv(cv)).pdf)];
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** Of a hundred words, how many are read in order: the fewest of a template. */
function fewest(readings: Record<string, Reading>): number {
  return Math.min(...Object.values(readings).map(({ words, inOrder }) => (100 * inOrder) / words));
}

function lostOf(readings: Record<string, Reading>): string[] {
  return [...new Set(Object.values(readings).flatMap(({ lost }) => lost))];
}

const hasPdftotext = !spawnSync('pdftotext', ['-v']).error;
const readers: [string, Reader, boolean][] = [
  ['PDFium', readByPdfium, true],
  ['pdf.js', readByPdfJs, true],
  [`pdftotext${hasPdftotext ? '' : ' (not installed here)'}`, readByPdftotext, hasPdftotext],
];

describe.each(readers)('%s', (reader, read, isInstalled) => {
  test.skipIf(!isInstalled)('reads every word of English and French, in order', async () => {
    for (const name of ['plain', 'french']) {
      const readings = await readingsOf(name, read);
      expect(lostOf(readings)).toEqual([]);
      expect(fewest(readings)).toBe(100);
    }
  });

  test.skipIf(!isInstalled)('reads every word of Arabic, in order', async () => {
    const arabic = await readingsOf('arabic', read);
    expect(lostOf(arabic)).toEqual([]);
    expect(fewest(arabic)).toBe(100);
  });

  test.skipIf(!isInstalled)('reads words of both directions in their order', async () => {
    const mixed = await readingsOf('Arabic with Latin words', read);
    // Chrome's reader ends its line between two scripts.
    expect(lostOf(mixed)).toEqual(reader === 'PDFium' ? ['وGoogle'] : []);
    expect(fewest(mixed)).toBeGreaterThanOrEqual(reader === 'PDFium' ? 99.4 : 100);
  });

  test.skipIf(!isInstalled)('reads Arabic names and texts in an English CV', async () => {
    const named = await readingsOf('Arabic names in English', read);
    // pdftotext reads all lines of a page from one side.
    expect(fewest(named)).toBeGreaterThanOrEqual(reader.startsWith('pdftotext') ? 85 : 100);
  });
});
