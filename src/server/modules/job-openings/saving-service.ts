import type { JobOpening } from '#domain/job-openings/opening.ts';
import type { CompanyActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { requirePosting } from '../companies/plan-service.ts';
import { getCompanyLocked } from '../companies/service.ts';
import { insertOpening, updateOpening } from './desk-queries.ts';
import { announceChange, findOwnOpening, readQuestions } from './desk-service.ts';
import { copyQuestions, writeNewQuestions, writeQuestions } from './questions-service.ts';
import { sanitizeRichText } from './rich-text.ts';
import { requireFreeSlot } from './slots.ts';
import { closingMoment, deedOf, requireOpenDueDate, requireStatusChange } from './status-service.ts';

export type OpeningInput = JobOpening & { version?: number; publish: boolean };

/** Saves a new opening; 'Open' unless it is published at once. Refused past the slots and after the trial. */
export async function createOpening(context: Context, actor: CompanyActor, input: OpeningInput) {
  const company = await getCompanyLocked(context, actor.companyId);
  await requirePosting(context, company.id);
  await requireFreeSlot(context, company.id);
  const status = input.publish ? 'Published' : input.status;
  requireOpenDueDate(context, company, input.due_date ?? null, status);
  const now = context.clock.now();
  const opening = await insertOpening(context.db, {
    ...columnsOf(input),
    status,
    closedAt: closingMoment(status, now),
    companyId: actor.companyId,
    createdBy: actor.accountId,
    createdAt: now,
    updatedAt: now,
  });
  await writeNewQuestions(context, opening, input);
  return announceChange(
    context,
    actor,
    opening,
    status === 'Published' ? 'opening.published' : 'opening.created',
  );
}

/** Saves an opening. A version older than the stored one is refused with CONFLICT; locked questions stay. */
export async function saveOpening(context: Context, actor: CompanyActor, id: string, input: OpeningInput) {
  const company = await getCompanyLocked(context, actor.companyId);
  const opening = await findOwnOpening(context, actor, id, 'edit_opening', true);
  if (input.version !== undefined && input.version !== opening.version) throw new Refusal('CONFLICT');
  const status = input.publish ? 'Published' : input.status;
  await requireStatusChange(context, company, opening, status, input.due_date ?? null);
  await writeQuestions(context, opening, input);
  const now = context.clock.now();
  const saved = await updateOpening(context.db, opening, {
    ...columnsOf(input),
    status,
    closedAt: closingMoment(status, now, opening),
    updatedAt: now,
  });
  return announceChange(context, actor, saved, status === opening.status ? 'opening.edited' : deedOf(status));
}

/** A new opening, not yet public, with everything of this one but its figures and dates. */
export async function duplicateOpening(context: Context, actor: CompanyActor, id: string) {
  const company = await getCompanyLocked(context, actor.companyId);
  const original = await findOwnOpening(context, actor, id, 'edit_opening');
  await requirePosting(context, company.id);
  await requireFreeSlot(context, company.id);
  const now = context.clock.now();
  const { id: _, firstPublishedAt: __, ...columns } = original;
  const copy = await insertOpening(context.db, {
    ...columns,
    status: 'Open',
    closedAt: null,
    dueDate: null,
    views: 0,
    applications: 0,
    version: 1,
    createdBy: actor.accountId,
    createdAt: now,
    updatedAt: now,
  });
  await copyQuestions(context, copy, await readQuestions(context, original));
  return announceChange(context, actor, copy, 'opening.duplicated');
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
