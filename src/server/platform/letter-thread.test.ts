import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startLetterThread } from './letter-thread.ts';
import { LetterIsFaulty, LetterIsLate } from './letter-words.ts';

let folder: string;
let file: string;

/** Stands in for the worker of the built product: does what the letter's name says. */
const worker = `
import { parentPort, threadId } from 'node:worker_threads';
parentPort.on('message', ({ letter }) => {
  if (letter === 'dies') process.exit(3);
  if (letter === 'throws') setTimeout(() => { throw new Error('out of order'); });
  if (letter === 'is faulty') parentPort.postMessage({ type: 'faulty', reason: 'no such text' });
  if (letter === 'is fine') parentPort.postMessage({ type: 'written', words: { subject: String(threadId), html: '', text: '' } });
});`;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mihna-letters-'));
  file = join(folder, 'worker.mjs');
  await writeFile(file, worker);
});
afterAll(() => rm(folder, { recursive: true }));

const order = (letter: string) =>
  ({ letter, facts: {}, locale: 'en', publicUrl: 'https://a.example' }) as const;

test('letters are written one after the other by one thread; a faulty one says why and harms no other', async () => {
  const { write, stop } = startLetterThread({ file });
  const [first, faulty, last] = await Promise.allSettled(
    ['is fine', 'is faulty', 'is fine'].map((name) => write(order(name))),
  );
  expect(first).toMatchObject({ status: 'fulfilled' });
  expect(faulty).toMatchObject({ status: 'rejected', reason: new LetterIsFaulty('no such text') });
  expect(last).toEqual(first);
  await stop();
});

test.each(['dies', 'throws', 'hangs'])(
  'a thread that %s fails its letter alone; the next one has another',
  async (fault) => {
    const { write, stop } = startLetterThread({ file, patienceMs: 3000 });
    const before = await write(order('is fine'));
    const failing = expect(write(order(fault))).rejects.toBeInstanceOf(LetterIsLate);
    const after = await write(order('is fine'));
    await failing;
    expect(after.subject).not.toBe(before.subject);
    await stop();
  },
);
