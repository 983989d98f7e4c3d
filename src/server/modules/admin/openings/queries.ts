import { and, asc, desc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { isId } from '#domain/ids.ts';
import { companies } from '#server/modules/companies/table.ts';
import { openingReports } from '#server/modules/job-openings/reports/table.ts';
import { jobOpenings, screeningQuestions, videoQuestions } from '#server/modules/job-openings/table.ts';
import type { Database } from '#server/platform/database/database.ts';

type Stored = (typeof jobOpenings.$inferSelect)['status'];

interface Search {
  words: string;
  state?: Stored | 'held' | 'reported';
  offset: number;
  limit: number;
}

/** Openings of all companies, whatever their status, the newest first. */
export function selectOpenings(db: Database, { words, state, offset, limit }: Search) {
  return openings(db)
    .where(and(isFound(db, words.trim()), isOfState(db, state)))
    .orderBy(desc(jobOpenings.createdAt), jobOpenings.id)
    .offset(offset)
    .limit(limit);
}

export async function selectOpening(db: Database, id: string) {
  const [row] = await openings(db).where(eq(jobOpenings.id, id));
  return row;
}
export type OpeningRow = NonNullable<Awaited<ReturnType<typeof selectOpening>>>;

/** What an opening asks, in its order. */
export async function selectAsked(db: Database, id: string) {
  const questions = await db
    .select({ title: screeningQuestions.title })
    .from(screeningQuestions)
    .where(eq(screeningQuestions.openingId, id))
    .orderBy(asc(screeningQuestions.position));
  const videos = await db
    .select({ question: videoQuestions.question })
    .from(videoQuestions)
    .where(eq(videoQuestions.openingId, id))
    .orderBy(asc(videoQuestions.position));
  return {
    questions: questions.map(({ title }) => title),
    videoQuestions: videos.map(({ question }) => question),
  };
}

function openings(db: Database) {
  const reports = db.$count(
    openingReports,
    and(eq(openingReports.openingId, jobOpenings.id), isNull(openingReports.verdict)),
  );
  return db
    .select({
      id: jobOpenings.id,
      title: jobOpenings.title,
      status: jobOpenings.status,
      dueDate: jobOpenings.dueDate,
      city: jobOpenings.city,
      country: jobOpenings.country,
      hideCompanyName: jobOpenings.hideCompanyName,
      language: jobOpenings.language,
      introduction: jobOpenings.introduction,
      responsibilities: jobOpenings.responsibilities,
      requirements: jobOpenings.requirements,
      benefits: jobOpenings.benefits,
      applications: jobOpenings.applications,
      heldReason: jobOpenings.heldReason,
      createdAt: jobOpenings.createdAt,
      firstPublishedAt: jobOpenings.firstPublishedAt,
      companyId: companies.id,
      companyName: companies.name,
      companyNameAr: companies.nameAr,
      companyStatus: companies.approvedStatus,
      timeZone: companies.timezone,
      reports,
    })
    .from(jobOpenings)
    .innerJoin(companies, eq(companies.id, jobOpenings.companyId))
    .$dynamic();
}

function isFound(db: Database, words: string): SQL | undefined {
  if (words === '') return undefined;
  if (isId(words)) return or(eq(jobOpenings.id, words), eq(jobOpenings.companyId, words));
  const part = `%${words.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const named = db
    .select({ id: companies.id })
    .from(companies)
    .where(sql`lower(${companies.name}) like ${part}`);
  return or(sql`lower(${jobOpenings.title}) like ${part}`, inArray(jobOpenings.companyId, named));
}

function isOfState(db: Database, state: Search['state']): SQL | undefined {
  if (!state) return undefined;
  if (state === 'held') return isNotNull(jobOpenings.heldReason);
  if (state !== 'reported') return eq(jobOpenings.status, state);
  const reported = db
    .select({ id: openingReports.openingId })
    .from(openingReports)
    .where(isNull(openingReports.verdict));
  return inArray(jobOpenings.id, reported);
}
