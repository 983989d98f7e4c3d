import { isId } from '#domain/ids.ts';
import {
  type OpeningStatus,
  openingStatus,
  type StoredOpeningStatus,
} from '#domain/job-openings/job-openings.ts';
import { type CalendarDate, calendarDate } from '#domain/time.ts';
import { recordActivity } from '#server/modules/companies/activity/service.ts';
import { type Company, getCompany } from '#server/modules/companies/service.ts';
import { openingChanged, openingClosed, openingPublished } from '#server/modules/job-openings/events.ts';
import { mayActOnOpening } from '#server/modules/job-openings/policy.ts';
import type { MemberActor } from '#server/platform/actor.ts';
import { authorize } from '#server/platform/authorization.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { employerIn, scopeOf } from '#server/platform/scope.ts';
import {
  addToApplications,
  countOwnOpenings,
  countOwnStatuses,
  type OpeningRecord,
  selectOwnOpening,
  selectOwnOpenings,
  selectScreeningQuestions,
  selectVideoQuestions,
} from './queries.ts';

export interface CompanyDate {
  today: CalendarDate;
  zone: string;
}

export interface OpeningWithQuestions {
  opening: OpeningRecord;
  screening: Awaited<ReturnType<typeof selectScreeningQuestions>>;
  video: Awaited<ReturnType<typeof selectVideoQuestions>>;
}

/** An opening with its questions and the company that holds it. */
export interface CompanyOpeningRecord extends OpeningWithQuestions {
  company: Company;
}

/** One page of the company's openings, with what the filters and the slots show. */
export async function listOwnOpenings(
  context: Context,
  actor: MemberActor,
  filters: {
    status?: OpeningStatus | '';
    search?: string;
    sort?: 'ASC' | 'DESC';
    page?: number;
    show?: number;
  },
) {
  const { page = 1, show = 20, sort = 'DESC', status, search } = filters;
  const scope = scopeOf(actor);
  const company = await getCompany(context, employerIn(scope));
  const date = dateOf(context, company);
  const { today } = date;
  const asked = { scope, today, status, search };
  const [rows, total, statuses] = await Promise.all([
    selectOwnOpenings(context.db, asked, {
      limit: show,
      offset: (page - 1) * show,
      oldestFirst: sort === 'ASC',
    }),
    countOwnOpenings(context.db, asked),
    countOwnStatuses(context.db, scope, today),
  ]);
  // Of a hiring manager's openings; the slots of the plan are the company's.
  const used = statuses.filter((row) => row.status !== 'Closed').reduce((sum, row) => sum + row.openings, 0);
  return {
    rows,
    total,
    date,
    counts: countByStatus(statuses),
    slots: { used, total: actor.role === 'hiring' ? used : company.jobSlots },
  };
}

export async function readOwnOpening(
  context: Context,
  actor: MemberActor,
  id: string,
): Promise<CompanyOpeningRecord> {
  const opening = await findOwnOpening(context, actor, id);
  const company = await getCompany(context, opening.companyId);
  return { company, ...(await readQuestions(context, opening)) };
}

/** So many applications more or less; the applications module calls it in the transaction of its change. */
export async function countApplication(
  context: Pick<Context, 'db'>,
  openingId: string,
  change: number,
): Promise<void> {
  await addToApplications(context.db, openingId, change);
}

/** An opening of the own company; another one answers as if it did not exist, an act beyond the role with 403. */
export async function findOwnOpening(
  context: Context,
  actor: MemberActor,
  id: string,
  act: 'read' | 'edit_opening' | 'publish' | 'delete_opening' = 'read',
  lock = false,
): Promise<OpeningRecord> {
  const found = isId(id) ? await selectOwnOpening(context.db, id, lock) : undefined;
  const own = authorize(found, mayActOnOpening(actor, 'read'));
  if (!mayActOnOpening(actor, act)(own)) throw new Refusal('NOT_ALLOWED');
  return own;
}

export async function readQuestions(context: Context, opening: OpeningRecord): Promise<OpeningWithQuestions> {
  const screening = await selectScreeningQuestions(context.db, opening.id);
  const video = await selectVideoQuestions(context.db, opening.id);
  return { opening, screening, video };
}

/** Tells of a change and writes it into the company's log; answers the opening as it stands now. */
export async function announceChange(
  context: Context,
  company: Company,
  changed: OpeningWithQuestions,
  kind: string,
): Promise<CompanyOpeningRecord> {
  const { id: openingId, title, applications } = changed.opening;
  await context.events.publish(context, openingChanged, { openingId, applications });
  const { id: companyId } = company;
  if (kind === 'opening.closed')
    await context.events.publish(context, openingClosed, { openingId, companyId });
  if (kind === 'opening.published')
    await context.events.publish(context, openingPublished, { openingId, company });
  await recordActivity(context, { companyId, kind, subject: title, subjectId: openingId });
  // The publication may have dated it.
  const opening = (await selectOwnOpening(context.db, openingId)) ?? changed.opening;
  return { ...changed, opening, company };
}

/** The day that due dates are compared with: today in the company's zone. */
export function todayOf(context: Context, company: Company): CalendarDate {
  return dateOf(context, company).today;
}

/** Today in the company's zone, and the zone that its other days are read in. */
export function dateOf({ clock }: Context, { timezone: zone }: Company): CompanyDate {
  return { today: calendarDate(clock.now(), zone), zone };
}

/** The status that the company's screens show; a company here has passed the gate. */
export function shownStatus(opening: OpeningRecord, today: CalendarDate): OpeningStatus {
  return openingStatus({ status: opening.status, due_date: opening.dueDate }, today, true);
}

function countByStatus(rows: { status: StoredOpeningStatus; isPast: boolean; openings: number }[]) {
  const counts: Partial<Record<OpeningStatus, number>> = {};
  for (const { status, isPast, openings } of rows) {
    const add = (name: OpeningStatus) => {
      counts[name] = (counts[name] ?? 0) + openings;
    };
    add(status);
    if (status === 'Published') add(isPast ? 'Expired' : 'Active');
  }
  return counts as Record<string, number>;
}
