import { sql } from 'drizzle-orm';
import { addDays, calendarDate } from '#domain/time.ts';
import type { CompanyFiguresContributor } from '#server/modules/companies/contributors.ts';
import { within } from '#server/platform/scope.ts';
import { jobOpenings, seenColumns } from './table.ts';

const warningDays = 7;

/** What openings add to a company's dashboard: how many there are, and which are about to expire. */
export const openingFigures: CompanyFiguresContributor = async (
  { db, clock },
  { scope, timezone, since },
) => {
  const today = calendarDate(clock.now(), timezone);
  const soon = addDays(today, warningDays);
  const isPublished = sql`${jobOpenings.status} = 'Published'`;
  const [row] = await db
    .select({
      openings: sql<number>`count(*)::int`,
      active: sql<number>`count(*) filter (where ${isPublished} and (${jobOpenings.dueDate} is null or ${jobOpenings.dueDate} >= ${today}))::int`,
      expiring: sql<number>`count(*) filter (where ${isPublished} and ${jobOpenings.dueDate} between ${today} and ${soon})::int`,
      held: sql<number>`count(*) filter (where ${jobOpenings.status} <> 'Closed')::int`,
      drafts: sql<number>`count(*) filter (where ${jobOpenings.status} = 'Open')::int`,
    })
    .from(jobOpenings)
    .where(within(scope, seenColumns));
  if (!row) return {};
  const { openings, active, held, expiring, drafts } = row;
  return {
    openings,
    activeOpenings: active,
    heldOpenings: held,
    attention: since
      ? [
          { kind: 'openings_expiring', count: expiring, path: '/job_opening?status=Active', subject: '' },
          { kind: 'openings_unpublished', count: drafts, path: '/job_opening?status=Open', subject: '' },
        ].filter(({ count }) => count > 0)
      : [],
  };
};
