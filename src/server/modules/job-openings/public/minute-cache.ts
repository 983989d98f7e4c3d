import { setTimeout as wait } from 'node:timers/promises';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database/database.ts';
import { forgetOldest } from '#server/platform/oldest.ts';

const life = 60_000;
/** A reading that failed is tried again after so long. */
const pause = 5_000;
/** Whoever has an older answer waits no longer for a new one. */
const patience = 3_000;

interface CachedAnswer<Answer> {
  /** The last good one; none before the first. */
  answer?: { value: Answer };
  /** Why there is no newer one. */
  error?: unknown;
  until: number;
  /** The one reading that is under way. */
  reading?: Promise<Answer> | undefined;
}

/** Gives what is cached under the key, and reads it anew once it is a minute old. */
type MinuteCache<Answer> = (context: Context, key: string, read: () => Promise<Answer>) => Promise<Answer>;

interface CacheBounds<Answer> {
  /** So many keys at most. */
  most?: number;
  /** Answers that are cheap to read are read anew each time. */
  isDear?: (answer: Answer) => boolean;
}

/**
 * What every visitor is answered alike: read at most once a minute, by one of those who ask; the others wait for it. The
 * last good answer stands in for a reading that fails or takes long.
 */
export function cachedForAMinute<Answer>({
  most = Number.POSITIVE_INFINITY,
  isDear = () => true,
}: CacheBounds<Answer> = {}): MinuteCache<Answer> {
  const ofDatabases = new WeakMap<Database, Map<string, CachedAnswer<Answer>>>();
  return async (context, key, read) => {
    const cached = ofDatabases.get(context.outsideDb) ?? new Map<string, CachedAnswer<Answer>>();
    ofDatabases.set(context.outsideDb, cached);
    const known: CachedAnswer<Answer> = cached.get(key) ?? { until: 0 };
    if (!cached.has(key)) {
      if (cached.size >= most) forgetOldest(cached);
      cached.set(key, known);
    }
    if (known.until > context.clock.now().getTime()) {
      if (known.answer) return known.answer.value;
      throw known.error;
    }
    known.reading ??= readInto(known, context, read, isDear);
    const { answer } = known;
    if (!answer) return known.reading;
    const old = wait(patience, answer.value, { ref: false });
    return Promise.race([known.reading.catch(() => answer.value), old]);
  };
}

async function readInto<Answer>(
  known: CachedAnswer<Answer>,
  { clock }: Context,
  read: () => Promise<Answer>,
  isDear: (answer: Answer) => boolean,
): Promise<Answer> {
  try {
    const value = await read();
    known.answer = { value };
    known.until = isDear(value) ? clock.now().getTime() + life : 0;
    return value;
  } catch (error) {
    known.error = error;
    known.until = clock.now().getTime() + pause;
    throw error;
  } finally {
    known.reading = undefined;
  }
}
