import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PdfFinding } from './inspect-pdf.ts';
import { createRecentFindings } from './recent-findings.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mihna-recent-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const sound: PdfFinding = { pages: 1, text: 'Omar Farouk', isActive: false };

test('files of the same bytes are read once, whatever they are called; others are read', async () => {
  const { readings, find } = await reader();
  expect([await find('a', 'one', sound), await find('b', 'one', sound)]).toEqual([sound, sound]);
  expect(readings()).toBe(1);
  await find('a', 'two', sound);
  expect(readings()).toBe(2);
});

test.each<PdfFinding>(['later', { refused: 'unreadable' }])('%o is not remembered', async (finding) => {
  const { readings, find } = await reader();
  expect(await find('a', 'one', finding)).toEqual(finding);
  expect(await find('a', 'one', sound)).toEqual(sound);
  expect(readings()).toBe(2);
});

async function reader() {
  const recentOr = createRecentFindings();
  let readings = 0;
  return {
    readings: () => readings,
    async find(name: string, content: string, finding: PdfFinding) {
      const path = join(folder, name);
      await writeFile(path, content);
      return recentOr(path, async () => {
        readings += 1;
        return finding;
      });
    },
  };
}
