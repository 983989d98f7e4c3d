import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { cvTemplates } from '#domain/cvs/looks.ts';
import { renderCv } from '#server/modules/cvs/rendering/render-cv.ts';
import { inspectPdf } from '#server/modules/files/pdf/inspect-pdf.ts';
import { sampleCv } from '#support/sample-cvs.ts';
import { readByPdfium, readingOf, type ThirdReading } from '#support/third-reader.ts';

interface Row {
  words: number;
  'in order': number;
  lost: string;
}

const samples = ['plain', 'french', 'arabic', 'Arabic with Latin words', 'Arabic names in English'];
/** Readers that a machine may have; the second goes by the order in which the PDF draws. */
const commands: Readonly<Record<string, (file: string) => string[]>> = {
  pdftotext: (file) => ['pdftotext', file, '-'],
  'pdftotext -raw': (file) => ['pdftotext', '-raw', file, '-'],
  mutool: (file) => ['mutool', 'draw', '-F', 'text', file],
};

/**
 * CVs of the product's own templates as other readers and its own (on pdf.js) read them back, over all templates: words,
 * how many are read in order, and by name those that are not read at all. Says what does not hold of PDFium.
 */
export async function readMadeCvs(file: string): Promise<string[]> {
  const rows: Record<string, Row | string> = {};
  const broken: string[] = [];
  for (const name of samples) {
    const readings = new Map<string, ThirdReading[]>();
    for (const template of cvTemplates) {
      const cv = { ...sampleCv(name), template };
      const { pdf } = await renderCv(cv);
      await writeFile(file, pdf);
      const own = await inspectPdf(file);
      const texts = Object.entries(commands).map(([reader, command]) => [reader, outputOf(command(file))]);
      const all = [
        ['PDFium', await readByPdfium(cv, pdf)] as const,
        ['pdf.js, as an upload', readingOf(cv, own !== 'later' && 'text' in own ? own.text : '')] as const,
        ...texts.map(([reader = '', text]) => [reader, text && readingOf(cv, text)] as const),
      ];
      for (const [reader, reading] of all)
        readings.set(reader, [...(readings.get(reader) ?? []), ...(reading ? [reading] : [])]);
    }
    for (const [reader, read] of readings) rows[`${name}, ${reader}`] = rowOf(read) ?? 'not installed';
    const pdfium = rowOf(readings.get('PDFium') ?? []);
    const least = name === 'plain' || name === 'french' ? 1 : 0.985;
    if (pdfium && pdfium['in order'] < pdfium.words * least)
      broken.push(`PDFium reads ${least * 100} of a hundred words of ${name} in order`);
  }
  for (const [name, row] of Object.entries(rows)) console.log(`${name}: ${said(row)}`);
  return broken;
}

function outputOf([command = '', ...options]: string[]): string | undefined {
  const { error, stdout } = spawnSync(command, options, { encoding: 'utf8' });
  return error ? undefined : stdout;
}

function rowOf(readings: readonly ThirdReading[]): Row | undefined {
  if (readings.length === 0) return undefined;
  const sum = (count: (reading: ThirdReading) => number) =>
    readings.reduce((all, reading) => all + count(reading), 0);
  const lost = [...new Set(readings.flatMap((reading) => reading.lost))];
  return {
    words: sum(({ words }) => words),
    'in order': sum(({ inOrder }) => inOrder),
    lost: lost.join(' '),
  };
}

function said(row: Row | string): string {
  if (typeof row === 'string') return row;
  const share = ((row['in order'] / row.words) * 100).toFixed(1);
  return `${row['in order']} of ${row.words} words in order (${share} %); not read: ${row.lost || 'none'}`;
}
