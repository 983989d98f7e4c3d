import { expect, test } from 'vitest';
import { archiveProblems, archiveUnpackedMaximum, isBeside } from './archives.ts';

test('all files of an archive together unpack to no more than a bound; what is refused takes nothing of it', () => {
  const file = { name: 'cv.pdf', packed: 2_000_000, unpacked: 3_000_000, isEncrypted: false };
  const fit = Math.floor(archiveUnpackedMaximum / file.unpacked);
  const problems = archiveProblems([
    { ...file, isEncrypted: true },
    ...Array.from({ length: fit + 1 }, () => file),
  ]);
  expect([problems[0], problems[fit], problems[fit + 1]]).toEqual(['cv_encrypted', null, 'cv_total']);
});

test.each([
  ['cvs/', true],
  ['__MACOSX/cvs/._a.pdf', true],
  ['cvs/.DS_Store', true],
  ['cvs/Thumbs.db', true],
  ['.hidden/cv.pdf', true],
  ['../cv.pdf', false],
  ['cvs/السيرة الذاتية.pdf', false],
])('what computers put beside files is no file: %s', (name, is) => {
  expect(isBeside(name)).toBe(is);
});
