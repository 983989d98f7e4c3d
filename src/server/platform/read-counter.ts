import { forgetOldest } from '#server/platform/oldest.ts';
import type { Attempt } from './attempts.ts';

export interface ReadCounter {
  /** Counts one read of that client; `now` in milliseconds. */
  take(client: string, now: number): Attempt;
}

/**
 * Counts reads in the memory of this process, for R6 and R7 alone. It holds at most `capacity` clients:
 * past that the ones that were counted first are forgotten, so a flood of addresses costs no memory.
 */
export function createReadCounter(options: {
  limit: number;
  windowSeconds: number;
  capacity?: number;
}): ReadCounter {
  const { limit, windowSeconds, capacity = 50_000 } = options;
  const windows = new Map<string, { start: number; count: number }>();
  return {
    take(client, now) {
      const known = windows.get(client);
      const isRunning = known !== undefined && now < known.start + windowSeconds * 1000;
      const window = isRunning ? known : { start: now, count: 0 };
      // The clock was set back: what was counted counts on, but from now, and for no longer than a window.
      window.start = Math.min(window.start, now);
      if (!isRunning) {
        // Deleted first, so that the map stays in the order in which the windows began.
        windows.delete(client);
        windows.set(client, window);
        if (windows.size > capacity) forgetOldest(windows);
      }
      window.count += 1;
      const allowed = window.count <= limit;
      const wait = Math.ceil((window.start + windowSeconds * 1000 - now) / 1000);
      return {
        allowed,
        limit,
        remaining: Math.max(0, limit - window.count),
        retryAfterSeconds: allowed ? 0 : Math.max(1, wait),
      };
    },
  };
}
