import { Refusal } from './refusal.ts';

/** How much of few places one subject (an account, an address) may take, and how many wait in all. */
export interface FairBounds {
  /** Places that wait, of all subjects together. */
  waiting: number;
  /** What one subject may have running and waiting. */
  each: { running: number; waiting: number };
}

interface Line<Item> {
  running: number;
  waiting: Item[];
}

/**
 * A line for few places in which one subject can't stand in everybody's way: each runs and waits within its own bounds,
 * and the next item is that of the subject whose turn is the longest ago. It holds what waits; who works asks it.
 */
export class FairQueue<Item> {
  readonly #bounds: FairBounds;
  /** In the order of turns: who was served goes to the end. */
  readonly #lines = new Map<string, Line<Item>>();
  #waiting = 0;

  constructor(bounds: FairBounds) {
    this.#bounds = bounds;
  }

  /** Lets an item wait; false where its subject, or the whole line, has no place left. */
  offer(subject: string, item: Item): boolean {
    const line = this.#lines.get(subject) ?? { running: 0, waiting: [] };
    const { waiting, each } = this.#bounds;
    // Whom nothing runs for may have that waiting, too: it begins as soon as there is a place.
    const allowed = each.waiting + Math.max(0, each.running - line.running);
    if (this.#waiting >= waiting || line.waiting.length >= allowed) return false;
    line.waiting.push(item);
    this.#waiting += 1;
    this.#lines.set(subject, line);
    return true;
  }

  /** Takes the next item out; its subject has one running until `finish`. */
  take(): { subject: string; item: Item } | undefined {
    for (const [subject, line] of this.#lines) {
      if (line.running >= this.#bounds.each.running) continue;
      const item = line.waiting.shift();
      if (item === undefined) continue;
      line.running += 1;
      this.#waiting -= 1;
      this.#lines.delete(subject);
      this.#lines.set(subject, line);
      return { subject, item };
    }
    return undefined;
  }

  /** What was taken for a subject has ended, however it did. */
  finish(subject: string): void {
    const line = this.#lines.get(subject);
    if (!line) return;
    line.running -= 1;
    this.#forget(subject, line);
  }

  /** Takes out one who waits no more; nothing where it does not wait. */
  drop(subject: string, item: Item): void {
    const line = this.#lines.get(subject);
    const place = line?.waiting.indexOf(item) ?? -1;
    if (!line || place < 0) return;
    line.waiting.splice(place, 1);
    this.#waiting -= 1;
    this.#forget(subject, line);
  }

  /** Everything that waits, which is out of the line then. */
  empty(): Item[] {
    const items = [...this.#lines.values()].flatMap((line) => line.waiting.splice(0));
    this.#waiting = 0;
    for (const [subject, line] of this.#lines) this.#forget(subject, line);
    return items;
  }

  #forget(subject: string, line: Line<Item>): void {
    if (line.running === 0 && line.waiting.length === 0) this.#lines.delete(subject);
  }
}

/**
 * Lets so many pieces of work through at once, fairly among their subjects. Who finds no place, within the own bounds or
 * those of all, is refused with 503 and comes again in 5 s; so is who waited `patience` milliseconds in vain.
 */
export function createFairQueue(options: FairBounds & { atOnce: number }) {
  const queue = new FairQueue<() => void>(options);
  let running = 0;
  const next = () => {
    while (running < options.atOnce) {
      const taken = queue.take();
      if (!taken) return;
      running += 1;
      taken.item();
    }
  };
  return async function enter<T>(
    subject: string,
    work: () => Promise<T>,
    { patience }: { patience?: number } = {},
  ): Promise<T> {
    const busy = new Refusal('BUSY', { retryAfterSeconds: 5 });
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const giveUp = () => {
      queue.drop(subject, begin);
      reject(busy);
    };
    const timer = patience === undefined ? undefined : setTimeout(giveUp, patience);
    const begin = () => {
      clearTimeout(timer);
      resolve();
    };
    if (!queue.offer(subject, begin)) {
      clearTimeout(timer);
      throw busy;
    }
    next();
    await promise;
    try {
      return await work();
    } finally {
      running -= 1;
      queue.finish(subject);
      next();
    }
  };
}
