import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll } from 'vitest';
import type { ReceivedRequest, ReceiverMood, ReceiverOrder } from './webhook-receiver.process.ts';

export interface Receiver {
  port: number;
  url: string;
  /** Answers so from now on; 200 before. */
  be(mood: ReceiverMood): Promise<void>;
  /** What it received since it was asked last. */
  received(): Promise<ReceivedRequest[]>;
  close(): void;
}

/** A program of a company in a process of its own, before the tests of a file; it answers as it is told to. */
export function webhookReceiver(): () => Receiver {
  let receiver: Receiver | undefined;
  beforeAll(async () => {
    receiver = await startReceiver();
  });
  afterAll(() => receiver?.close());
  return () => {
    if (!receiver) throw new Error('The receiver is there once the tests run');
    return receiver;
  };
}

async function startReceiver(): Promise<Receiver> {
  const child = fork(fileURLToPath(new URL('./webhook-receiver.process.ts', import.meta.url)), {
    execArgv: [],
  });
  const answer = async () => (await once(child, 'message'))[0];
  const { port } = await answer();
  const ask = (order: ReceiverOrder) => {
    const answered = answer();
    child.send(order);
    return answered;
  };
  return {
    port,
    url: `http://127.0.0.1:${port}/hook`,
    be: (mood) => ask({ mood }),
    received: () => ask('tell'),
    close: () => void child.disconnect(),
  };
}
