import { expect, test } from 'vitest';
import { fileFinder } from './named-files.ts';

const find = fileFinder(
  ['cvs/Mariam.PDF', 'مريم الكواري.pdf', '2024/cv.pdf', '2025/cv.pdf', 'Zoe\u0301.docx', 'a, b.pdf'].map(
    (name, place) => ({ name, place }),
  ),
);

test.each([
  ['mariam.pdf', { place: 0 }],
  ['C:\\exports\\MARIAM.pdf', { place: 0 }],
  ['Mariam', { place: 0 }],
  ['\u202bمريم الكواري.pdf\u202c', { place: 1 }],
  ['2025/cv.pdf', { place: 3 }],
  ['./2025/CV', { place: 3 }],
  ['cv.pdf', 'unclear'],
  ['2023/cv.pdf', 'unclear'],
  ['Zoé.docx', { place: 4 }],
  ['a, b.pdf', { place: 5 }],
  ['letter.pdf; Mariam.pdf', { place: 0 }],
  ['omar.pdf', 'missing'],
  ['  ', undefined],
])('a cell names a file: %s', (cell, found) => {
  expect(find(cell)).toEqual(found);
});

test('nothing in a cell takes long', () => {
  const began = performance.now();
  find(`${'./'.repeat(2500)}${'.a'.repeat(2500)}`);
  expect(performance.now() - began).toBeLessThan(100);
});
