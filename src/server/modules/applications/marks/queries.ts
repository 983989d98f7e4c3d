import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Mark } from '#domain/applications/marks.ts';
import type { ApplicationRecord } from '#server/modules/applications/queries.ts';
import { applications, markColumns } from '#server/modules/applications/table.ts';
import { openingTeam } from '#server/modules/job-openings/team/table.ts';
import type { Database } from '#server/platform/database/database.ts';

type ShownMark = { by: string | null } | null;

/** What a list shows of each mark. */
export const shownMarks = Object.fromEntries(
  Object.entries(markColumns).map(([mark, { isSet, setBy }]) => [
    mark,
    sql`case when ${applications[isSet]} then json_build_object('by',
      (select colleague.name from accounts colleague where colleague.id = ${applications[setBy]})) end`,
  ]),
) as Record<Mark, SQL<ShownMark>>;

/** Whether anybody has marked it. */
export const isMarked = or(...Object.values(markColumns).map(({ isSet }) => eq(applications[isSet], true)));

/** What an application leaves behind with its opening. */
export const unmarked: Partial<ApplicationRecord> = Object.assign(
  {},
  ...Object.values(markColumns).map(({ written }) => written(null)),
);

/** How many of an opening bear the mark; who sets it waits until the transaction of another who counted is over. */
export async function countMarked(db: Database, mark: Mark, openingId: string): Promise<number> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${mark}s of ${openingId}`}, 0))`);
  return db.$count(
    applications,
    and(
      eq(applications.openingId, openingId),
      applications[markColumns[mark].isSet],
      isNull(applications.removedAt),
    ),
  );
}

/** The members who work for that opening alone. */
export async function selectTeam(db: Database, openingId: string): Promise<string[]> {
  const rows = await db
    .select({ id: openingTeam.accountId })
    .from(openingTeam)
    .where(eq(openingTeam.openingId, openingId));
  return rows.map(({ id }) => id);
}
