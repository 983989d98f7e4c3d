import { and, count, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { NotificationFacts } from '#domain/notifications/kinds.ts';
import type { Topic } from '#domain/notifications/topics.ts';
import type { InBothScripts } from '#domain/shown-names.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { OldRows } from '#server/platform/sweep.ts';
import { notifications } from './table.ts';

export interface NewNotification {
  to: readonly string[];
  kind: string;
  subject: string;
  facts: InBothScripts<NotificationFacts>;
  path: string;
  concerns: string | null;
  now: Date;
}

/**
 * Tells each of them who has not switched the topic off; one that was not read yet counts up instead. Answers whom it
 * told.
 */
export async function insertNotifications(
  db: Database,
  topic: Topic,
  { to, kind, subject, facts, path, concerns, now }: NewNotification,
): Promise<string[]> {
  const at = now.toISOString();
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into notifications (account_id, kind, subject, facts, path, concerns, created_at, updated_at)
    select a.id, ${kind}, ${subject}, ${JSON.stringify(facts)}::jsonb, ${path}, ${concerns}::uuid, ${at}::timestamptz,
      ${at}::timestamptz
    from accounts a where a.id = any(${sql.param([...to])}::uuid[]) and a.status = 'active'
      and not exists (select from contact_choices c
        where c.account_id = a.id and c.topic = ${topic} and c.channel = 'in_app' and not c.is_on)
    order by a.id
    on conflict (account_id, kind, subject) where read_at is null do update set count = notifications.count + 1,
      facts = excluded.facts, path = excluded.path, concerns = excluded.concerns, updated_at = excluded.updated_at
    returning account_id as id`);
  return rows.map(({ id }) => id);
}

export function selectNotifications(
  db: Database,
  accountId: string,
  { limit, offset = 0 }: { limit: number; offset?: number },
) {
  return db
    .select({
      id: notifications.id,
      kind: notifications.kind,
      facts: notifications.facts,
      count: notifications.count,
      path: notifications.path,
      updatedAt: notifications.updatedAt,
      readAt: notifications.readAt,
    })
    .from(notifications)
    .where(eq(notifications.accountId, accountId))
    .orderBy(desc(notifications.updatedAt), desc(notifications.id))
    .limit(limit)
    .offset(offset);
}

export function countNotifications(db: Database, accountId: string): Promise<number> {
  return db.$count(notifications, eq(notifications.accountId, accountId)).then(Number);
}

export async function countUnread(db: Database, accountId: string, maximum: number): Promise<number> {
  const unread = db
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(eq(notifications.accountId, accountId), isNull(notifications.readAt)))
    .limit(maximum)
    .as('unread');
  const [row] = await db.select({ found: count() }).from(unread);
  return Number(row?.found ?? 0);
}

/** Marks own rows as read: those named, or all. */
export async function markRead(
  db: Database,
  { accountId, ids, now }: { accountId: string; ids: readonly string[] | undefined; now: Date },
): Promise<void> {
  await db
    .update(notifications)
    .set({ readAt: now })
    .where(
      and(
        eq(notifications.accountId, accountId),
        isNull(notifications.readAt),
        ids && inArray(notifications.id, [...ids]),
      ),
    );
}

/** Marks what a person was told of a thing as read; answers whether there was anything. */
export async function markSubjectRead(
  db: Database,
  { accountId, kind, subject, now }: { accountId: string; kind: string; subject: string; now: Date },
): Promise<boolean> {
  const rows = await db
    .update(notifications)
    .set({ readAt: now })
    .where(
      and(
        eq(notifications.accountId, accountId),
        eq(notifications.kind, kind),
        eq(notifications.subject, subject),
        isNull(notifications.readAt),
      ),
    )
    .returning({ id: notifications.id });
  return rows.length > 0;
}

/** What leads nowhere any more goes. */
export async function deleteOfSubjects(db: Database, subjects: readonly string[]): Promise<void> {
  await db.delete(notifications).where(inArray(notifications.subject, [...subjects]));
}

export async function deleteOfAccounts(db: Database, accountIds: readonly string[]): Promise<void> {
  await db.delete(notifications).where(inArray(notifications.accountId, [...accountIds]));
}

/** What some people were told of somebody, of these kinds. */
export async function deleteOfPerson(
  db: Database,
  { concerns, to, kinds }: { concerns: string; to: readonly string[]; kinds: readonly string[] },
): Promise<void> {
  await db
    .delete(notifications)
    .where(
      and(
        eq(notifications.concerns, concerns),
        inArray(notifications.accountId, [...to]),
        inArray(notifications.kind, [...kinds]),
      ),
    );
}

/** What is older than so, and what was read before then. */
export function oldNotifications({ before, readBefore }: { before: Date; readBefore: Date }): OldRows[] {
  const { updatedAt, readAt } = notifications;
  return [
    { table: notifications, where: lt(updatedAt, before), by: updatedAt },
    { table: notifications, where: lt(readAt, readBefore), by: readAt },
  ];
}
