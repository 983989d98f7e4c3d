import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database/database.ts';
import { forgetOldest } from '#server/platform/oldest.ts';

const life = 60_000;

interface CachedAnswer<Answer> {
  until: number;
  answer: Promise<Answer>;
}

/** Gives what is cached under the key, and reads it anew once it is a minute old. */
type MinuteCache<Answer> = (context: Context, key: string, read: () => Promise<Answer>) => Promise<Answer>;

/** What every visitor is answered alike: read at most once a minute; a failed reading is not cached. */
export function cachedForAMinute<Answer>({ most = Number.POSITIVE_INFINITY } = {}): MinuteCache<Answer> {
  const ofDatabases = new WeakMap<Database, Map<string, CachedAnswer<Answer>>>();
  return (context, key, read) => {
    const cached = ofDatabases.get(context.outsideDb) ?? new Map<string, CachedAnswer<Answer>>();
    ofDatabases.set(context.outsideDb, cached);
    const now = context.clock.now().getTime();
    const known = cached.get(key);
    if (known && known.until > now) return known.answer;
    const answer = read();
    if (!known && cached.size >= most) forgetOldest(cached);
    cached.set(key, { until: now + life, answer });
    answer.catch(() => cached.delete(key));
    return answer;
  };
}
