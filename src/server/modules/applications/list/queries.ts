import { and, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { namedStatuses } from '#domain/applications/blind.ts';
import type { ApplicationFilters } from '#domain/applications/list.ts';
import { isId } from '#domain/ids.ts';
import { wholeNameSign } from '#domain/text/name-keys.ts';
import { applicationRatings } from '#server/modules/applications/assessment/table.ts';
import { additions } from '#server/modules/applications/by-hand/table.ts';
import { firstInOrder, pinnedFirst } from '#server/modules/applications/marks/pinned-first.ts';
import { shownMarks } from '#server/modules/applications/marks/queries.ts';
import { applications, seenColumns, videoAnswers } from '#server/modules/applications/table.ts';
import { candidates } from '#server/modules/candidates/table.ts';
import { accounts } from '#server/modules/identity/table.ts';
import { jobOpenings, screeningQuestions, videoQuestions } from '#server/modules/job-openings/table.ts';
import type { Database } from '#server/platform/database/database.ts';
import { countColumns, readCounts } from '#server/platform/kept-counts.ts';
import { type OpeningScope, within } from '#server/platform/scope.ts';
import { isUnread, matching, type Reader } from './matching.ts';

export type ReceivedRow = Awaited<ReturnType<typeof selectReceived>>[number];

/** One page of what a company received. */
export function selectReceived(
  db: Database,
  reader: Reader,
  filters: ApplicationFilters & { show: number; page: number },
) {
  const before = (filters.page - 1) * filters.show;
  // The page is found on the applications alone; what is shown of it is joined to those few.
  const page = firstInOrder(db, reader, filters, before + filters.show)
    .limit(filters.show)
    .offset(before);
  return receivedRows(db, reader)
    .where(inArray(applications.id, page))
    .orderBy(...pinnedFirst(filters.sort));
}

/** The same for one application, whatever the filters. */
export async function selectReceivedOne(
  db: Database,
  reader: Reader,
  id: string,
): Promise<ReceivedRow | undefined> {
  const [row] = await receivedRows(db, reader).where(
    and(eq(applications.id, id), within(reader.scope, seenColumns)),
  );
  return row;
}

/** What changes nothing of how many there are of each status. */
const uncounted = ['status', 'sort', 'page', 'show', 'job_id'];

/** How many match, by status, leaving the filter by status aside: counted only where the kept counts do not know. */
export async function countByStatus(
  db: Database,
  reader: Reader,
  filters: ApplicationFilters,
): Promise<Record<string, number>> {
  const isKept = Object.entries(filters).every(
    ([name, value]) => value === undefined || uncounted.includes(name),
  );
  if (isKept) return Object.fromEntries(await readStatusCounts(db, reader.scope, filters.job_id));
  const rows = await selectCounts(db, reader, filters);
  return Object.fromEntries(rows.map(({ status, total }) => [status, total]));
}

/** How many of each status are on the list of what a member sees, or of one opening of it. */
export async function readStatusCounts(
  db: Database,
  scope: OpeningScope,
  openingId?: string,
): Promise<Map<string, number>> {
  if (openingId && !isId(openingId)) return new Map();
  const seen = within(scope, { companyId: countColumns.whole, openingId: countColumns.part });
  const ofOpening = openingId ? eq(countColumns.part, openingId) : undefined;
  return readCounts(db, 'applications', and(seen, ofOpening));
}

export function selectCounts(db: Database, reader: Reader, filters: ApplicationFilters) {
  return db
    .select({ status: applications.status, total: count() })
    .from(applications)
    .where(matching(reader, { ...filters, status: undefined }))
    .groupBy(applications.status);
}

export function receivedRows(db: Database, { scope, accountId }: Reader) {
  return db
    .select({
      id: applications.id,
      companyId: applications.companyId,
      status: applications.status,
      createdAt: applications.createdAt,
      updatedAt: applications.updatedAt,
      candidateId: applications.candidateId,
      /** Of the account; of an applicant added by hand, as the company typed it. */
      name: sql<string | null>`coalesce(${accounts.name}, ${additions.name})`,
      nameAr: accounts.nameAr,
      isUnconfirmed: sql<boolean>`${additions.applicationId} is not null`,
      avatarFileId: candidates.avatarFileId,
      currentPosition: candidates.currentPosition,
      residenceCountry: candidates.residenceCountry,
      profile: {
        eligibility: candidates.eligibility,
        languages: candidates.languages,
        educations: candidates.educations,
        total_experience: candidates.totalExperience,
      },
      openingId: jobOpenings.id,
      title: jobOpenings.title,
      city: jobOpenings.city,
      criteria: jobOpenings.criteria,
      blindReview: jobOpenings.blindReview,
      replyDays: jobOpenings.replyDays,
      asked: {
        eligibility: jobOpenings.eligibility,
        experience_start: jobOpenings.experienceStart,
        minimum_education: jobOpenings.minimumEducation,
      },
      source: applications.source,
      isKnockedOut: applications.isKnockedOut,
      movedFromId: applications.movedFromId,
      movedFromTitle: applications.movedFromTitle,
      averageRating: averageFor(accountId),
      isUnread: isUnread(accountId),
      isDuplicate: isDuplicate(scope),
      isShared,
      marks: shownMarks,
      screeningQuestions: db.$count(screeningQuestions, eq(screeningQuestions.openingId, jobOpenings.id)),
      videoQuestions: db.$count(videoQuestions, eq(videoQuestions.openingId, jobOpenings.id)),
      videoAnswers: db.$count(videoAnswers, eq(videoAnswers.applicationId, applications.id)),
    })
    .from(applications)
    .innerJoin(jobOpenings, eq(jobOpenings.id, applications.openingId))
    .leftJoin(candidates, eq(candidates.accountId, applications.candidateId))
    .leftJoin(accounts, eq(accounts.id, applications.candidateId))
    .leftJoin(additions, eq(additions.applicationId, applications.id))
    .$dynamic();
}

/** Whether a link that nobody closed names it. */
const isShared: SQL<boolean> = sql<boolean>`exists (
  select 1 from shared_applications named join application_shares link on link.id = named.share_id
  where named.application_id = ${applications.id} and link.revoked_at is null
)`;

/** Of a name that more people bear than these, so many are looked at: it says little, and a list asks for each row. */
const mostNamesakes = 300;

/**
 * Whether the company has another application that seems to be of the same person: under another account with the same
 * phone, or with the same nationality and a name of two parts and more that differs in its spelling at most; or one that
 * this candidate took back before. One that it reviews blind counts for nobody, and of openings
 * that are not seen nothing is told.
 */
function isDuplicate(scope: OpeningScope): SQL<boolean> {
  const seen = (table: string) =>
    within(scope, { companyId: sql.raw(`${table}.company_id`), openingId: sql.raw(`${table}.opening_id`) });
  return sql<boolean>`(exists (
    select 1 from candidates twin join applications theirs on theirs.candidate_id = twin.account_id
    where twin.phone_lookup = ${candidates.phoneLookup} and twin.dial_code = ${candidates.dialCode}
      and twin.account_id <> ${candidates.accountId} and ${seen('theirs')} and theirs.removed_at is null
      and ${isKnown('theirs')}
  ) or ${candidates.nationality} <> '' and exists (
    select 1 from (
        select bearer.id from accounts bearer
        where bearer.name_keys && array(
            select key from unnest(${accounts.nameKeys}) as key where starts_with(key, ${wholeNameSign}))
          and bearer.id <> ${accounts.id}
        limit ${mostNamesakes}
      ) namesake join candidates twin on twin.account_id = namesake.id
      join applications theirs on theirs.candidate_id = twin.account_id
    where twin.nationality = ${candidates.nationality}
      and ${seen('theirs')} and theirs.removed_at is null and ${isKnown('theirs')}
  ) or exists (
    select 1 from applications before where before.candidate_id = ${applications.candidateId}
      and ${seen('before')} and before.status = 'Withdrawn' and before.created_at < ${applications.createdAt}
      and ${isKnown('before')}
  ))`;
}

/** Whether the company knows whose application the row of that name is. */
function isKnown(row: 'theirs' | 'before'): SQL {
  const named = sql.join(
    namedStatuses.map((status) => sql`${status}`),
    sql`, `,
  );
  return sql`(${sql.raw(row)}.status in (${named}) or not exists (
    select 1 from job_openings asked where asked.id = ${sql.raw(row)}.opening_id and asked.blind_review))`;
}

/** The average as that member may see it: after the own rating. */
function averageFor(accountId: string): SQL<number | null> {
  return sql<number | null>`case when exists (select 1 from ${applicationRatings}
    where ${applicationRatings.applicationId} = ${applications.id} and ${applicationRatings.accountId} = ${accountId})
    then ${applications.averageRating} end`;
}
