import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database/database.ts';
import { forgetOldest } from '#server/platform/oldest.ts';

const life = 60_000;

interface Kept<Answer> {
  until: number;
  answer: Promise<Answer>;
}

/** Gives what is kept under the key, and reads it anew once it is a minute old. */
type KeptAMinute<Answer> = (context: Context, key: string, read: () => Promise<Answer>) => Promise<Answer>;

/** What every visitor is answered alike: read at most once a minute; a failed reading is not kept. */
export function keptAMinute<Answer>({ most = Number.POSITIVE_INFINITY } = {}): KeptAMinute<Answer> {
  const ofDatabases = new WeakMap<Database, Map<string, Kept<Answer>>>();
  return (context, key, read) => {
    const kept = ofDatabases.get(context.outsideDb) ?? new Map<string, Kept<Answer>>();
    ofDatabases.set(context.outsideDb, kept);
    const now = context.clock.now().getTime();
    const known = kept.get(key);
    if (known && known.until > now) return known.answer;
    const answer = read();
    if (!known && kept.size >= most) forgetOldest(kept);
    kept.set(key, { until: now + life, answer });
    answer.catch(() => kept.delete(key));
    return answer;
  };
}
