import { expect, test } from 'vitest';
import { cvTemplates } from '#domain/cvs/looks.ts';
import { sampleCv } from '#support/sample-cvs.ts';
import { readByPdfium, type ThirdReading } from '#support/third-reader.ts';
import { renderCv } from './render-cv.ts';

async function readingOf(name: string, template: (typeof cvTemplates)[number]) {
  const cv = { ...sampleCv(name), template };
  return readByPdfium(cv, (await renderCv(cv)).pdf);
}

async function readingsOf(name: string) {
  const readings = await Promise.all(cvTemplates.map((template) => readingOf(name, template)));
  const sum = (count: (reading: ThirdReading) => number) =>
    readings.reduce((all, reading) => all + count(reading), 0);
  return {
    lost: Object.fromEntries(cvTemplates.map((template, place) => [template, readings[place]?.lost])),
    inOrder: sum(({ inOrder }) => inOrder) / sum(({ words }) => words),
  };
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

test('of a hundred words in Arabic a third reader finds 99, in order', async () => {
  const { lost, inOrder } = await readingsOf('arabic');
  expect(lost).toEqual({ majlis: [], classic: [], side: ['يوما'], 'one-page': [] });
  expect(inOrder).toBeGreaterThanOrEqual(0.99);
});

test('where each sentence mixes both directions it finds 99 of a hundred, and parts a word of two scripts', async () => {
  const { lost, inOrder } = await readingsOf('Arabic with Latin words');
  expect(lost).toEqual({
    majlis: ['وGoogle', 'العملية'],
    classic: ['وGoogle', 'العملية'],
    side: ['يوما', 'وGoogle'],
    'one-page': ['وGoogle', 'العملية'],
  });
  expect(inOrder).toBeGreaterThan(0.99);
});

test('in an English CV it reads Arabic names and texts, in order', async () => {
  const { lost, inOrder } = await readingsOf('Arabic names in English');
  expect(lost).toEqual({ majlis: [], classic: [], side: [], 'one-page': [] });
  expect(inOrder).toBeGreaterThan(0.985);
});
