import { sql } from 'drizzle-orm';
import type { Database } from './database/database.ts';
import { rateLimits } from './limits-table.ts';

export interface Attempt {
  allowed: boolean;
  limit: number;
  remaining: number;
  /** Seconds until the window ends; 0 where the attempt is allowed. */
  retryAfterSeconds: number;
}

interface Counting {
  key: string;
  limit: number;
  windowSeconds: number;
  now: Date;
  cost?: number;
}

interface Waiting extends Required<Counting> {
  resolve(attempt: Attempt): void;
  reject(error: unknown): void;
}

/** The attempts that wait while one statement counts others of the same key, for each process composition. */
const lines = new WeakMap<Database, Map<string, Waiting[]>>();

/**
 * Counts one attempt and says whether it is allowed. Give it the pool's database, never a transaction:
 * an attempt counts even when what it tried is rolled back. The window begins with its first attempt.
 * Attempts of one key that arrive together are counted by one statement: a flood from one address would otherwise
 * hold every connection of the pool, each waiting for the same row.
 */
export function takeAttempt(db: Database, counting: Counting): Promise<Attempt> {
  const { promise, resolve, reject } = Promise.withResolvers<Attempt>();
  const attempt: Waiting = { cost: 1, ...counting, resolve, reject };
  const known = lines.get(db) ?? new Map<string, Waiting[]>();
  lines.set(db, known);
  const line = known.get(counting.key);
  if (line) line.push(attempt);
  else void countInTurn(db, known, attempt);
  return promise;
}

async function countInTurn(db: Database, known: Map<string, Waiting[]>, first: Waiting): Promise<void> {
  let attempts = [first];
  while (attempts.length > 0) {
    const arriving: Waiting[] = [];
    known.set(first.key, arriving);
    await countTogether(db, attempts.at(-1) ?? first, attempts);
    attempts = arriving;
  }
  known.delete(first.key);
}

async function countTogether(db: Database, { key, now }: Waiting, attempts: Waiting[]): Promise<void> {
  const cost = attempts.reduce((sum, attempt) => sum + attempt.cost, 0);
  const limit = Math.max(...attempts.map((attempt) => attempt.limit));
  const windowSeconds = Math.max(...attempts.map((attempt) => attempt.windowSeconds));
  try {
    const row = await addToCount(db, { key, cost, limit, windowSeconds, now });
    const waitMilliseconds = row.windowStart.getTime() + windowSeconds * 1000 - now.getTime();
    let count = row.count - cost;
    for (const attempt of attempts) {
      count += attempt.cost;
      const allowed = count <= attempt.limit;
      attempt.resolve({
        allowed,
        limit: attempt.limit,
        remaining: Math.max(0, attempt.limit - count),
        retryAfterSeconds: allowed ? 0 : Math.max(1, Math.ceil(waitMilliseconds / 1000)),
      });
    }
  } catch (error) {
    for (const { reject } of attempts) reject(error);
  }
}

async function addToCount(
  db: Database,
  { key, cost, limit, windowSeconds, now }: Required<Counting>,
): Promise<{ count: number; windowStart: Date }> {
  const expired = sql`${rateLimits.windowStart} <= ${new Date(now.getTime() - windowSeconds * 1000).toISOString()}`;
  const [row] = await db
    .insert(rateLimits)
    .values({ key, windowStart: now, count: cost })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        // A clock that was set back, or another machine's that is behind, ends the window no later than one from now.
        windowStart: sql`case when ${expired} then excluded.window_start else least(${rateLimits.windowStart}, excluded.window_start) end`,
        // Never far past the limit: a flood neither overflows the number nor lengthens the wait.
        count: sql`case when ${expired} then ${cost}::int else least(${rateLimits.count} + ${cost}::int, ${limit + cost}::int) end`,
      },
    })
    .returning({ count: rateLimits.count, windowStart: rateLimits.windowStart });
  if (!row) throw new Error(`The attempt ${key} was not counted`);
  return row;
}
