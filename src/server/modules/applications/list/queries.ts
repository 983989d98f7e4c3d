import { and, asc, count, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { ApplicationFilters } from '#domain/applications/list.ts';
import { isId } from '#domain/ids.ts';
import { applications, videoAnswers } from '#server/modules/applications/table.ts';
import { candidates } from '#server/modules/candidates/table.ts';
import { companies } from '#server/modules/companies/table.ts';
import { accounts } from '#server/modules/identity/table.ts';
import { jobOpenings, screeningQuestions, videoQuestions } from '#server/modules/job-openings/table.ts';
import type { Database } from '#server/platform/database/database.ts';
import { literalPattern } from '#server/platform/database/like.ts';

export type ReceivedRow = Awaited<ReturnType<typeof selectReceived>>[number];

/** One page of what a company received. */
export function selectReceived(
  db: Database,
  companyId: string,
  filters: ApplicationFilters & { show: number; page: number },
) {
  const direction = filters.sort === 'oldest' ? asc : desc;
  return receivedRows(db)
    .where(matching(companyId, filters))
    .orderBy(direction(applications.createdAt), direction(applications.id))
    .limit(filters.show)
    .offset((filters.page - 1) * filters.show);
}

/** The same for one application, whatever the filters. */
export async function selectReceivedOne(db: Database, id: string): Promise<ReceivedRow | undefined> {
  const [row] = await receivedRows(db).where(eq(applications.id, id));
  return row;
}

/** How many match, by status, leaving the filter by status aside. */
export async function countByStatus(
  db: Database,
  companyId: string,
  filters: ApplicationFilters,
): Promise<Record<string, number>> {
  const rows = await db
    .select({ status: applications.status, total: count() })
    .from(applications)
    .innerJoin(companies, eq(companies.id, applications.companyId))
    .leftJoin(accounts, eq(accounts.id, applications.candidateId))
    .where(matching(companyId, { ...filters, status: undefined }))
    .groupBy(applications.status);
  return Object.fromEntries(rows.map(({ status, total }) => [status, total]));
}

function receivedRows(db: Database) {
  return db
    .select({
      id: applications.id,
      status: applications.status,
      createdAt: applications.createdAt,
      updatedAt: applications.updatedAt,
      candidateId: applications.candidateId,
      name: accounts.name,
      avatarFileId: candidates.avatarFileId,
      currentPosition: candidates.currentPosition,
      residenceCountry: candidates.residenceCountry,
      openingId: jobOpenings.id,
      title: jobOpenings.title,
      asked: {
        eligibility: jobOpenings.eligibility,
        experience_start: jobOpenings.experienceStart,
        minimum_education: jobOpenings.minimumEducation,
      },
      source: applications.source,
      isKnockedOut: applications.isKnockedOut,
      screeningQuestions: db.$count(screeningQuestions, eq(screeningQuestions.openingId, jobOpenings.id)),
      videoQuestions: db.$count(videoQuestions, eq(videoQuestions.openingId, jobOpenings.id)),
      videoAnswers: db.$count(videoAnswers, eq(videoAnswers.applicationId, applications.id)),
    })
    .from(applications)
    .innerJoin(jobOpenings, eq(jobOpenings.id, applications.openingId))
    .innerJoin(companies, eq(companies.id, applications.companyId))
    .leftJoin(candidates, eq(candidates.accountId, applications.candidateId))
    .leftJoin(accounts, eq(accounts.id, applications.candidateId))
    .$dynamic();
}

function matching(companyId: string, filters: ApplicationFilters): SQL | undefined {
  const { status, job_id, name, from, to } = filters;
  return and(
    eq(applications.companyId, companyId),
    isNull(applications.removedAt),
    status && status.length > 0 ? inArray(applications.status, status) : undefined,
    job_id ? (isId(job_id) ? eq(applications.openingId, job_id) : sql`false`) : undefined,
    name?.trim() ? nameContains(name) : undefined,
    from ? sql`${applications.createdAt} >= ${dayIn(from)}` : undefined,
    to ? sql`${applications.createdAt} < ${dayIn(to)} + interval '1 day'` : undefined,
  );
}

/** The first moment of a calendar day in the company's zone. */
function dayIn(day: string): SQL {
  return sql`(${day}::timestamp at time zone ${companies.timezone})`;
}

/** Without case and accents; the signs of LIKE stand for themselves. */
function nameContains(name: string): SQL {
  const pattern = `%${literalPattern(name.trim().normalize('NFC'))}%`;
  return sql`unaccent(lower(${accounts.name})) like unaccent(lower(${pattern}))`;
}
