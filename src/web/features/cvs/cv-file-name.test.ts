import { expect, test } from 'vitest';
import { cvFileName } from './cv-file-name.ts';

test.each([
  ['Sami Ben Youssef', 'Ingénieur civil', 'Sami Ben Youssef, Ingénieur civil.pdf'],
  ['Sami Ben Youssef', 'CV Sami ben Youssef', 'CV Sami ben Youssef.pdf'],
  ['', 'Ingénieur civil', 'Ingénieur civil.pdf'],
])('the PDF of %s for “%s” is %s', (person, name, file) => {
  expect(cvFileName({ person, name })).toBe(file);
});
