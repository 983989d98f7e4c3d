import { Worker } from 'node:worker_threads';
import type { RenderedLetter } from '#emails/render-letter.ts';
import { LetterIsFaulty, LetterIsLate, type LetterToWrite, type WriteLetter } from './letter-words.ts';
import { workerFile } from './worker-file.ts';

export type LetterFromThread =
  | { type: 'written'; words: RenderedLetter }
  | { type: 'faulty'; reason: string };

/**
 * Writes letters out in a thread of its own, one after the other, so that no answer waits for a morning's letters. The
 * thread begins with the first letter; one that dies fails the letter that it was at, and the next one has a new thread.
 */
export function startLetterThread({
  file = workerFile(import.meta.url, 'write-letters.worker'),
  patienceMs = 20_000,
} = {}): { write: WriteLetter; stop(): Promise<void> } {
  let worker: Worker | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const running = () => {
    if (worker) return worker;
    const begun = begin(file, () => {
      if (worker === begun) worker = undefined;
    });
    worker = begun;
    return begun;
  };
  const end = async () => {
    const ended = worker;
    worker = undefined;
    await ended?.terminate();
  };
  const write: WriteLetter = (letter) => {
    const next = last.then(() => writeIn(running(), letter, patienceMs));
    last = next.catch((error: unknown) => (error instanceof LetterIsFaulty ? undefined : end()));
    return next;
  };
  return { write, stop: end };
}

function begin(file: string, onEnd: () => void): Worker {
  const worker = new Worker(file, { env: { NODE_ENV: 'production' } });
  worker.unref();
  // One that dies between two letters fails none.
  worker.on('error', onEnd).once('exit', onEnd);
  return worker;
}

function writeIn(worker: Worker, letter: LetterToWrite, patienceMs: number): Promise<RenderedLetter> {
  const { promise, resolve, reject } = Promise.withResolvers<RenderedLetter>();
  const hear = (message: LetterFromThread) =>
    message.type === 'written' ? resolve(message.words) : reject(new LetterIsFaulty(message.reason));
  const fail = (cause?: unknown) =>
    reject(new LetterIsLate('The thread that writes letters has ended', { cause }));
  const tooLong = setTimeout(() => reject(new LetterIsLate('Writing the letter took too long')), patienceMs);
  worker.once('message', hear).once('error', fail).once('exit', fail);
  worker.postMessage(letter);
  return promise.finally(() => {
    clearTimeout(tooLong);
    worker.off('message', hear).off('error', fail).off('exit', fail);
  });
}
