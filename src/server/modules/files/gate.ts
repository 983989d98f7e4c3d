import { Refusal } from '#server/platform/refusal.ts';

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
