import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { personNameIn } from '#domain/shown-names.ts';
import { accounts } from '#server/modules/identity/table.ts';
import { newsToTell } from '#server/modules/notifications/table.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Addressee } from './news.ts';

const addressee = {
  id: accounts.id,
  name: accounts.name,
  nameAr: accounts.nameAr,
  email: accounts.email,
  locale: accounts.locale,
};

export async function insertNews(db: Database, row: typeof newsToTell.$inferInsert): Promise<string> {
  const [written] = await db.insert(newsToTell).values(row).returning({ id: newsToTell.id });
  if (!written) throw new Error('The news was not written');
  return written.id;
}

/** What is to be told, locked; undefined where that was done, or is under way. */
export async function lockNews(db: Database, id: string) {
  const [row] = await db
    .select()
    .from(newsToTell)
    .where(eq(newsToTell.id, id))
    .for('update', { skipLocked: true });
  return row;
}

export async function deleteNews(db: Database, id: string): Promise<void> {
  await db.delete(newsToTell).where(eq(newsToTell.id, id));
}

/** Those of some accounts that may sign in, by the names that they read; with `evenSuspended` all of them. */
export async function selectAddressees(
  db: Database,
  ids: readonly string[],
  { evenSuspended = false }: { evenSuspended?: boolean } = {},
): Promise<Addressee[]> {
  const rows = await db
    .select(addressee)
    .from(accounts)
    .where(and(inArray(accounts.id, [...ids]), evenSuspended ? undefined : eq(accounts.status, 'active')))
    .orderBy(asc(accounts.id));
  return rows.map(({ nameAr, ...row }) => ({ ...row, name: personNameIn(row.locale, row.name, nameAr) }));
}

/** Nothing more is told to somebody, or of somebody, who is gone. */
export async function forgetInNews(db: Database, accountId: string): Promise<void> {
  await db.delete(newsToTell).where(eq(newsToTell.concerns, accountId));
  await takeFromNews(db, accountId);
}

/** Of what is on its way, nothing reaches that account. */
export async function takeFromNews(db: Database, accountId: string): Promise<void> {
  await db.execute(sql`update news_to_tell set recipients = array_remove(recipients, ${accountId}::uuid)
    where recipients @> array[${accountId}::uuid]`);
}
