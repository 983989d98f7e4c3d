import { Worker } from 'node:worker_threads';
import { workerFile } from '#server/platform/worker-file.ts';
import type { Reading, ReadingOrder } from './reading.ts';

/** All of a reading: longer than an account takes that answers slowly, and far longer than any honest calendar. */
const patienceMs = 60_000;
/** What a calendar of 5 MB takes, several times over. */
const mostMegabytes = 384;

/**
 * Reads a calendar in a thread of its own, which ends with it: one that never ends, or takes all memory, ends the thread
 * and is told as too slow.
 */
export function readCalendar(order: ReadingOrder, milliseconds = patienceMs): Promise<Reading> {
  const { promise, resolve } = Promise.withResolvers<Reading>();
  const worker = new Worker(workerFile(import.meta.url, 'read-calendar.worker'), {
    env: { NODE_ENV: 'production' },
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
  });
  const giveUp = () => resolve({ is: 'fault', fault: 'too_slow' });
  const tooLong = setTimeout(giveUp, milliseconds);
  worker.once('message', resolve).once('error', giveUp).once('exit', giveUp);
  worker.postMessage(order);
  return promise.finally(() => {
    clearTimeout(tooLong);
    void worker.terminate();
  });
}
