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

/** Lets one subject do so many things at once and refuses further ones with 429 (R5). */
export function createTurnstile(atOnce: number) {
  const inside = new Map<string, number>();
  return async function pass<T>(subject: string, work: () => Promise<T>): Promise<T> {
    const count = inside.get(subject) ?? 0;
    if (count >= atOnce) throw new Refusal('TOO_MANY_REQUESTS', { retryAfterSeconds: 5 });
    inside.set(subject, count + 1);
    try {
      return await work();
    } finally {
      const left = (inside.get(subject) ?? 1) - 1;
      if (left === 0) inside.delete(subject);
      else inside.set(subject, left);
    }
  };
}
