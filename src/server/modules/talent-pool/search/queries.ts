import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { poolCountMaximum } from '#domain/talent-pool/search.ts';
import { isNamed } from '#server/modules/applications/blind/named-service.ts';
import { applications } from '#server/modules/applications/table.ts';
import { candidates, videoIntroductions } from '#server/modules/candidates/table.ts';
import { companies } from '#server/modules/companies/table.ts';
import { files } from '#server/modules/files/table.ts';
import { accounts } from '#server/modules/identity/table.ts';
import { jobOpenings } from '#server/modules/job-openings/table.ts';
import { poolRequests } from '#server/modules/talent-pool/table.ts';
import type { Database } from '#server/platform/database/database.ts';

export type CountedColumn = 'country' | 'visa' | 'gender';

interface Page {
  where: SQL;
  order: SQL;
  limit: number;
  offset: number;
}

/** The ids of a page, in its order. */
export function pageStatement({ where, order, limit, offset }: Page): SQL {
  return sql`select p.candidate_id as id from pool_candidates p where ${where}
    order by ${order} limit ${limit} offset ${offset}`;
}

/** How many match, counted as far as one past the largest total that is told. */
export function countStatement(where: SQL, most = poolCountMaximum): SQL {
  return sql`select count(*)::int as total from (
    select from pool_candidates p where ${where} limit ${most + 1}) as counted`;
}

export const newestFirst = sql`p.updated_at desc nulls first, p.candidate_id desc nulls first`;
export const oldestFirst = sql`p.updated_at asc nulls last, p.candidate_id asc nulls last`;
/** What is met first, then the newest. */
export function bestFirst(met: SQL): SQL {
  return sql`${met} desc, ${newestFirst}`;
}

export async function selectIds(db: Database, page: Page): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(pageStatement(page));
  return rows.map(({ id }) => id);
}

export async function countMatching(db: Database, where: SQL, most?: number): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(countStatement(where, most));
  return rows[0]?.total ?? 0;
}

/** How many of those that match there are in all, and have each value of a column: read once, as far as is told. */
export async function countValues(db: Database, where: SQL) {
  const { rows } = await db.execute<{ kind: CountedColumn | 'all'; value: string; total: number }>(sql`
    with matched as materialized (
      select p.country, p.visa, p.gender from pool_candidates p where ${where} limit ${poolCountMaximum + 1})
    select case when grouping(country) = 0 then 'country' when grouping(visa) = 0 then 'visa'
        when grouping(gender) = 0 then 'gender' else 'all' end as kind,
      coalesce(country, visa, gender, '') as value, count(*)::int as total
    from matched group by grouping sets ((), (country), (visa), (gender))`);
  return rows;
}

/**
 * The words nearest to one that nobody has, so many letters away: the nearest first, then those that most say. They are of
 * all who are listed: whether a company sees anybody who says it is asked of each.
 */
export async function selectNearest(db: Database, word: string, slips: number): Promise<string[]> {
  const away = sql`levenshtein_less_equal(word, ${word}, ${slips})`;
  const { rows } = await db.execute<{ word: string }>(sql`
    select word from pool_words where ${word} <% word and ${away} <= ${slips}
    order by ${away}, candidates desc, word limit 20`);
  return rows.map(({ word: near }) => near);
}

/** Current companies, as their people wrote them. */
export async function selectEmployers(db: Database, named: SQL, listed: SQL): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select min(name) as name from (
      select p.employer, c.current_company as name from pool_candidates p
      join candidates c on c.account_id = p.candidate_id
      where ${listed} and ${named} limit 2000) as found
    group by employer order by count(*) desc, employer limit 10`);
  return rows.map(({ name }) => name);
}

export type ListedRow = Awaited<ReturnType<typeof selectListed>>[number];

/** Of these candidates, those whom the condition lists, with what a list shows of them. */
export function selectListed(db: Database, ids: readonly string[], listed: SQL) {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .select({
      id: candidates.accountId,
      name: accounts.name,
      nameAr: accounts.nameAr,
      avatarFileId: candidates.avatarFileId,
      title: candidates.title,
      currentPosition: candidates.currentPosition,
      currentCompany: candidates.currentCompany,
      industry: candidates.industry,
      nationality: candidates.nationality,
      residenceCountry: candidates.residenceCountry,
      gender: candidates.gender,
      expectedSalary: candidates.expectedSalary,
      desiredJobs: candidates.desiredJobs,
      professionalSkills: candidates.professionalSkills,
      languages: candidates.languages,
      educations: candidates.educations,
      experiences: candidates.experiences,
      eligibility: candidates.eligibility,
      profileViews: candidates.profileViews,
      profileStrength: candidates.profileStrength,
      updatedAt: candidates.updatedAt,
    })
    .from(candidates)
    .innerJoin(accounts, eq(accounts.id, candidates.accountId))
    .where(
      and(
        inArray(candidates.accountId, [...ids]),
        sql`exists (select from pool_candidates p where p.candidate_id = ${candidates.accountId} and ${listed})`,
      ),
    );
}

/** What these candidates are called, and how to reach them. */
export function selectContacts(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .select({
      id: candidates.accountId,
      name: accounts.name,
      nameAr: accounts.nameAr,
      email: accounts.email,
      dialCode: candidates.dialCode,
      plainPhone: candidates.plainPhone,
      sealedPhone: candidates.sealedPhone,
    })
    .from(candidates)
    .innerJoin(accounts, eq(accounts.id, candidates.accountId))
    .where(inArray(candidates.accountId, [...ids]));
}

/** The first answer of each video introduction. */
export function selectFirstVideos(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .selectDistinctOn([videoIntroductions.candidateId], {
      candidateId: videoIntroductions.candidateId,
      fileId: videoIntroductions.fileId,
      posterFileId: videoIntroductions.posterFileId,
      captions: videoIntroductions.captions,
      seconds: sql<number>`coalesce((${files.facts}->>'seconds')::float, 0)`,
    })
    .from(videoIntroductions)
    .innerJoin(files, eq(files.id, videoIntroductions.fileId))
    .where(inArray(videoIntroductions.candidateId, [...ids]))
    .orderBy(videoIntroductions.candidateId, videoIntroductions.position);
}

/** The newest application of each candidate to the company, of those of which it knows whose they are. */
export function selectNewestApplications(db: Database, companyId: string, ids: readonly string[]) {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .selectDistinctOn([applications.candidateId], {
      candidateId: applications.candidateId,
      id: applications.id,
      status: applications.status,
      title: jobOpenings.title,
      createdAt: applications.createdAt,
    })
    .from(applications)
    .innerJoin(jobOpenings, eq(jobOpenings.id, applications.openingId))
    .where(
      and(
        eq(applications.companyId, companyId),
        inArray(applications.candidateId, [...ids]),
        isNull(applications.removedAt),
        isNamed,
      ),
    )
    .orderBy(applications.candidateId, desc(applications.createdAt));
}

export type SentRow = Awaited<ReturnType<typeof selectNewestRequests>>[number];

/** The newest request of each kind from the company to each candidate. */
export function selectNewestRequests(db: Database, companyId: string, ids: readonly string[]) {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .selectDistinctOn([poolRequests.candidateId, poolRequests.kind], {
      candidateId: poolRequests.candidateId,
      kind: poolRequests.kind,
      id: poolRequests.id,
      status: poolRequests.status,
      message: poolRequests.message,
      answer: poolRequests.answer,
      openingId: poolRequests.openingId,
      title: jobOpenings.title,
      createdAt: poolRequests.createdAt,
      answeredAt: poolRequests.answeredAt,
      expiresAt: poolRequests.expiresAt,
    })
    .from(poolRequests)
    .leftJoin(jobOpenings, eq(jobOpenings.id, poolRequests.openingId))
    .where(and(eq(poolRequests.companyId, companyId), inArray(poolRequests.candidateId, [...ids])))
    .orderBy(
      poolRequests.candidateId,
      poolRequests.kind,
      desc(poolRequests.createdAt),
      desc(poolRequests.id),
    );
}

/** The openings of a company that are not closed, newest first, with what they ask. */
export function selectOpenings(db: Database, companyId: string) {
  return db
    .select({
      id: jobOpenings.id,
      title: jobOpenings.title,
      city: jobOpenings.city,
      status: jobOpenings.status,
      dueDate: jobOpenings.dueDate,
      hideCompanyName: jobOpenings.hideCompanyName,
      timezone: companies.timezone,
    })
    .from(jobOpenings)
    .innerJoin(companies, eq(companies.id, jobOpenings.companyId))
    .where(and(eq(jobOpenings.companyId, companyId), sql`${jobOpenings.status} <> 'Closed'`))
    .orderBy(sql`${jobOpenings.createdAt} desc nulls first`)
    .limit(100);
}

/** What an opening of the company asks. */
export async function selectAsked(db: Database, companyId: string, openingId: string) {
  const [row] = await db
    .select({
      id: jobOpenings.id,
      title: jobOpenings.title,
      eligibility: jobOpenings.eligibility,
      experience_start: jobOpenings.experienceStart,
      minimum_education: jobOpenings.minimumEducation,
    })
    .from(jobOpenings)
    .where(and(eq(jobOpenings.companyId, companyId), eq(jobOpenings.id, openingId)));
  return row;
}
