import { Refusal } from '#server/platform/refusal.ts';

/** Lets so many pieces of work through at once, a bounded number wait, and refuses the rest with 503. */
export function createQueue(options: { atOnce: number; waiting: number }) {
  let running = 0;
  const queue: (() => void)[] = [];
  return async function enter<T>(work: () => Promise<T>): Promise<T> {
    if (running >= options.atOnce) {
      if (queue.length >= options.waiting) throw new Refusal('UNAVAILABLE', { retryAfterSeconds: 5 });
      await new Promise<void>((resolve) => queue.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

interface Gate {
  inside: number;
  waiting: Set<() => void>;
}

/**
 * Lets one subject do so many things at once (R5). A further one waits `patience` milliseconds for a place, then is
 * refused with 429: who is refused at once and comes again at once would cost more than who waits.
 */
export function createTurnstile(atOnce: number, { patience = 0 } = {}) {
  const gates = new Map<string, Gate>();
  return async function pass<T>(subject: string, work: () => Promise<T>): Promise<T> {
    const gate = gates.get(subject) ?? { inside: 0, waiting: new Set() };
    gates.set(subject, gate);
    if (gate.inside < atOnce) gate.inside += 1;
    else await waitForPlace(gate, patience);
    try {
      return await work();
    } finally {
      const [next] = gate.waiting;
      // The place goes over to who waits.
      if (next) next();
      else gate.inside -= 1;
      if (gate.inside === 0) gates.delete(subject);
    }
  };
}

async function waitForPlace(gate: Gate, patience: number): Promise<void> {
  const refusal = new Refusal('TOO_MANY_REQUESTS', { retryAfterSeconds: 5 });
  if (patience === 0) throw refusal;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const timer = setTimeout(() => {
    gate.waiting.delete(enter);
    reject(refusal);
  }, patience);
  const enter = () => {
    clearTimeout(timer);
    gate.waiting.delete(enter);
    resolve();
  };
  gate.waiting.add(enter);
  await promise;
}
