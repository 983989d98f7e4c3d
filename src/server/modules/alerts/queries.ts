import { and, asc, count, eq, inArray, lt, sql } from 'drizzle-orm';
import type { AlertTerm } from '#domain/alerts/matching.ts';
import { companies } from '#server/modules/companies/table.ts';
import { accounts } from '#server/modules/identity/table.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { OldRows } from '#server/platform/sweep.ts';
import { alertSubscribers, jobAlerts, jobAlertTerms } from './table.ts';

export type NewAlert = typeof jobAlerts.$inferInsert;
export type AlertChanges = Partial<Pick<NewAlert, 'frequency' | 'state' | 'nextAt' | 'expiresAt'>>;

/** Whose alerts: of an account, or of a subscriber. */
export type Owner = { accountId: string } | { subscriberId: string };

/** What an alert is called: as its owner named it, else as the company that it follows is called now. */
export const shownName = sql<string>`coalesce(nullif(${jobAlerts.name}, ''), ${companies.name}, '')`;

/** The same where Arabic is read. */
export const shownNameInArabic = sql<string>`coalesce(nullif(${jobAlerts.name}, ''), ${companies.nameAr}, '')`;

/** The alerts of one owner, the oldest first. */
export function selectAlerts(db: Database, owner: Owner) {
  return db
    .select({
      id: jobAlerts.id,
      name: shownName,
      nameAr: shownNameInArabic,
      filters: jobAlerts.filters,
      frequency: jobAlerts.frequency,
      state: jobAlerts.state,
      timezone: jobAlerts.timezone,
    })
    .from(jobAlerts)
    .leftJoin(companies, eq(companies.id, jobAlerts.companyId))
    .where(isOf(owner))
    .orderBy(asc(jobAlerts.createdAt), asc(jobAlerts.id))
    .limit(50);
}

export async function countAlerts(db: Database, owner: Owner): Promise<number> {
  const [row] = await db.select({ found: count() }).from(jobAlerts).where(isOf(owner));
  return Number(row?.found ?? 0);
}

export async function insertAlert(
  db: Database,
  alert: NewAlert,
  terms: readonly AlertTerm[],
): Promise<string> {
  const [written] = await db.insert(jobAlerts).values(alert).returning({ id: jobAlerts.id });
  if (!written) throw new Error('The alert was not written');
  const rows = terms.map((term, place) => ({ alertId: written.id, place, ...term }));
  await db.insert(jobAlertTerms).values(rows);
  return written.id;
}

/** An alert of that owner, locked; undefined for any other. */
export async function lockAlert(db: Database, owner: Owner, id: string) {
  const [row] = await db
    .select()
    .from(jobAlerts)
    .where(and(isOf(owner), eq(jobAlerts.id, id)))
    .for('update');
  return row;
}

export async function updateAlert(db: Database, id: string, changes: AlertChanges): Promise<void> {
  await db.update(jobAlerts).set(changes).where(eq(jobAlerts.id, id));
}

/** Gives an alert another search; what it has found stays. */
export async function replaceSearch(
  db: Database,
  id: string,
  search: Pick<NewAlert, 'name' | 'filters' | 'country'>,
  terms: readonly AlertTerm[],
): Promise<void> {
  await db.update(jobAlerts).set(search).where(eq(jobAlerts.id, id));
  await db.delete(jobAlertTerms).where(eq(jobAlertTerms.alertId, id));
  await db.insert(jobAlertTerms).values(terms.map((term, place) => ({ alertId: id, place, ...term })));
}

export async function deleteAlert(db: Database, owner: Owner, id: string): Promise<boolean> {
  const gone = await db
    .delete(jobAlerts)
    .where(and(isOf(owner), eq(jobAlerts.id, id)))
    .returning({ id: jobAlerts.id });
  return gone.length > 0;
}

/** The subscriber of an address, who is written where it is new; the language is that of the last request. */
export async function ensureSubscriber(
  db: Database,
  row: Pick<typeof alertSubscribers.$inferInsert, 'email' | 'locale' | 'createdAt'>,
) {
  const [subscriber] = await db
    .insert(alertSubscribers)
    .values(row)
    .onConflictDoUpdate({ target: alertSubscribers.email, set: { locale: row.locale } })
    .returning();
  if (!subscriber) throw new Error('The subscriber was not written');
  return subscriber;
}

export async function selectSubscriber(db: Database, id: string) {
  const [row] = await db.select().from(alertSubscribers).where(eq(alertSubscribers.id, id));
  return row;
}

export async function setStopped(db: Database, id: string, stoppedAt: Date | null): Promise<void> {
  await db.update(alertSubscribers).set({ stoppedAt }).where(eq(alertSubscribers.id, id));
}

/** What a subscriber asked for becomes that of an account with the same, verified address. */
export async function giveToAccount(db: Database, accountId: string): Promise<void> {
  const theirs = db
    .select({ id: alertSubscribers.id })
    .from(alertSubscribers)
    .innerJoin(accounts, eq(accounts.email, alertSubscribers.email))
    .where(eq(accounts.id, accountId));
  await db
    .update(jobAlerts)
    .set({ accountId, subscriberId: null, recipient: accountId })
    .where(and(inArray(jobAlerts.subscriberId, theirs), eq(jobAlerts.state, 'active')));
}

/** Requests that nobody confirmed in time, and subscribers who stopped so long ago or have nothing left. */
export function lapsed(now: Date, stoppedBefore: Date): OldRows[] {
  const { stoppedAt, createdAt } = alertSubscribers;
  const hasNothing = sql`not exists (select from ${jobAlerts} where ${jobAlerts.subscriberId} = ${alertSubscribers.id})`;
  return [
    {
      table: jobAlerts,
      where: and(eq(jobAlerts.state, 'waiting'), lt(jobAlerts.expiresAt, now)),
      by: jobAlerts.expiresAt,
    },
    { table: alertSubscribers, where: lt(stoppedAt, stoppedBefore), by: stoppedAt },
    { table: alertSubscribers, where: and(lt(createdAt, stoppedBefore), hasNothing), by: createdAt },
  ];
}

function isOf(owner: Owner) {
  const isOwn =
    'accountId' in owner
      ? eq(jobAlerts.accountId, owner.accountId)
      : eq(jobAlerts.subscriberId, owner.subscriberId);
  return and(isOwn, eq(jobAlerts.origin, 'search'));
}
