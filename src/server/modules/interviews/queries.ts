import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, gt, inArray, isNotNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { isId } from '#domain/ids.ts';
import { openInterviewStatuses, type Span } from '#domain/interviews/interviews.ts';
import { knownTitle } from '#server/modules/applications/known-opening-service.ts';
import { applications } from '#server/modules/applications/table.ts';
import { candidates } from '#server/modules/candidates/table.ts';
import { companies } from '#server/modules/companies/table.ts';
import { accounts } from '#server/modules/identity/table.ts';
import { jobOpenings } from '#server/modules/job-openings/table.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { OldRows } from '#server/platform/sweep.ts';
import { interviewInterviewers, interviewLinks, interviewSlots, interviews } from './table.ts';

/** Nobody has more waiting with one company for one opening. */
const openShown = 10;
/** Among so many of the latest a place is looked for. */
const lastLooked = 50;

export type InterviewRecord = Awaited<ReturnType<typeof interviewRows>>[number];

/** Interviews with what their letters and lists say of application, opening, company and candidate. */
export function interviewRows(db: Database) {
  return db
    .select({
      id: interviews.id,
      applicationId: interviews.applicationId,
      companyId: interviews.companyId,
      candidateId: interviews.candidateId,
      status: interviews.status,
      startsAt: interviews.startsAt,
      endsAt: interviews.endsAt,
      fromAt: interviews.fromAt,
      untilAt: interviews.untilAt,
      duration: interviews.duration,
      timezone: interviews.timezone,
      candidateTimezone: interviews.candidateTimezone,
      type: interviews.type,
      place: interviews.place,
      message: interviews.message,
      cancelMessage: interviews.cancelMessage,
      proposedAt: interviews.proposedAt,
      proposedTimes: interviews.proposedTimes,
      candidateMessage: interviews.candidateMessage,
      uid: interviews.uid,
      sequence: interviews.sequence,
      scheduledBy: interviews.scheduledBy,
      createdAt: interviews.createdAt,
      updatedAt: interviews.updatedAt,
      interviewerIds: interviewerIds(),
      isRemoved: sql<boolean>`${applications.removedAt} is not null`,
      applicationStatus: applications.status,
      openingId: jobOpenings.id,
      title: jobOpenings.title,
      knownTitle,
      hideCompanyName: jobOpenings.hideCompanyName,
      companyName: companies.name,
      companyNameAr: companies.nameAr,
      companySlug: companies.slug,
      logoFileId: companies.logoFileId,
      companyTimezone: companies.timezone,
      candidateName: accounts.name,
      candidateNameAr: accounts.nameAr,
      candidateEmail: accounts.email,
      candidateLocale: accounts.locale,
      candidateCountry: candidates.residenceCountry,
      candidateAvatarFileId: candidates.avatarFileId,
    })
    .from(interviews)
    .innerJoin(applications, eq(applications.id, interviews.applicationId))
    .innerJoin(jobOpenings, eq(jobOpenings.id, applications.openingId))
    .innerJoin(companies, eq(companies.id, interviews.companyId))
    .leftJoin(candidates, eq(candidates.accountId, interviews.candidateId))
    .leftJoin(accounts, eq(accounts.id, interviews.candidateId))
    .$dynamic();
}

function interviewerIds() {
  return sql<
    string[]
  >`array(select account_id::text from interview_interviewers where interview_id = ${interviews.id})`;
}

export async function findInterview(db: Database, id: string): Promise<InterviewRecord | undefined> {
  if (!isId(id)) return undefined;
  const [row] = await interviewRows(db).where(eq(interviews.id, id));
  return row;
}

/** The row, kept from changing until the transaction ends. */
export async function lockInterview(db: Database, id: string): Promise<InterviewRecord | undefined> {
  if (!isId(id)) return undefined;
  const [row] = await interviewRows(db).where(eq(interviews.id, id)).for('update', { of: interviews });
  return row;
}

/** The interview that an open link leads to. */
export async function findLinked(db: Database, tokenHash: string, now: Date): Promise<string | undefined> {
  const [row] = await db
    .select({ id: interviewLinks.interviewId })
    .from(interviewLinks)
    .where(and(eq(interviewLinks.tokenHash, tokenHash), gt(interviewLinks.expiresAt, now)));
  return row?.id;
}

export async function insertLink(db: Database, row: typeof interviewLinks.$inferInsert): Promise<void> {
  await db.insert(interviewLinks).values(row);
}

export async function insertInterview(db: Database, row: typeof interviews.$inferInsert): Promise<void> {
  await db.insert(interviews).values(row);
}

export type InterviewChanges = Partial<
  Omit<InterviewRecord, 'id' | Exclude<keyof InterviewRecord, keyof typeof interviews.$inferInsert>>
>;

/** Changes a row that is locked; answers it as it stands then. */
export async function updateInterview(
  db: Database,
  interview: InterviewRecord,
  set: InterviewChanges,
): Promise<InterviewRecord> {
  await db.update(interviews).set(set).where(eq(interviews.id, interview.id));
  return { ...interview, ...set };
}

export type SlotRow = Awaited<ReturnType<typeof selectSlots>>[number];

/** The offered times of interviews, earliest first. */
export function selectSlots(db: Database, interviewIds: readonly string[]) {
  return db
    .select({
      id: interviewSlots.id,
      interviewId: interviewSlots.interviewId,
      startsAt: interviewSlots.startsAt,
      endsAt: interviewSlots.endsAt,
    })
    .from(interviewSlots)
    .where(inArray(interviewSlots.interviewId, [...interviewIds]))
    .orderBy(asc(interviewSlots.startsAt), asc(interviewSlots.id));
}

/** Writes the times of an interview in place of those that it had. */
export async function replaceSlots(
  db: Database,
  interviewId: string,
  spans: readonly Span[],
): Promise<SlotRow[]> {
  const rows = spans.map((span) => ({ id: randomUUID(), interviewId, ...span }));
  await db.execute(sql`
    with former as (delete from interview_slots where interview_id = ${interviewId})
    insert into interview_slots (id, interview_id, starts_at, ends_at)
    select id, ${interviewId}, "startsAt", "endsAt"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as slot (id uuid, "startsAt" timestamptz, "endsAt" timestamptz)`);
  return rows.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime() || (a.id < b.id ? -1 : 1));
}

/** What is still to take place of an application, as the form for another one tells it. */
export function selectOpenOf(db: Database, applicationId: string, now: Date) {
  return db
    .select({
      id: interviews.id,
      status: interviews.status,
      startsAt: interviews.startsAt,
      proposedAt: interviews.proposedAt,
      timezone: interviews.timezone,
    })
    .from(interviews)
    .where(
      and(
        eq(interviews.applicationId, applicationId),
        inArray(interviews.status, [...openInterviewStatuses]),
        or(gt(interviews.untilAt, now), gt(interviews.proposedAt, now)),
      ),
    )
    .orderBy(asc(interviews.fromAt), asc(interviews.id))
    .limit(openShown);
}

/** Where the last interviews that a member scheduled are held, the latest of each way. */
export async function selectLastPlaces(db: Database, accountId: string, companyId: string) {
  const last = db
    .select({ type: interviews.type, place: interviews.place, createdAt: interviews.createdAt })
    .from(interviews)
    .where(and(eq(interviews.scheduledBy, accountId), eq(interviews.companyId, companyId)))
    .orderBy(desc(interviews.createdAt))
    .limit(lastLooked)
    .as('last');
  return db
    .selectDistinctOn([last.type], { type: last.type, place: last.place })
    .from(last)
    .orderBy(last.type, desc(last.createdAt));
}

/** The interviews of an application that are still to take place. */
export function selectOpenIds(db: Database, applicationId: string): Promise<string[]> {
  return openIds(db, eq(interviews.applicationId, applicationId));
}

/** The same of all applications for an opening. */
export function selectOpenIdsOfOpening(db: Database, openingId: string): Promise<string[]> {
  return openIds(db, eq(applications.openingId, openingId));
}

/** The same of a company. */
export function selectOpenIdsOfCompany(db: Database, companyId: string): Promise<string[]> {
  return openIds(db, eq(applications.companyId, companyId));
}

/** The same of a candidate. */
export function selectOpenIdsOfCandidate(db: Database, candidateId: string): Promise<string[]> {
  return openIds(db, eq(interviews.candidateId, candidateId));
}

async function openIds(db: Database, which: SQL): Promise<string[]> {
  const rows = await db
    .select({ id: interviews.id })
    .from(interviews)
    .innerJoin(applications, eq(applications.id, interviews.applicationId))
    .where(and(which, inArray(interviews.status, [...openInterviewStatuses])))
    .orderBy(asc(interviews.fromAt));
  return rows.map(({ id }) => id);
}

/** What else interviewers and the candidate have in a span: times that are set or offered and still open. */
export function selectBusy(
  db: Database,
  whom: { interviewers: readonly string[]; candidateId: string | null; exceptId?: string },
  span: Span,
) {
  const isTheirs = or(
    whom.interviewers.length > 0
      ? inArray(interviewInterviewers.accountId, [...whom.interviewers])
      : undefined,
    whom.candidateId ? eq(interviews.candidateId, whom.candidateId) : undefined,
  );
  return db
    .selectDistinct({
      interviewId: interviews.id,
      companyId: interviews.companyId,
      openingId: applications.openingId,
      candidateId: interviews.candidateId,
      interviewerId: interviewInterviewers.accountId,
      startsAt: interviewSlots.startsAt,
      endsAt: interviewSlots.endsAt,
    })
    .from(interviews)
    .innerJoin(interviewSlots, eq(interviewSlots.interviewId, interviews.id))
    .innerJoin(applications, eq(applications.id, interviews.applicationId))
    .leftJoin(interviewInterviewers, eq(interviewInterviewers.interviewId, interviews.id))
    .where(
      and(
        isTheirs,
        isNotNull(interviews.candidateId),
        inArray(interviews.status, [...openInterviewStatuses]),
        lt(interviewSlots.startsAt, span.endsAt),
        gt(interviewSlots.endsAt, span.startsAt),
        // Of several offered times, the chosen one alone counts.
        or(sql`${interviews.startsAt} is null`, eq(interviewSlots.startsAt, interviews.startsAt)),
        whom.exceptId ? ne(interviews.id, whom.exceptId) : undefined,
      ),
    )
    .orderBy(asc(interviewSlots.startsAt));
}

export function endedLinks(now: Date): OldRows {
  return { table: interviewLinks, where: lt(interviewLinks.expiresAt, now), by: interviewLinks.expiresAt };
}
