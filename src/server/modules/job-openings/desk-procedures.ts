import type { CompanyOpening } from '#contract/job-openings.ts';
import { memberMay } from '#domain/companies/members.ts';
import type { AnswerType } from '#domain/job-openings/questions.ts';
import { daysOpen } from '#domain/job-openings.ts';
import { calendarDate } from '#domain/time.ts';
import type { CompanyActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { procedures } from '#server/platform/procedures.ts';
import { getCompany } from '../companies/service.ts';
import type { OpeningRecord } from './desk-queries.ts';
import {
  type CompanyDate,
  dateOf,
  listOwnOpenings,
  type OpeningWithQuestions,
  readOwnOpening,
  shownStatus,
} from './desk-service.ts';
import { requireMember } from './policy.ts';
import { removeOpening } from './removal-service.ts';
import { createOpening, duplicateOpening, saveOpening } from './saving-service.ts';
import { extendOpening, setOpeningStatus } from './status-service.ts';

const { jobOpenings } = procedures;

export const jobOpeningsProcedures = jobOpenings.router({
  list: jobOpenings.list.handler(async ({ context, input }) => {
    const actor = requireMember(context.actor);
    const { rows, total, date, counts, slots } = await listOwnOpenings(context, actor, input);
    const abilities = abilitiesOf(actor);
    const data = rows.map(({ opening, screening, video }) => ({
      ...presentFacts(opening, date),
      screening_questions: screening,
      video_questions: video,
      abilities,
    }));
    return { status: 200, data: { total, data, counts, slots, abilities: { create: abilities.edit } } };
  }),
  create: jobOpenings.create.handler(({ context, input }) =>
    answer(context, (actor) => createOpening(context, actor, input)),
  ),
  read: jobOpenings.read.handler(({ context, input }) =>
    answer(context, (actor) => readOwnOpening(context, actor, input.id)),
  ),
  update: jobOpenings.update.handler(({ context, input }) =>
    answer(context, (actor) => saveOpening(context, actor, input.id, input)),
  ),
  setStatus: jobOpenings.setStatus.handler(({ context, input }) =>
    answer(context, (actor) => setOpeningStatus(context, actor, input.id, input.status)),
  ),
  extend: jobOpenings.extend.handler(({ context, input }) =>
    answer(context, (actor) => extendOpening(context, actor, input.id, input.due_date)),
  ),
  duplicate: jobOpenings.duplicate.handler(({ context, input }) =>
    answer(context, (actor) => duplicateOpening(context, actor, input.id)),
  ),
  remove: jobOpenings.remove.handler(({ context, input }) => remove(context, input)),
  removeByPost: jobOpenings.removeByPost.handler(({ context, input }) => remove(context, input)),
});

async function remove(context: Context, input: { id: string; password: string }) {
  await removeOpening(context, requireMember(context.actor), input.id, input.password);
  return { status: 200 as const };
}

async function answer(context: Context, work: (actor: CompanyActor) => Promise<OpeningWithQuestions>) {
  const actor = requireMember(context.actor);
  const found = await work(actor);
  const company = await getCompany(context, actor.companyId);
  return { status: 200 as const, data: presentOpening(found, actor, dateOf(context, company)) };
}

/** What a screen shows of an opening on a day in the company's zone. */
function presentFacts(opening: OpeningRecord, { today, zone }: CompanyDate) {
  const dayOf = (moment: Date | null) => moment && calendarDate(moment, zone);
  return {
    id: opening.id,
    title: opening.title,
    city: opening.city,
    country: opening.country,
    status: shownStatus(opening, today),
    due_date: opening.dueDate,
    employment_type: opening.employmentType,
    vacancies: opening.vacancies,
    views: opening.views,
    applications: opening.applications,
    hide_company_name: opening.hideCompanyName,
    first_published_at: opening.firstPublishedAt?.toISOString() ?? null,
    closed_at: opening.closedAt?.toISOString() ?? null,
    days_open: daysOpen(
      { published: dayOf(opening.firstPublishedAt), closed: dayOf(opening.closedAt), due: opening.dueDate },
      today,
    ),
    created_at: opening.createdAt.toISOString(),
    updated_at: opening.updatedAt.toISOString(),
  };
}

function presentOpening(
  { opening, screening, video }: OpeningWithQuestions,
  actor: CompanyActor,
  date: CompanyDate,
): CompanyOpening {
  return {
    ...presentFacts(opening, date),
    stored_status: opening.status,
    introduction: opening.introduction,
    responsibilities: opening.tasks,
    requirements: opening.requirements,
    benefits: opening.benefits,
    currency: opening.currency,
    salary_start: opening.salaryStart,
    salary_end: opening.salaryEnd,
    salary_type: opening.salaryType,
    publish_salary: opening.publishSalary,
    experience_level: opening.experienceLevel,
    experience_start: opening.experienceStart,
    experience_end: opening.experienceEnd,
    minimum_education: opening.minimumEducation,
    cover_letter: opening.coverLetter,
    remote: opening.isRemote,
    tags: opening.tags,
    eligibility: Object.keys(opening.eligibility).length > 0 ? (opening.eligibility as never) : null,
    screening_questions: screening.map((question) => ({
      id: question.id,
      title: question.title,
      description: question.description,
      answer_type: question.answerType as AnswerType,
      required: question.isRequired,
      knock_out: question.knockOut as never,
    })),
    video_questions: video.map(({ id, question, seconds }) => ({ id, question, seconds })),
    version: opening.version,
    questions_locked: opening.applications > 0,
    abilities: abilitiesOf(actor),
  };
}

function abilitiesOf({ memberRole }: CompanyActor) {
  return {
    edit: memberMay(memberRole, 'edit_opening'),
    publish: memberMay(memberRole, 'publish'),
    remove: memberMay(memberRole, 'delete_opening'),
  };
}
