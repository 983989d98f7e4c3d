import { and, count, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import { profileViews } from '#server/modules/candidates/table.ts';
import { companies } from '#server/modules/companies/table.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { OldRows } from '#server/platform/sweep.ts';

export type ViewedPart = (typeof profileViews.$inferSelect)['what'];

export async function insertView(db: Database, row: typeof profileViews.$inferInsert): Promise<void> {
  await db.insert(profileViews).values(row);
}

export async function insertViews(db: Database, rows: (typeof profileViews.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await db.insert(profileViews).values(rows);
}

/** Of these candidates, whose profile the company opened since then. */
export async function selectRecentlySeen(
  db: Database,
  companyId: string,
  candidateIds: readonly string[],
  since: Date,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: profileViews.candidateId })
    .from(profileViews)
    .where(
      and(
        inArray(profileViews.candidateId, [...candidateIds]),
        eq(profileViews.companyId, companyId),
        eq(profileViews.what, 'profile'),
        gte(profileViews.createdAt, since),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

export async function countViews(db: Database, candidateId: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(profileViews)
    .where(eq(profileViews.candidateId, candidateId));
  return row?.total ?? 0;
}

/** How often each part was opened since a moment. */
export async function countViewsSince(db: Database, candidateId: string, since: Date) {
  const rows = await db
    .select({ what: profileViews.what, total: count() })
    .from(profileViews)
    .where(and(eq(profileViews.candidateId, candidateId), gte(profileViews.createdAt, since)))
    .groupBy(profileViews.what);
  const of = (part: ViewedPart) => rows.find(({ what }) => what === part)?.total ?? 0;
  return { profile: of('profile'), cv: of('cv'), video: of('video') };
}

export function selectViews(db: Database, candidateId: string, page: { limit: number; offset: number }) {
  return db
    .select({
      what: profileViews.what,
      at: profileViews.createdAt,
      companyId: profileViews.companyId,
      isConfidential: profileViews.isConfidential,
      companyName: companies.name,
      companySlug: companies.slug,
      companyLogo: companies.logoFileId,
    })
    .from(profileViews)
    .leftJoin(companies, eq(companies.id, profileViews.companyId))
    .where(eq(profileViews.candidateId, candidateId))
    .orderBy(sql`${profileViews.createdAt} desc nulls first`, desc(profileViews.id))
    .limit(page.limit)
    .offset(page.offset);
}

export function viewsBefore(moment: Date): OldRows {
  return { table: profileViews, where: lt(profileViews.createdAt, moment), by: profileViews.createdAt };
}
