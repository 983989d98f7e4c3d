import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { applications, seenColumns } from '#server/modules/applications/table.ts';
import { companyMembers } from '#server/modules/companies/table.ts';
import { accounts } from '#server/modules/identity/table.ts';
import { jobOpenings } from '#server/modules/job-openings/table.ts';
import { seesOpening } from '#server/modules/job-openings/team/service.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type OpeningScope, within } from '#server/platform/scope.ts';
import { applicationNotes, applicationRatings, noteMentions } from './table.ts';

const notesShown = 200;
const mentionsShown = 3;

export type RatingRow = Awaited<ReturnType<typeof selectRatings>>[number];

/** Every rating of an application, oldest first. */
export function selectRatings(db: Database, applicationId: string) {
  return db
    .select({
      accountId: applicationRatings.accountId,
      by: accounts.name,
      byAr: accounts.nameAr,
      overall: applicationRatings.overall,
      scores: applicationRatings.scores,
      rating: applicationRatings.rating,
    })
    .from(applicationRatings)
    .leftJoin(accounts, eq(accounts.id, applicationRatings.accountId))
    .where(eq(applicationRatings.applicationId, applicationId))
    .orderBy(asc(applicationRatings.updatedAt), asc(applicationRatings.id));
}

/** What members rate an application on. */
export async function selectCriteria(db: Database, openingId: string): Promise<string[]> {
  const [row] = await db
    .select({ criteria: jobOpenings.criteria })
    .from(jobOpenings)
    .where(eq(jobOpenings.id, openingId));
  return row?.criteria ?? [];
}

export async function selectTitle(db: Database, openingId: string): Promise<string> {
  const [row] = await db
    .select({ title: jobOpenings.title })
    .from(jobOpenings)
    .where(eq(jobOpenings.id, openingId));
  return row?.title ?? '';
}

export async function putRating(db: Database, row: typeof applicationRatings.$inferInsert): Promise<void> {
  const { overall, scores, rating, updatedAt } = row;
  await db
    .insert(applicationRatings)
    .values(row)
    .onConflictDoUpdate({
      target: [applicationRatings.applicationId, applicationRatings.accountId],
      set: { overall, scores, rating, updatedAt },
    });
}

export async function deleteRating(db: Database, applicationId: string, accountId: string): Promise<void> {
  await db
    .delete(applicationRatings)
    .where(
      and(eq(applicationRatings.applicationId, applicationId), eq(applicationRatings.accountId, accountId)),
    );
}

export type NoteRow = Awaited<ReturnType<typeof selectNotes>>[number];

/** The latest notes of an application, latest first; with an author, that author's alone. */
export function selectNotes(db: Database, applicationId: string, authorId?: string) {
  return db
    .select({
      id: applicationNotes.id,
      text: applicationNotes.text,
      authorId: applicationNotes.authorId,
      by: accounts.name,
      byAr: accounts.nameAr,
      createdAt: applicationNotes.createdAt,
    })
    .from(applicationNotes)
    .leftJoin(accounts, eq(accounts.id, applicationNotes.authorId))
    .where(
      and(
        eq(applicationNotes.applicationId, applicationId),
        authorId ? eq(applicationNotes.authorId, authorId) : undefined,
      ),
    )
    .orderBy(desc(applicationNotes.createdAt), desc(applicationNotes.id))
    .limit(notesShown);
}

export async function insertNote(
  db: Database,
  row: typeof applicationNotes.$inferInsert,
): Promise<{ id: string }> {
  const [note] = await db.insert(applicationNotes).values(row).returning({ id: applicationNotes.id });
  if (!note) throw new Error('The note was not written');
  return note;
}

/** Whether there was such a note of that member. */
export async function deleteNote(
  db: Database,
  note: { id: string; applicationId: string; authorId: string },
): Promise<boolean> {
  const rows = await db
    .delete(applicationNotes)
    .where(
      and(
        eq(applicationNotes.id, note.id),
        eq(applicationNotes.applicationId, note.applicationId),
        eq(applicationNotes.authorId, note.authorId),
      ),
    )
    .returning({ id: applicationNotes.id });
  return rows.length > 0;
}

/** Of the named ones, those who work for the company, see the opening, and may sign in. */
export function selectColleagues(
  db: Database,
  { companyId, openingId }: { companyId: string; openingId: string },
  accountIds: readonly string[],
) {
  return db
    .select({
      id: accounts.id,
      name: accounts.name,
      email: accounts.email,
      locale: accounts.locale,
    })
    .from(companyMembers)
    .innerJoin(accounts, eq(accounts.id, companyMembers.accountId))
    .where(
      and(
        eq(companyMembers.companyId, companyId),
        inArray(accounts.id, [...accountIds]),
        seesOpening(sql`${openingId}::uuid`),
        eq(accounts.status, 'active'),
      ),
    )
    .orderBy(asc(accounts.id));
}

export async function insertMentions(db: Database, noteId: string, accountIds: readonly string[]) {
  await db.insert(noteMentions).values(accountIds.map((accountId) => ({ noteId, accountId })));
}

/** The openings of the applications in whose notes a member was named and has not looked yet, latest first. */
export function selectUnseen(db: Database, scope: OpeningScope, accountId: string) {
  return db
    .select({ applicationId: applications.id, title: jobOpenings.title })
    .from(noteMentions)
    .innerJoin(applicationNotes, eq(applicationNotes.id, noteMentions.noteId))
    .innerJoin(applications, eq(applications.id, applicationNotes.applicationId))
    .innerJoin(jobOpenings, eq(jobOpenings.id, applications.openingId))
    .where(
      and(
        eq(noteMentions.accountId, accountId),
        isNull(noteMentions.seenAt),
        within(scope, seenColumns),
        isNull(applications.removedAt),
      ),
    )
    .groupBy(applications.id, jobOpenings.title)
    .orderBy(sql`max(${applicationNotes.createdAt}) desc`)
    .limit(mentionsShown);
}

/** A member has opened the application: what named them there is seen. */
export async function markSeen(
  db: Database,
  { applicationId, accountId, at }: { applicationId: string; accountId: string; at: Date },
): Promise<void> {
  const here = db
    .select({ id: applicationNotes.id })
    .from(applicationNotes)
    .where(eq(applicationNotes.applicationId, applicationId));
  await db
    .update(noteMentions)
    .set({ seenAt: at })
    .where(
      and(
        eq(noteMentions.accountId, accountId),
        isNull(noteMentions.seenAt),
        inArray(noteMentions.noteId, here),
      ),
    );
}
