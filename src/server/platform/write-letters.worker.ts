import { setPriority } from 'node:os';
import { type MessagePort, parentPort } from 'node:worker_threads';
import type { LetterFromThread } from './letter-thread.ts';
import { type LetterToWrite, writeLetterHere } from './letter-words.ts';

const port = parentPort as MessagePort;

// On Linux that is this thread alone: whoever waits for a page comes before the letters of a morning.
if (process.platform === 'linux') setPriority(0, 10);

port.on('message', async (letter: LetterToWrite) => {
  try {
    tell({ type: 'written', words: await writeLetterHere(letter) });
  } catch (error) {
    tell({ type: 'faulty', reason: error instanceof Error ? error.message : String(error) });
  }
});

function tell(message: LetterFromThread): void {
  port.postMessage(message);
}
