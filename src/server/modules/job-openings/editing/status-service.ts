import { type StoredOpeningStatus, statusChangeProblem } from '#domain/job-openings/job-openings.ts';
import type { CalendarDate } from '#domain/time.ts';
import { requirePosting } from '#server/modules/companies/plan/service.ts';
import { type Company, getCompanyLocked } from '#server/modules/companies/service.ts';
import type { CompanyActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal, refuseField } from '#server/platform/refusal.ts';
import { type OpeningRecord, updateOpening } from './queries.ts';
import { announceChange, findOwnOpening, readQuestions, todayOf } from './service.ts';
import { requireFreeSlot } from './slots.ts';

/** Publishes, pauses, closes or reopens. */
export async function setOpeningStatus(
  context: Context,
  actor: CompanyActor,
  id: string,
  status: StoredOpeningStatus,
) {
  const company = await getCompanyLocked(context, actor.companyId);
  const opening = await findOwnOpening(context, actor, id, 'publish', true);
  await requireStatusChange(context, company, opening, status, opening.dueDate);
  if (status === opening.status) return { company, ...(await readQuestions(context, opening)) };
  const now = context.clock.now();
  const closedAt = closingMoment(status, now, opening);
  const saved = await updateOpening(context.db, opening, { status, closedAt, updatedAt: now });
  return announceChange(context, company, await readQuestions(context, saved), deedOf(status));
}

/** Moves the due date; an Expired opening becomes Active again. */
export async function extendOpening(
  context: Context,
  actor: CompanyActor,
  id: string,
  dueDate: CalendarDate,
) {
  const company = await getCompanyLocked(context, actor.companyId);
  const opening = await findOwnOpening(context, actor, id, 'publish', true);
  if (dueDate < todayOf(context, company)) {
    throw refuseField('due_date', 'validation_due_date_past');
  }
  if (dueDate === opening.dueDate) throw refuseField('due_date', 'validation_due_date_same');
  if (opening.status === 'Published') requirePosting(context, company);
  const saved = await updateOpening(context.db, opening, { dueDate, updatedAt: context.clock.now() });
  return announceChange(context, company, await readQuestions(context, saved), 'opening.extended');
}

/**
 * What a save asks for: to publish (never what an administrator took down), or to be public longer, a due date ahead and the right to post; to reopen, a slot.
 * An Expired opening whose date stays may still be corrected.
 */
export async function requireStatusChange(
  context: Context,
  company: Company,
  opening: OpeningRecord,
  status: StoredOpeningStatus,
  dueDate: CalendarDate | null,
): Promise<void> {
  const publishes = status === 'Published' && opening.status !== 'Published';
  if (publishes && opening.heldReason !== null) throw new Refusal('OPENING_HELD');
  if (publishes || dueDate !== opening.dueDate) requireOpenDueDate(context, company, dueDate, status);
  const staysLonger = status === 'Published' && isLater(dueDate, opening.dueDate);
  if (publishes || staysLonger) requirePosting(context, company);
  if (opening.status === 'Closed' && status !== 'Closed') await requireFreeSlot(context, company, opening.id);
}

/** Refuses to publish with a due date that has passed. */
export function requireOpenDueDate(
  context: Context,
  company: Company,
  dueDate: CalendarDate | null,
  status: StoredOpeningStatus,
): void {
  const problem = statusChangeProblem({ status, due_date: dueDate }, status, todayOf(context, company));
  if (problem) throw refuseField('due_date', problem);
}

function isLater(dueDate: CalendarDate | null, before: CalendarDate | null): boolean {
  if (before === null) return false;
  return dueDate === null || dueDate > before;
}

/** When an opening with a status was closed: now, or when it was before; reopening clears it. */
export function closingMoment(
  status: StoredOpeningStatus,
  now: Date,
  before?: Pick<OpeningRecord, 'status' | 'closedAt'>,
): Date | null {
  if (status !== 'Closed') return null;
  return before?.status === 'Closed' ? before.closedAt : now;
}

/** The deed that the log names for a new status. */
export function deedOf(status: StoredOpeningStatus): string {
  const kinds = {
    Open: 'opening.reopened',
    Published: 'opening.published',
    'On-Hold': 'opening.paused',
    Closed: 'opening.closed',
  };
  return kinds[status];
}
