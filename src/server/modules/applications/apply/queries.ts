import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { isId } from '#domain/ids.ts';
import { knownTitle } from '#server/modules/applications/known-opening-service.ts';
import type { ApplicationRecord } from '#server/modules/applications/queries.ts';
import { applications } from '#server/modules/applications/table.ts';
import { candidates } from '#server/modules/candidates/table.ts';
import { companies } from '#server/modules/companies/table.ts';
import { accounts } from '#server/modules/identity/table.ts';
import { jobOpenings, screeningQuestions, videoQuestions } from '#server/modules/job-openings/table.ts';
import type { Database } from '#server/platform/database/database.ts';

export type OpeningToApply = NonNullable<Awaited<ReturnType<typeof selectOpening>>>;

/** What applying needs to know of an opening and its company; kept from being deleted before the transaction ends. */
export async function selectOpening(db: Database, id: string, isKept = false) {
  if (!isId(id)) return undefined;
  const query = db
    .select({
      id: jobOpenings.id,
      title: jobOpenings.title,
      status: jobOpenings.status,
      dueDate: jobOpenings.dueDate,
      firstPublishedAt: jobOpenings.firstPublishedAt,
      coverLetter: jobOpenings.coverLetter,
      hideCompanyName: jobOpenings.hideCompanyName,
      companyId: companies.id,
      companyName: companies.name,
      companyNameAr: companies.nameAr,
      timezone: companies.timezone,
      approvedStatus: companies.approvedStatus,
      videoQuestions: db.$count(videoQuestions, eq(videoQuestions.openingId, jobOpenings.id)),
    })
    .from(jobOpenings)
    .innerJoin(companies, eq(companies.id, jobOpenings.companyId))
    .where(eq(jobOpenings.id, id));
  const [row] = isKept ? await query.for('key share', { of: jobOpenings }) : await query;
  return row;
}

export function selectQuestions(db: Database, openingId: string) {
  return db
    .select()
    .from(screeningQuestions)
    .where(eq(screeningQuestions.openingId, openingId))
    .orderBy(asc(screeningQuestions.position));
}

/** What of the candidate matters to applying for an opening. */
export async function selectApplicant(db: Database, candidateId: string, openingId: string) {
  const [row] = await db
    .select({
      name: accounts.name,
      nameAr: accounts.nameAr,
      email: accounts.email,
      locale: accounts.locale,
      cvFileId: candidates.cvFileId,
      hiddenFromCompanies: candidates.hiddenFromCompanies,
      /** The application that the company moved from this opening to another. */
      movedId: sql<string | null>`(select ${applications.id} from ${applications}
        where ${applications.candidateId} = ${candidateId} and ${applications.movedFromId} = ${openingId}
        limit 1)`,
    })
    .from(accounts)
    .innerJoin(candidates, eq(candidates.accountId, accounts.id))
    .where(eq(accounts.id, candidateId));
  return row;
}

/** Undefined where the candidate has an application for the opening already; a rival that commits first wins. */
export async function insertOnce(
  db: Database,
  row: typeof applications.$inferInsert,
): Promise<ApplicationRecord | undefined> {
  const [application] = await db
    .insert(applications)
    .values(row)
    .onConflictDoNothing({ target: [applications.openingId, applications.candidateId] })
    .returning();
  return application;
}

export async function findByIdempotencyKey(
  db: Database,
  candidateId: string,
  key: string,
): Promise<ApplicationRecord | undefined> {
  const [row] = await db
    .select()
    .from(applications)
    .where(and(eq(applications.candidateId, candidateId), eq(applications.idempotencyKey, key)));
  return row;
}

/** Whether the profile or another application keeps that CV already. */
export async function isCvKept(db: Database, fileId: string): Promise<boolean> {
  const profile = db.$count(candidates, eq(candidates.cvFileId, fileId));
  const other = db.$count(applications, eq(applications.cvFileId, fileId));
  return (await profile) + (await other) > 0;
}

export async function setCv(db: Database, applicationId: string, fileId: string): Promise<void> {
  await db.update(applications).set({ cvFileId: fileId }).where(eq(applications.id, applicationId));
}

/** The answers of the candidate's own applications, newest first. */
export function selectOwnAnswers(db: Database, candidateId: string, limit: number) {
  return db
    .select({ answers: applications.answers, jobTitle: knownTitle })
    .from(applications)
    .innerJoin(jobOpenings, eq(jobOpenings.id, applications.openingId))
    .where(eq(applications.candidateId, candidateId))
    .orderBy(desc(applications.createdAt))
    .limit(limit);
}
