import { setTimeout as sleep, setImmediate as yieldToOthers } from 'node:timers/promises';

/** Sends one request to the product: to its app in this process, or over HTTP. */
export type Ask = (path: string, init?: RequestInit) => Promise<Response>;

export interface LoadFigures {
  /** How often each status was answered; `broken` where there was no answer. */
  statuses: Record<string, number>;
  /** Subjects of the messages that were taken. */
  taken: string[];
  /** Answers of 503 that did not say when to come again. */
  withoutRetryAfter: number;
}

export interface Load {
  /** The milliseconds until the next message is taken. */
  untilTaken(): Promise<number>;
  stop(): Promise<LoadFigures>;
}

/** Four that write a message and two that search, each again as soon as it was answered. */
export function startLoad(ask: Ask): Load {
  const statuses: Record<string, number> = {};
  const taken: string[] = [];
  let withoutRetryAfter = 0;
  let isOn = true;

  const once = async (path: string, init?: RequestInit) => {
    const answer = await ask(path, init).catch(() => undefined);
    const status = answer?.status ?? 'broken';
    statuses[status] = (statuses[status] ?? 0) + 1;
    if (status === 503 && !answer?.headers.has('retry-after')) withoutRetryAfter += 1;
    await answer?.arrayBuffer();
    // Whoever is refused comes again a little later, as people and programs do.
    if (status !== 200) await sleep(20);
    return status;
  };
  const write = async (name: string) => {
    for (let count = 0; isOn; count += 1) {
      const subject = `${name}-${count}`;
      if ((await once('/api/contact-message', message(subject))) === 200) taken.push(subject);
      await yieldToOthers();
    }
  };
  const read = async () => {
    while (isOn) {
      await once('/api/jobs_pool?page=1');
      await yieldToOthers();
    }
  };
  const work = [...['a', 'b', 'c', 'd'].map(write), read(), read()];

  return {
    async untilTaken() {
      const before = taken.length;
      const started = performance.now();
      // Whoever was answered in the moment of the question may have written before it: the second one has not.
      while (taken.length < before + 5) {
        if (performance.now() - started > 15_000) throw new Error('Nothing was taken within 15 seconds');
        await sleep(5);
      }
      return performance.now() - started;
    },
    async stop() {
      isOn = false;
      await Promise.all(work);
      return { statuses, taken, withoutRetryAfter };
    },
  };
}

function message(subject: string): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({
      name: 'Omar Khalil',
      email: 'omar@example.com',
      subject,
      message: 'How do I apply?',
    }),
  };
}
