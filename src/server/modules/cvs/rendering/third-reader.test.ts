import { expect, test } from 'vitest';
import { cvTemplates } from '#domain/cvs/looks.ts';
import { sampleCv } from '#support/sample-cvs.ts';
import { readByPdfium, type ThirdReading } from '#support/third-reader.ts';
import { renderCv } from './render-cv.ts';

async function readingOf(name: string, template: (typeof cvTemplates)[number]) {
  const cv = { ...sampleCv(name), template };
  return readByPdfium(cv, (await renderCv(cv)).pdf);
}

test.each(cvTemplates)(
  'in %s a third reader finds every word of English and French, in order',
  async (template) => {
    for (const name of ['plain', 'french']) {
      const { words, ...read } = await readingOf(name, template);
      expect(read).toEqual({ inOrder: words, lost: [] });
    }
  },
);

test('of a hundred words in Arabic a third reader finds 99: it sets a blank before a mark within a word', async () => {
  const readings = await Promise.all(cvTemplates.map((template) => readingOf('arabic', template)));
  const lost = Object.fromEntries(cvTemplates.map((template, place) => [template, readings[place]?.lost]));
  expect(lost).toEqual({
    majlis: ['يوما'],
    classic: ['يوما'],
    side: ['يوما', 'طابقا'],
    'one-page': ['يوما'],
  });
  const sum = (count: (reading: ThirdReading) => number) =>
    readings.reduce((all, reading) => all + count(reading), 0);
  const words = sum((reading) => reading.words);
  expect(1 - sum((reading) => reading.lost.length) / words).toBeGreaterThan(0.99);
  // Lines with words of both directions are read from either end.
  expect(sum(({ inOrder }) => inOrder) / words).toBeGreaterThan(0.9);
});
