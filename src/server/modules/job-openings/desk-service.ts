import type { JobOpening } from '#domain/job-openings/opening.ts';
import {
  type OpeningStatus,
  openingStatus,
  type StoredOpeningStatus,
  statusChangeProblem,
} from '#domain/job-openings.ts';
import { type CalendarDate, calendarDate } from '#domain/time.ts';
import type { CompanyActor } from '#server/platform/actor.ts';
import { type Authorized, authorize } from '#server/platform/authorization.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal, refuseField } from '#server/platform/refusal.ts';
import { recordActivity } from '../companies/activity-service.ts';
import { requirePosting } from '../companies/plan-service.ts';
import { type Company, getCompany, getCompanyLocked } from '../companies/service.ts';
import { verifyOwnPassword } from '../identity/passwords-service.ts';
import {
  addToApplications,
  countDesk,
  countDeskStatuses,
  deleteOpening,
  insertOpening,
  type OpeningRecord,
  replaceScreeningQuestions,
  replaceVideoQuestions,
  selectDeskPage,
  selectOwnOpening,
  selectScreeningQuestions,
  selectVideoQuestions,
  updateOpening,
} from './desk-queries.ts';
import { openingChanged, openingClosed, openingDeleted } from './events.ts';
import { isUuid } from './opening.ts';
import { mayActOnOpening } from './policy.ts';
import { refreshPublicOpening } from './publication-service.ts';
import { sanitizeRichText } from './rich-text.ts';
import { requireFreeSlot, requireQuestionSlots } from './slots.ts';

export type OpeningInput = JobOpening & { version?: number; tags: string[]; publish: boolean };

export interface OpeningWithQuestions {
  opening: OpeningRecord;
  screening: Awaited<ReturnType<typeof selectScreeningQuestions>>;
  video: Awaited<ReturnType<typeof selectVideoQuestions>>;
}

/** One page of the company's openings, with what the filters and the slots show. */
export async function listOwnOpenings(
  context: Context,
  actor: CompanyActor,
  filters: {
    status?: OpeningStatus | '';
    search?: string;
    sort?: 'ASC' | 'DESC';
    page?: number;
    show?: number;
  },
) {
  const { page = 1, show = 20, sort = 'DESC', status, search } = filters;
  const company = await getCompany(context, actor.companyId);
  const today = todayOf(context, company);
  const asked = { companyId: actor.companyId, today, status, search };
  const [rows, total, statuses] = await Promise.all([
    selectDeskPage(context.db, asked, {
      limit: show,
      offset: (page - 1) * show,
      oldestFirst: sort === 'ASC',
    }),
    countDesk(context.db, asked),
    countDeskStatuses(context.db, actor.companyId, today),
  ]);
  const used = statuses.filter((row) => row.status !== 'Closed').reduce((sum, row) => sum + row.openings, 0);
  return { rows, total, today, counts: countByStatus(statuses), slots: { used, total: company.jobSlots } };
}

export async function readOwnOpening(
  context: Context,
  actor: CompanyActor,
  id: string,
): Promise<OpeningWithQuestions> {
  return withQuestions(context, await findOwn(context, actor, id));
}

/** Saves a new opening; 'Open' unless it is published at once. Refused past the slots and after the trial. */
export async function createOpening(context: Context, actor: CompanyActor, input: OpeningInput) {
  const company = await getCompanyLocked(context, actor.companyId);
  await requirePosting(context, company.id);
  await requireFreeSlot(context, company.id);
  await requireQuestionSlots(context, company.id, countQuestions(input));
  const status = input.publish ? 'Published' : input.status;
  requireOpenDueDate(context, company, input, status);
  const now = context.clock.now();
  const opening = await insertOpening(context.db, {
    ...columnsOf(input),
    status,
    companyId: actor.companyId,
    createdBy: actor.accountId,
    createdAt: now,
    updatedAt: now,
  });
  await writeQuestions(context, opening.id, input);
  return announce(context, actor, opening, status === 'Published' ? 'opening.published' : 'opening.created');
}

/** Saves an opening. A version older than the stored one is refused with CONFLICT; locked questions stay. */
export async function saveOpening(context: Context, actor: CompanyActor, id: string, input: OpeningInput) {
  const company = await getCompanyLocked(context, actor.companyId);
  const opening = await findOwn(context, actor, id, 'edit_opening', true);
  if (input.version !== undefined && input.version !== opening.version) throw new Refusal('CONFLICT');
  await requireQuestionSlots(context, company.id, countQuestions(input));
  const status = input.publish ? 'Published' : input.status;
  await requireStatusChange(context, company, opening, status, input.due_date ?? null);
  if (opening.applications === 0) await writeQuestions(context, opening.id, input);
  else await requireSameQuestions(context, opening, input);
  const saved = await updateOpening(context.db, opening, {
    ...columnsOf(input),
    status,
    updatedAt: context.clock.now(),
  });
  return announce(context, actor, saved, status === opening.status ? 'opening.edited' : kindOf(status));
}

/** Publishes, pauses, closes or reopens. */
export async function setOpeningStatus(
  context: Context,
  actor: CompanyActor,
  id: string,
  status: StoredOpeningStatus,
) {
  const company = await getCompanyLocked(context, actor.companyId);
  const opening = await findOwn(context, actor, id, 'publish', true);
  await requireStatusChange(context, company, opening, status, opening.dueDate);
  if (status === opening.status) return withQuestions(context, opening);
  const saved = await updateOpening(context.db, opening, { status, updatedAt: context.clock.now() });
  return announce(context, actor, saved, kindOf(status));
}

/** Moves the due date; an Expired opening becomes Active again. */
export async function extendOpening(
  context: Context,
  actor: CompanyActor,
  id: string,
  dueDate: CalendarDate,
) {
  const company = await getCompanyLocked(context, actor.companyId);
  const opening = await findOwn(context, actor, id, 'publish', true);
  if (dueDate < todayOf(context, company)) {
    throw refuseField('due_date', 'validation_due_date_past');
  }
  if (opening.status === 'Published') await requirePosting(context, company.id);
  const saved = await updateOpening(context.db, opening, { dueDate, updatedAt: context.clock.now() });
  return announce(context, actor, saved, 'opening.extended');
}

/** A new opening, not yet public, with everything of this one but its figures and dates. */
export async function duplicateOpening(context: Context, actor: CompanyActor, id: string) {
  const company = await getCompanyLocked(context, actor.companyId);
  const { opening, screening, video } = await withQuestions(
    context,
    await findOwn(context, actor, id, 'edit_opening'),
  );
  await requirePosting(context, company.id);
  await requireFreeSlot(context, company.id);
  const now = context.clock.now();
  const { id: _, firstPublishedAt: __, ...columns } = opening;
  const copy = await insertOpening(context.db, {
    ...columns,
    status: 'Open',
    dueDate: null,
    views: 0,
    applications: 0,
    version: 1,
    createdBy: actor.accountId,
    createdAt: now,
    updatedAt: now,
  });
  await replaceScreeningQuestions(context.db, copy.id, screening.map(withoutPlace));
  await replaceVideoQuestions(context.db, copy.id, video.map(withoutPlace));
  return announce(context, actor, copy, 'opening.duplicated');
}

/** Deletes an opening with its applications, by the owner's password. */
export async function removeOpening(
  context: Context,
  actor: CompanyActor,
  id: string,
  password: string,
): Promise<void> {
  await findOwn(context, actor, id, 'delete_opening');
  await verifyOwnPassword(context, password);
  await context.inTransaction(async (inner) => {
    const opening = await findOwn(inner, actor, id, 'delete_opening', true);
    await inner.events.publish(inner, openingDeleted, {
      openingId: opening.id,
      companyId: opening.companyId,
    });
    // Its public row and counters go while the opening still stands.
    const closed = await updateOpening(inner.db, opening, { status: 'Closed' });
    await refreshPublicOpening(inner, closed.id);
    await deleteOpening(inner.db, opening);
    await recordActivity(inner, {
      companyId: actor.companyId,
      kind: 'opening.deleted',
      subject: opening.title,
      subjectId: opening.id,
    });
  });
}

/** One application more or less; the applications module calls it in the transaction of its change. */
export async function countApplication(
  context: Pick<Context, 'db'>,
  openingId: string,
  change: 1 | -1,
): Promise<void> {
  await addToApplications(context.db, openingId, change);
}

async function findOwn(
  context: Context,
  actor: CompanyActor,
  id: string,
  act: 'read' | 'edit_opening' | 'publish' | 'delete_opening' = 'read',
  lock = false,
): Promise<Authorized<OpeningRecord>> {
  const found = isUuid(id) ? await selectOwnOpening(context.db, id, lock) : undefined;
  const own = authorize(found, mayActOnOpening(actor, 'read'));
  if (!mayActOnOpening(actor, act)(own)) throw new Refusal('NOT_ALLOWED');
  return own;
}

async function withQuestions(context: Context, opening: OpeningRecord): Promise<OpeningWithQuestions> {
  const screening = await selectScreeningQuestions(context.db, opening.id);
  const video = await selectVideoQuestions(context.db, opening.id);
  return { opening, screening, video };
}

async function requireStatusChange(
  context: Context,
  company: Company,
  opening: OpeningRecord,
  status: StoredOpeningStatus,
  dueDate: CalendarDate | null,
): Promise<void> {
  requireOpenDueDate(context, company, { due_date: dueDate }, status === opening.status ? 'Open' : status);
  if (status !== opening.status && status === 'Published') await requirePosting(context, company.id);
  if (opening.status === 'Closed' && status !== 'Closed') {
    await requireFreeSlot(context, company.id, opening.id);
  }
}

function requireOpenDueDate(
  context: Context,
  company: Company,
  { due_date }: { due_date?: CalendarDate | null },
  status: StoredOpeningStatus,
): void {
  const today = todayOf(context, company);
  const problem = statusChangeProblem({ status, due_date }, status, today);
  if (problem) throw refuseField('due_date', problem);
}

function todayOf(context: Context, company: Company): CalendarDate {
  return calendarDate(context.clock.now(), company.timezone);
}

/** Applicants answered these questions: they may be sent back as they are, not changed. */
async function requireSameQuestions(
  context: Context,
  opening: OpeningRecord,
  input: OpeningInput,
): Promise<void> {
  const screening = await selectScreeningQuestions(context.db, opening.id);
  const video = await selectVideoQuestions(context.db, opening.id);
  const isSame =
    screening.length === input.screening_questions.length &&
    video.length === input.video_questions.length &&
    screening.every((row, at) => {
      const sent = input.screening_questions[at];
      return (
        sent?.title === row.title && sent.answer_type === row.answerType && sent.required === row.isRequired
      );
    }) &&
    video.every((row, at) => input.video_questions[at]?.question === row.question);
  if (!isSame) throw new Refusal('QUESTIONS_LOCKED');
}

async function writeQuestions(context: Context, openingId: string, input: OpeningInput): Promise<void> {
  await replaceScreeningQuestions(
    context.db,
    openingId,
    input.screening_questions.map((question) => ({
      title: question.title,
      description: question.description ?? '',
      answerType: question.answer_type,
      isRequired: question.required,
      knockOut: question.knock_out ?? null,
    })),
  );
  await replaceVideoQuestions(
    context.db,
    openingId,
    input.video_questions.map(({ question, seconds }) => ({ question, seconds })),
  );
}

async function announce(context: Context, actor: CompanyActor, opening: OpeningRecord, kind: string) {
  await context.events.publish(context, openingChanged, { openingId: opening.id });
  if (kind === 'opening.closed') {
    await context.events.publish(context, openingClosed, { openingId: opening.id });
  }
  await recordActivity(context, {
    companyId: actor.companyId,
    kind,
    subject: opening.title,
    subjectId: opening.id,
  });
  return readOwnOpening(context, actor, opening.id);
}

function columnsOf(input: OpeningInput) {
  return {
    title: input.title,
    introduction: sanitizeRichText(input.introduction ?? ''),
    tasks: sanitizeRichText(input.responsibilities),
    requirements: sanitizeRichText(input.requirements),
    benefits: sanitizeRichText(input.benefits ?? ''),
    city: input.city,
    country: input.country,
    currency: input.currency,
    salaryStart: input.salary_start,
    salaryEnd: input.salary_end,
    salaryType: input.salary_type,
    publishSalary: input.publish_salary,
    experienceLevel: input.experience_level,
    experienceStart: input.experience_start ?? null,
    experienceEnd: input.experience_end ?? null,
    minimumEducation: input.minimum_education,
    employmentType: input.employment_type,
    coverLetter: input.cover_letter,
    vacancies: input.vacancies,
    isRemote: input.remote,
    hideCompanyName: input.hide_company_name,
    dueDate: input.due_date ?? null,
    eligibility: input.eligibility ?? {},
    tags: input.tags,
  };
}

function countQuestions(input: OpeningInput) {
  return { screening: input.screening_questions.length, video: input.video_questions.length };
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

/** The status that the company's screens show; a company here has passed the gate. */
export function shownStatus(opening: OpeningRecord, today: CalendarDate): OpeningStatus {
  return openingStatus({ status: opening.status, due_date: opening.dueDate }, today, true);
}

function kindOf(status: StoredOpeningStatus): string {
  const kinds = {
    Open: 'opening.reopened',
    Published: 'opening.published',
    'On-Hold': 'opening.paused',
    Closed: 'opening.closed',
  };
  return kinds[status];
}

function withoutPlace<Row extends { id: string; openingId: string; position: number }>(row: Row) {
  const { id: _, openingId: __, position: ___, ...rest } = row;
  return rest;
}
