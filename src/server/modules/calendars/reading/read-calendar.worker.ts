import { setPriority } from 'node:os';
import { type MessagePort, parentPort } from 'node:worker_threads';
import { type ReadingOrder, readNow } from './reading.ts';

const port = parentPort as MessagePort;

// On Linux that is this thread alone: whoever waits for a page comes first.
if (process.platform === 'linux') setPriority(0, 10);

port.once('message', async (order: ReadingOrder) => {
  port.postMessage(await readNow(order));
});
