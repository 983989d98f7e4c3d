import {
  type Retention,
  type RetentionSubject,
  retentionEnd,
  retentionSubjects,
  usualRetention,
} from '#domain/retention.ts';
import type { AdminActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { retentionRows } from './retention-table.ts';

/** The periods that count now. */
export async function readRetention({ db }: Pick<Context, 'db'>): Promise<Retention> {
  const rows = await db
    .select({ subject: retentionRows.subject, period: retentionRows.period })
    .from(retentionRows);
  return { ...usualRetention, ...Object.fromEntries(rows.map(({ subject, period }) => [subject, period])) };
}

/** Housekeeping goes by them from its next run on. */
export async function saveRetention(
  { db, clock, actor }: Context<AdminActor>,
  retention: Retention,
): Promise<void> {
  for (const subject of retentionSubjects) {
    const row = {
      subject,
      period: retention[subject],
      updatedAt: clock.now(),
      updatedBy: actor.accountId,
    };
    await db
      .insert(retentionRows)
      .values(row)
      .onConflictDoUpdate({ target: retentionRows.subject, set: row });
  }
}

/** The moment before which something is removed tonight. */
export async function endOfRetention(
  context: Pick<Context, 'db' | 'clock'>,
  subject: RetentionSubject,
): Promise<Date> {
  return retentionEnd(context.clock.now(), subject, await readRetention(context));
}
