import { and, asc, eq, gt, inArray, lt, lte, sql } from 'drizzle-orm';
import type { Span } from '#domain/interviews/interviews.ts';
import { companies, companyMembers } from '#server/modules/companies/table.ts';
import { accounts } from '#server/modules/identity/table.ts';
import type { Database } from '#server/platform/database/database.ts';
import { calendarBusyTimes, calendarConnections, calendarRuleSets } from './table.ts';

export type ConnectionRow = typeof calendarConnections.$inferSelect;
export type RuleRow = typeof calendarRuleSets.$inferSelect;

export async function selectConnectionOf(
  db: Database,
  accountId: string,
): Promise<ConnectionRow | undefined> {
  const [row] = await db
    .select()
    .from(calendarConnections)
    .where(eq(calendarConnections.accountId, accountId));
  return row;
}

/** Of somebody whose calendar is read: the own address, and the zone of the company. */
export async function selectReader(db: Database, accountId: string) {
  const [row] = await db
    .select({ email: accounts.email, zone: companies.timezone })
    .from(accounts)
    .innerJoin(companyMembers, eq(companyMembers.accountId, accounts.id))
    .innerJoin(companies, eq(companies.id, companyMembers.companyId))
    .where(
      and(
        eq(accounts.id, accountId),
        eq(accounts.status, 'active'),
        eq(companies.approvedStatus, 'Approved'),
      ),
    );
  return row;
}

export async function selectConnection(db: Database, id: string): Promise<ConnectionRow | undefined> {
  const [row] = await db.select().from(calendarConnections).where(eq(calendarConnections.id, id));
  return row;
}

/** A page of what is due, which nobody else takes then: it is due again later, whatever becomes of it. */
export async function claimDue(
  db: Database,
  { now, again, limit }: { now: Date; again: Date; limit: number },
): Promise<string[]> {
  const due = db
    .select({ id: calendarConnections.id })
    .from(calendarConnections)
    .where(lte(calendarConnections.nextAt, now))
    .orderBy(asc(calendarConnections.nextAt), asc(calendarConnections.id))
    .limit(limit)
    .for('update', { skipLocked: true });
  const rows = await db
    .update(calendarConnections)
    .set({ nextAt: again })
    .where(inArray(calendarConnections.id, due))
    .returning({ id: calendarConnections.id });
  return rows.map(({ id }) => id);
}

/** Takes the place of the own connection before, with all that was known by it. */
export async function replaceConnection(
  db: Database,
  row: typeof calendarConnections.$inferInsert,
): Promise<void> {
  await deleteConnection(db, row.accountId);
  await db.insert(calendarConnections).values(row);
}

export async function updateConnection(
  db: Database,
  id: string,
  set: Partial<Omit<ConnectionRow, 'id' | 'accountId'>>,
): Promise<boolean> {
  const rows = await db
    .update(calendarConnections)
    .set(set)
    .where(eq(calendarConnections.id, id))
    .returning({ id: calendarConnections.id });
  return rows.length > 0;
}

export async function deleteConnection(db: Database, accountId: string): Promise<boolean> {
  const rows = await db
    .delete(calendarConnections)
    .where(eq(calendarConnections.accountId, accountId))
    .returning({ id: calendarConnections.id });
  return rows.length > 0;
}

export async function deleteRulesOf(db: Database, accountId: string): Promise<void> {
  await db.delete(calendarRuleSets).where(eq(calendarRuleSets.accountId, accountId));
}

/** Calendars of a company's members. */
export async function deleteConnectionsOf(db: Database, companyId: string): Promise<void> {
  const members = db
    .select({ id: companyMembers.accountId })
    .from(companyMembers)
    .where(eq(companyMembers.companyId, companyId));
  await db.delete(calendarConnections).where(inArray(calendarConnections.accountId, members));
}

export async function replaceBusyTimes(
  db: Database,
  connectionId: string,
  times: readonly { start: number; end: number }[],
): Promise<void> {
  const rows = times.map(({ start, end }) => ({ s: new Date(start), e: new Date(end) }));
  await db.execute(sql`
    with given as (
      select s as starts_at, e as ends_at from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as one (s timestamptz, e timestamptz)
    ), gone as (
      delete from calendar_busy_times b where connection_id = ${connectionId}
        and not exists (select from given where given.starts_at = b.starts_at)
    )
    insert into calendar_busy_times (connection_id, starts_at, ends_at)
    select ${connectionId}, starts_at, ends_at from given
    on conflict (connection_id, starts_at) do update set ends_at = excluded.ends_at
      where calendar_busy_times.ends_at <> excluded.ends_at`);
}

/** When these members are busy by their calendars, and when that was read. */
export function selectBusyTimes(db: Database, accountIds: readonly string[], { startsAt, endsAt }: Span) {
  return db
    .select({
      accountId: calendarConnections.accountId,
      startsAt: calendarBusyTimes.startsAt,
      endsAt: calendarBusyTimes.endsAt,
      asOf: calendarConnections.readAt,
    })
    .from(calendarBusyTimes)
    .innerJoin(calendarConnections, eq(calendarConnections.id, calendarBusyTimes.connectionId))
    .where(
      and(
        inArray(calendarConnections.accountId, [...accountIds]),
        lt(calendarBusyTimes.startsAt, endsAt),
        gt(calendarBusyTimes.endsAt, startsAt),
      ),
    )
    .orderBy(asc(calendarBusyTimes.startsAt));
}

/** The rules of members that have any, with the zone of their company. */
export function selectRules(db: Database, accountIds: readonly string[]) {
  return db
    .select({ rules: calendarRuleSets, zone: companies.timezone })
    .from(calendarRuleSets)
    .innerJoin(companyMembers, eq(companyMembers.accountId, calendarRuleSets.accountId))
    .innerJoin(companies, eq(companies.id, companyMembers.companyId))
    .where(inArray(calendarRuleSets.accountId, [...accountIds]));
}

export async function replaceRules(db: Database, row: RuleRow): Promise<void> {
  await db
    .insert(calendarRuleSets)
    .values(row)
    .onConflictDoUpdate({ target: calendarRuleSets.accountId, set: row });
}
