import { and, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import type { Cause } from './causes.ts';
import { alarms } from './table.ts';

export async function putSeen(db: Database, found: readonly Cause[], now: Date): Promise<void> {
  if (found.length === 0) return;
  await db
    .insert(alarms)
    .values(found.map((cause) => ({ ...cause, beganAt: now, seenAt: now })))
    .onConflictDoUpdate({ target: alarms.cause, set: { sentence: sql`excluded.sentence`, seenAt: now } });
}

/** Those of which the operator is to be told now; of two processes that ask at once, one gets each. */
export function takeDue(
  db: Database,
  { causes, begunBy, toldBy, now }: { causes: string[]; begunBy: Date; toldBy: Date; now: Date },
) {
  return db
    .update(alarms)
    .set({ toldAt: now })
    .where(
      and(
        inArray(alarms.cause, causes),
        lte(alarms.beganAt, begunBy),
        or(isNull(alarms.toldAt), lte(alarms.toldAt, toldBy)),
      ),
    )
    .returning();
}

/** The operator could not be told: the next look tries again. */
export async function putUntold(db: Database, cause: string): Promise<void> {
  await db.update(alarms).set({ toldAt: null }).where(eq(alarms.cause, cause));
}

/** Those that nobody has seen since then, which go. */
export function takeOver(db: Database, seenBy: Date) {
  return db.delete(alarms).where(lte(alarms.seenAt, seenBy)).returning();
}
