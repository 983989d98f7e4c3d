import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runReader } from '#server/modules/files/reader-process.ts';
import { workerFile } from '#server/platform/worker-file.ts';
import { aPdf } from '#support/uploads.ts';
import { inspectPdf } from './inspect-pdf.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mihna-inspect-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function fileOf(content: Uint8Array): Promise<string> {
  const path = join(folder, 'cv.pdf');
  await writeFile(path, content);
  return path;
}

test.runIf(process.platform === 'linux')(
  'a reader that the machine gives no time never blames the file',
  { timeout: 60_000 },
  async () => {
    const path = await fileOf(aPdf('Omar Farouk'));
    const read = { pages: 1, text: 'Omar Farouk' };
    // One that was quicker than who stops it says nothing of a machine without time.
    for (let answer: unknown; answer !== 'later'; ) {
      const reading = inspectPdf(path, 5);
      await stopReaderOf(path, reading);
      answer = await reading;
      if (answer !== 'later') expect(answer).toMatchObject(read);
    }
    expect(await inspectPdf(path)).toMatchObject(read);
  },
);

test('without any time by the clock a file waits, but what is no PDF is told at once', async () => {
  expect(await inspectPdf(await fileOf(aPdf()), 0)).toBe('later');
  expect(await inspectPdf(await fileOf(Buffer.from('a letter')), 0)).toEqual({ refused: 'not-pdf' });
});

test.runIf(process.platform === 'linux')(
  'a file that keeps its reader busy past 8 s of processor time is at fault itself',
  { timeout: 120_000 },
  async () => {
    const endless = '../../../../../tests/support/endless';
    expect(await runReader(workerFile(import.meta.url, endless), await fileOf(aPdf()), 100)).toBe('broken');
  },
);

/** Stops the reader of a file as soon as it runs, as a machine does that has no time for it; or finds it done. */
async function stopReaderOf(path: string, reading: Promise<unknown>): Promise<void> {
  let isDone = false;
  void reading.finally(() => {
    isDone = true;
  });
  while (!isDone) {
    for (const name of await readdir('/proc')) {
      const line = /^\d+$/.test(name) ? await readFile(`/proc/${name}/cmdline`, 'utf8').catch(() => '') : '';
      if (!line.includes('read-pdf') || !line.endsWith(`${path}\0`)) continue;
      process.kill(Number(name), 'SIGSTOP');
      return;
    }
  }
}
