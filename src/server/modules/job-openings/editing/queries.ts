import { and, asc, count, desc, eq, ilike, ne, type SQL, sql } from 'drizzle-orm';
import type { OpeningStatus, StoredOpeningStatus } from '#domain/job-openings/job-openings.ts';
import type { CalendarDate } from '#domain/time.ts';
import {
  jobOpenings,
  type OpeningRecord,
  screeningQuestions,
  seenColumns,
  videoQuestions,
} from '#server/modules/job-openings/table.ts';
import type { Database } from '#server/platform/database/database.ts';
import { literalPattern } from '#server/platform/database/like.ts';
import { type OpeningScope, within } from '#server/platform/scope.ts';

export type { OpeningRecord };
export type ScreeningRecord = typeof screeningQuestions.$inferSelect;
export type VideoRecord = typeof videoQuestions.$inferSelect;

export interface OwnOpeningFilters {
  scope: OpeningScope;
  today: CalendarDate;
  status?: OpeningStatus | '';
  search?: string;
}

// Written out: a column of the outer table has no name of its own inside a subquery.
const screeningCount = sql<number>`(select count(*)::int from screening_questions where opening_id = job_openings.id)`;
const videoCount = sql<number>`(select count(*)::int from video_questions where opening_id = job_openings.id)`;

/** One page of a company's openings; the company has few enough that its index and one sort serve every filter. */
export function selectOwnOpenings(
  db: Database,
  filters: OwnOpeningFilters,
  { limit, offset, oldestFirst }: { limit: number; offset: number; oldestFirst: boolean },
) {
  const order = oldestFirst ? asc : desc;
  return db
    .select({
      opening: jobOpenings,
      screening: screeningCount,
      video: videoCount,
    })
    .from(jobOpenings)
    .where(matching(filters))
    .orderBy(order(jobOpenings.createdAt), order(jobOpenings.id))
    .limit(limit)
    .offset(offset);
}

export async function countOwnOpenings(db: Database, filters: OwnOpeningFilters): Promise<number> {
  const [row] = await db.select({ total: count() }).from(jobOpenings).where(matching(filters));
  return row?.total ?? 0;
}

/** How many openings stand in each status that the list filter offers. */
export async function countOwnStatuses(db: Database, scope: OpeningScope, today: CalendarDate) {
  return db
    .select({
      status: jobOpenings.status,
      isPast: sql<boolean>`coalesce(${jobOpenings.dueDate} < ${today}, false)`,
      openings: count(),
    })
    .from(jobOpenings)
    .where(within(scope, seenColumns))
    .groupBy(jobOpenings.status, sql`2`);
}

export async function selectOwnOpening(
  db: Database,
  id: string,
  lock = false,
): Promise<OpeningRecord | undefined> {
  const query = db.select().from(jobOpenings).where(eq(jobOpenings.id, id));
  const [row] = lock ? await query.for('update') : await query;
  return row;
}

export function selectScreeningQuestions(db: Database, openingId: string): Promise<ScreeningRecord[]> {
  return db
    .select()
    .from(screeningQuestions)
    .where(eq(screeningQuestions.openingId, openingId))
    .orderBy(screeningQuestions.position);
}

export function selectVideoQuestions(db: Database, openingId: string): Promise<VideoRecord[]> {
  return db
    .select()
    .from(videoQuestions)
    .where(eq(videoQuestions.openingId, openingId))
    .orderBy(videoQuestions.position);
}

/** Job slots in use: openings that are not Closed, without the one named. */
export async function countTakenSlots(db: Database, companyId: string, without?: string): Promise<number> {
  const [row] = await db
    .select({ taken: count() })
    .from(jobOpenings)
    .where(
      and(
        eq(jobOpenings.companyId, companyId),
        ne(jobOpenings.status, 'Closed'),
        without ? ne(jobOpenings.id, without) : undefined,
      ),
    );
  return row?.taken ?? 0;
}

export async function insertOpening(
  db: Database,
  row: typeof jobOpenings.$inferInsert,
): Promise<OpeningRecord> {
  const [opening] = await db.insert(jobOpenings).values(row).returning();
  if (!opening) throw new Error('The opening was not written');
  return opening;
}

export async function updateOpening(
  db: Database,
  opening: OpeningRecord,
  change: Partial<typeof jobOpenings.$inferInsert>,
): Promise<OpeningRecord> {
  const [row] = await db
    .update(jobOpenings)
    .set({ ...change, version: sql`${jobOpenings.version} + 1` })
    .where(eq(jobOpenings.id, opening.id))
    .returning();
  if (!row) throw new Error('The opening was not written');
  return row;
}

/** Closes the openings of a company that are not; answers those that it closed. */
export function closeOpeningsOf(db: Database, companyId: string, now: Date) {
  return db
    .update(jobOpenings)
    .set({ status: 'Closed', closedAt: now, updatedAt: now, version: sql`${jobOpenings.version} + 1` })
    .where(and(eq(jobOpenings.companyId, companyId), ne(jobOpenings.status, 'Closed')))
    .returning({ id: jobOpenings.id, title: jobOpenings.title, applications: jobOpenings.applications });
}

export async function deleteOpening(db: Database, opening: OpeningRecord): Promise<void> {
  await db.delete(jobOpenings).where(eq(jobOpenings.id, opening.id));
}

export async function deleteQuestions(db: Database, openingId: string): Promise<void> {
  await db.delete(screeningQuestions).where(eq(screeningQuestions.openingId, openingId));
  await db.delete(videoQuestions).where(eq(videoQuestions.openingId, openingId));
}

export async function insertScreeningQuestions(
  db: Database,
  openingId: string,
  rows: Omit<typeof screeningQuestions.$inferInsert, 'openingId' | 'position'>[],
): Promise<ScreeningRecord[]> {
  if (rows.length === 0) return [];
  const numbered = rows.map((row, position) => ({ ...row, openingId, position }));
  return inOrder(await db.insert(screeningQuestions).values(numbered).returning());
}

export async function insertVideoQuestions(
  db: Database,
  openingId: string,
  rows: Omit<typeof videoQuestions.$inferInsert, 'openingId' | 'position'>[],
): Promise<VideoRecord[]> {
  if (rows.length === 0) return [];
  const numbered = rows.map((row, position) => ({ ...row, openingId, position }));
  return inOrder(await db.insert(videoQuestions).values(numbered).returning());
}

function inOrder<Row extends { position: number }>(rows: Row[]): Row[] {
  return rows.toSorted((one, other) => one.position - other.position);
}

/** The applications module keeps this number; it may also fall, when an application is removed. */
export async function addToApplications(db: Database, openingId: string, change: number): Promise<void> {
  await db
    .update(jobOpenings)
    .set({ applications: sql`greatest(0, ${jobOpenings.applications} + ${change})` })
    .where(eq(jobOpenings.id, openingId));
}

function matching({ scope, today, status, search }: OwnOpeningFilters): SQL | undefined {
  return and(
    within(scope, seenColumns),
    status ? statusIs(status, today) : undefined,
    search ? ilike(jobOpenings.title, `%${literalPattern(search)}%`) : undefined,
  );
}

function statusIs(status: OpeningStatus, today: CalendarDate): SQL | undefined {
  if (status === 'Expired')
    return and(eq(jobOpenings.status, 'Published'), sql`${jobOpenings.dueDate} < ${today}`);
  if (status === 'Active') {
    return and(
      eq(jobOpenings.status, 'Published'),
      sql`(${jobOpenings.dueDate} is null or ${jobOpenings.dueDate} >= ${today})`,
    );
  }
  const stored: StoredOpeningStatus = status;
  return eq(jobOpenings.status, stored);
}

/** Those of a company that bear one of these titles, the oldest first. */
export function findByTitles(db: Database, companyId: string, titles: readonly string[]) {
  const keys = titles.map((title) => title.trim().toLowerCase());
  return db
    .select({ id: jobOpenings.id, title: jobOpenings.title })
    .from(jobOpenings)
    .where(
      and(
        eq(jobOpenings.companyId, companyId),
        // A database may not know the small letters of every script: what is written alike is alike in any.
        sql`(lower(trim(${jobOpenings.title})) = any(${sql.param(keys)}::text[])
          or ${jobOpenings.title} = any(${sql.param([...titles])}::text[]))`,
      ),
    )
    .orderBy(asc(jobOpenings.createdAt));
}

/** Of closed openings those that hold nothing and were never edited. */
export async function deleteUnused(db: Database, companyId: string, ids: readonly string[]): Promise<void> {
  await db.delete(jobOpenings).where(
    and(
      eq(jobOpenings.companyId, companyId),
      sql`${jobOpenings.id} = any(${sql.param([...ids])}::uuid[])`,
      eq(jobOpenings.status, 'Closed'),
      eq(jobOpenings.version, 1),
      sql`${jobOpenings.firstPublishedAt} is null`,
      // Written out: a column of the outer table has no name of its own inside a subquery.
      sql`not exists (select 1 from applications where opening_id = job_openings.id)`,
    ),
  );
}
