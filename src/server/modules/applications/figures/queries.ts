import { and, count, desc, eq, gte, isNull, max, notInArray, sql } from 'drizzle-orm';
import { applications, seenColumns } from '#server/modules/applications/table.ts';
import { companies } from '#server/modules/companies/table.ts';
import { jobOpenings, seenColumns as openingColumns } from '#server/modules/job-openings/table.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type OpeningScope, within } from '#server/platform/scope.ts';

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
  return db
    .select({
      openingId: applications.openingId,
      status: applications.status,
      total: count(),
      latestAt: max(applications.createdAt),
    })
    .from(applications)
    .where(received(scope))
    .groupBy(applications.openingId, applications.status);
}

export function countBySource(db: Database, scope: OpeningScope) {
  return db
    .select({ source: applications.source, total: count() })
    .from(applications)
    .where(received(scope))
    .groupBy(applications.source)
    .orderBy(desc(count()), applications.source);
}

/** Whole days that open applications have waited since they came. */
export function countByDaysWaiting(db: Database, scope: OpeningScope, now: Date) {
  const days = sql<number>`floor(extract(epoch from ${now.toISOString()}::timestamptz - ${applications.createdAt}) / 86400)::int`;
  return db
    .select({ days, total: count() })
    .from(applications)
    .where(and(received(scope), notInArray(applications.status, ['Hired', 'Rejected', 'Withdrawn'])))
    .groupBy(sql`1`);
}

/** Applications by the day on which they came, in the company's zone. */
export function countByDay(db: Database, scope: OpeningScope, since: Date) {
  const day = sql<string>`to_char(${applications.createdAt} at time zone ${companies.timezone}, 'YYYY-MM-DD')`;
  return db
    .select({ day, total: count() })
    .from(applications)
    .innerJoin(companies, eq(companies.id, applications.companyId))
    .where(and(received(scope), gte(applications.createdAt, since)))
    .groupBy(sql`1`);
}

export async function selectTimezone(db: Database, companyId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ timezone: companies.timezone })
    .from(companies)
    .where(eq(companies.id, companyId));
  return row?.timezone;
}

function received(scope: OpeningScope) {
  return and(within(scope, seenColumns), isNull(applications.removedAt));
}
