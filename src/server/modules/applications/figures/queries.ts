import { and, count, desc, eq, gt, gte, isNull, notInArray, sql } from 'drizzle-orm';
import { applications, seenColumns } from '#server/modules/applications/table.ts';
import { companies } from '#server/modules/companies/table.ts';
import { jobOpenings, seenColumns as openingColumns } from '#server/modules/job-openings/table.ts';
import type { Database } from '#server/platform/database/database.ts';
import { countColumns, readCounts, readCountsOfParts } from '#server/platform/kept-counts.ts';
import { type OpeningScope, within } from '#server/platform/scope.ts';

/** Nobody waits any more. */
export const endedStatuses = ['Hired', 'Rejected', 'Withdrawn'] as const;

const countedColumns = { companyId: countColumns.whole, openingId: countColumns.part };

export function selectOpenings(db: Database, scope: OpeningScope) {
  return db
    .select({
      id: jobOpenings.id,
      title: jobOpenings.title,
      city: jobOpenings.city,
      status: jobOpenings.status,
      dueDate: jobOpenings.dueDate,
      timezone: companies.timezone,
    })
    .from(jobOpenings)
    .innerJoin(companies, eq(companies.id, jobOpenings.companyId))
    .where(within(scope, openingColumns))
    .orderBy(desc(jobOpenings.createdAt), desc(jobOpenings.id));
}

/** Applications by opening and status. */
export function countByOpening(db: Database, scope: OpeningScope) {
  return readCountsOfParts(db, 'applications', within(scope, countedColumns));
}

/** When the latest application of each opening came, by those of its statuses that have any. */
export async function selectLatest(
  db: Database,
  counted: readonly { part: string; kind: string }[],
): Promise<Map<string, Date>> {
  const { rows } = await db.execute<{ opening: string; latest: string }>(sql`
    select opening, max(latest) as latest
    from unnest(${sql.param(counted.map(({ part }) => part))}::uuid[], ${sql.param(counted.map(({ kind }) => kind))}::text[])
      as counted (opening, status)
    cross join lateral (
      select created_at as latest from applications
      where opening_id = opening and applications.status = counted.status and removed_at is null
      order by created_at desc limit 1
    ) as newest
    group by 1`);
  return new Map(rows.map(({ opening, latest }) => [opening, new Date(latest)]));
}

/** The most frequent sources first. */
export async function countBySource(db: Database, scope: OpeningScope) {
  const counts = await readCounts(db, 'applications by source', within(scope, countedColumns));
  return [...counts]
    .map(([source, total]) => ({ source, total }))
    .sort((one, other) => other.total - one.total || (one.source < other.source ? -1 : 1));
}

/** Whole days that open applications have waited, of those that came since: one range of the index by company and day. */
export function countByDaysWaiting(
  db: Database,
  scope: OpeningScope,
  { now, since }: { now: Date; since: Date },
) {
  const days = sql<number>`floor(extract(epoch from ${now.toISOString()}::timestamptz - ${applications.createdAt}) / 86400)::int`;
  return db
    .select({ days, total: count() })
    .from(applications)
    .where(
      and(
        isSeen(scope),
        gt(applications.createdAt, since),
        notInArray(applications.status, [...endedStatuses]),
      ),
    )
    .groupBy(sql`1`);
}

/** Applications by the day of a zone on which they came. */
export async function countByDay(
  db: Database,
  scope: OpeningScope,
  { since, zone }: { since: Date; zone: string },
): Promise<Map<string, number>> {
  const day = sql<string>`(${applications.createdAt} at time zone ${zone}::text)::date::text`;
  const rows = await db
    .select({ day, total: count() })
    .from(applications)
    .where(and(isSeen(scope), gte(applications.createdAt, since)))
    .groupBy(sql`1`);
  return new Map(rows.map((row) => [row.day, row.total]));
}

export async function selectTimezone(db: Database, companyId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ timezone: companies.timezone })
    .from(companies)
    .where(eq(companies.id, companyId));
  return row?.timezone;
}

/** Withdrawn ones too: the list that the figures lead to has them. */
export function isSeen(scope: OpeningScope) {
  return and(within(scope, seenColumns), isNull(applications.removedAt));
}
