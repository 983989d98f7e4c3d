import { and, eq } from 'drizzle-orm';
import type { QuietHours } from '#domain/notifications/quiet-hours.ts';
import type { Channel, Topic } from '#domain/notifications/topics.ts';
import { accounts } from '#server/modules/identity/table.ts';
import type { Database } from '#server/platform/database/database.ts';
import { contactChoices, quietTimes } from './table.ts';

interface ChoiceKey {
  accountId: string;
  topic: Topic;
  channel: Channel;
}

/** Whose choices they are, with the quiet hours; undefined for an account that is gone or suspended. */
export async function selectReader(db: Database, accountId: string) {
  const [row] = await db
    .select({
      id: accounts.id,
      email: accounts.email,
      userType: accounts.userType,
      starts: quietTimes.starts,
      ends: quietTimes.ends,
      timezone: quietTimes.timezone,
    })
    .from(accounts)
    .leftJoin(quietTimes, eq(quietTimes.accountId, accounts.id))
    .where(and(eq(accounts.id, accountId), eq(accounts.status, 'active')));
  return row;
}

export function selectChoices(db: Database, accountId: string) {
  return db
    .select({ topic: contactChoices.topic, channel: contactChoices.channel, isOn: contactChoices.isOn })
    .from(contactChoices)
    .where(eq(contactChoices.accountId, accountId));
}

export async function upsertChoice(db: Database, key: ChoiceKey, isOn: boolean, now: Date): Promise<void> {
  await db
    .insert(contactChoices)
    .values({ ...key, isOn, changedAt: now })
    .onConflictDoUpdate({
      target: [contactChoices.accountId, contactChoices.topic, contactChoices.channel],
      set: { isOn, changedAt: now },
    });
}

export async function writeQuietHours(
  db: Database,
  accountId: string,
  quiet: QuietHours | null,
): Promise<void> {
  if (quiet === null) {
    await db.delete(quietTimes).where(eq(quietTimes.accountId, accountId));
    return;
  }
  await db
    .insert(quietTimes)
    .values({ accountId, ...quiet })
    .onConflictDoUpdate({ target: quietTimes.accountId, set: quiet });
}
