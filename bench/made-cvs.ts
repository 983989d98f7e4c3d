import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import type { CvDocument } from '#domain/cvs/document.ts';
import { cvTemplates } from '#domain/cvs/looks.ts';
import { renderCv } from '#server/modules/cvs/rendering/render-cv.ts';
import { inspectPdf } from '#server/modules/files/pdf/inspect-pdf.ts';
import { type Reading, readByPdfium, readByPdfJs, readingOf } from '#support/other-readers.ts';
import { sampleCv } from '#support/sample-cvs.ts';

type Reader = (cv: CvDocument, pdf: Uint8Array, file: string) => Promise<Reading | undefined>;

const samples = ['plain', 'french', 'arabic', 'Arabic with Latin words', 'Arabic names in English'];
/**
 * pdftotext and mutool where a machine has them. Plain pdftotext goes by where a word stands, also in the two columns of
 * `side`; `-raw` by the order in which the PDF draws, from the left within a line of Arabic.
 */
const readers: Readonly<Record<string, Reader>> = {
  PDFium: readByPdfium,
  'pdf.js': readByPdfJs,
  pdftotext: (cv, _, file) => readByCommand(cv, ['pdftotext', file, '-']),
  'pdftotext -raw': (cv, _, file) => readByCommand(cv, ['pdftotext', '-raw', file, '-']),
  mutool: (cv, _, file) => readByCommand(cv, ['mutool', 'draw', '-F', 'text', file]),
  'our own, as an upload (the name’s column first)': async (cv, _, file) => {
    const own = await inspectPdf(file);
    return readingOf(cv, own !== 'later' && 'text' in own ? own.text : '');
  },
};
/** Of a hundred words in order, the fewest in a template, of the readers that are held to it. */
const least: Readonly<Record<string, (sample: string) => number>> = {
  // It ends its line between two scripts.
  PDFium: (sample) => (sample === 'Arabic with Latin words' ? 99.4 : 100),
  'pdf.js': () => 100,
  // It reads all lines of a page from one side.
  pdftotext: (sample) => (sample === 'Arabic names in English' ? 85 : 100),
};

/**
 * CVs of the product's own templates as other readers and its own read them back: words, how many are read in order, and
 * by name those that are not read at all. Says what does not hold.
 */
export async function readMadeCvs(file: string): Promise<string[]> {
  const broken: string[] = [];
  for (const name of samples) {
    for (const template of cvTemplates) {
      const cv = { ...sampleCv(name), template };
      const { pdf } = await renderCv(cv);
      await writeFile(file, pdf);
      for (const [reader, read] of Object.entries(readers)) {
        const reading = await read(cv, pdf, file);
        console.log(`${name}, ${template}, ${reader}: ${reading ? said(reading) : 'not installed'}`);
        const held = least[reader]?.(name) ?? 0;
        if (reading && shareOf(reading) < held)
          broken.push(`${reader} reads ${held} of a hundred words of ${name} in ${template} in order`);
      }
    }
  }
  return broken;
}

async function readByCommand(
  cv: CvDocument,
  [command = '', ...options]: string[],
): Promise<Reading | undefined> {
  const { error, stdout } = spawnSync(command, options, { encoding: 'utf8' });
  return error ? undefined : readingOf(cv, stdout);
}

function shareOf({ inOrder, words }: Reading): number {
  return (100 * inOrder) / words;
}

function said(reading: Reading): string {
  const { inOrder, words, lost } = reading;
  const named = [...new Set(lost)].join(' ') || 'none';
  return `${inOrder} of ${words} words in order (${shareOf(reading).toFixed(1)} %); not read: ${named}`;
}
