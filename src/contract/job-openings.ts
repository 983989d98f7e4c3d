import { z } from 'zod';
import { openingStatuses, storedOpeningStatuses } from '#domain/job-openings/job-openings.ts';
import { openingEligibility } from '#domain/job-openings/opening.ts';
import { screeningQuestion, videoQuestion } from '#domain/job-openings/questions.ts';
import { jobOpening, savedOpening } from '#domain/job-openings/saved-opening.ts';
import { filterText } from '#domain/text/fields.ts';
import { pageNumber, pageSize } from './page.ts';
import { call } from './route.ts';

const tag = 'Job openings';
const id = z.object({ id: z.string() });

/** What a list shows of an opening as it is stored. */
export const openingFacts = {
  id: z.string(),
  title: z.string(),
  city: z.string(),
  country: z.string(),
  due_date: z.string().nullable(),
  employment_type: z.string(),
  vacancies: z.number(),
  views: z.number(),
  applications: z.number(),
  hide_company_name: z.boolean(),
};

/** One row of the company's list. */
const openingRow = z.object({
  ...openingFacts,
  /** Where else one may work. */
  further_places: savedOpening.further_places,
  /** Derived: Expired and Active as the list filter offers them. */
  status: z.enum(openingStatuses),
  screening_questions: z.number(),
  video_questions: z.number(),
  /** The title of the opening that it was copied from. */
  copy_of: z.string().nullable(),
  /** Why an administrator took it down; it cannot be published meanwhile. */
  held_reason: z.string().nullable(),
  first_published_at: z.string().nullable(),
  closed_at: z.string().nullable(),
  /** From the first publication until today, the due date or the closing, whichever came first. */
  days_open: z.number(),
  created_at: z.string(),
  updated_at: z.string(),
  /** What the caller may do with it by the own role. */
  abilities: z.object({ edit: z.boolean(), publish: z.boolean(), remove: z.boolean() }),
});
export type OpeningRow = z.infer<typeof openingRow>;

/** The whole opening as its company edits it. */
const companyOpening = openingRow.omit({ screening_questions: true, video_questions: true }).extend({
  /** What is stored: Open, On-Hold, Closed or Published. */
  stored_status: z.enum(storedOpeningStatuses),
  ...savedOpening,
  eligibility: openingEligibility.nullable(),
  screening_questions: z.array(screeningQuestion.extend({ id: z.string() })),
  video_questions: z.array(videoQuestion.extend({ id: z.string() })),
  /** Send it back with the next save: a save of an older version is refused with 409. */
  version: z.number(),
  /** The questions lock once somebody has answered them. */
  questions_locked: z.boolean(),
});
export type CompanyOpening = z.infer<typeof companyOpening>;

const answer = z.object({ status: z.literal(200), data: companyOpening });

/** What the company saves: every field with its rules, and the version it began from. */
const openingToSave = z.intersection(
  jobOpening,
  z.object({ version: z.number().int().optional(), publish: z.boolean().default(false) }),
);

const filters = z.object({
  status: z.enum(openingStatuses).or(z.literal('')).catch('').optional(),
  search: filterText(200).optional(),
  sort: z.enum(['ASC', 'DESC']).catch('DESC').optional(),
  page: pageNumber(1000),
  show: pageSize(20),
});

/** Job openings as their company works with them (specification 2, sections 2 to 5). */
export const jobOpenings = {
  list: call({
    method: 'GET',
    path: '/job_opening',
    policy: 'opening-team',
    summary: 'The own openings, newest first, with views and applications.',
    tag,
  })
    .input(filters)
    .output(
      z.object({
        status: z.literal(200),
        data: z.object({
          total: z.number(),
          data: z.array(openingRow),
          /** How many openings there are in each status, for the filter. */
          counts: z.record(z.string(), z.number()),
          slots: z.object({ used: z.number(), total: z.number() }),
          abilities: z.object({ create: z.boolean() }),
        }),
      }),
    ),
  create: call({
    method: 'POST',
    path: '/job_opening',
    policy: 'approved-recruiter',
    summary: 'Saves a new opening; `publish` also publishes it.',
    tag,
  })
    .input(openingToSave)
    .output(answer),
  read: call({
    method: 'GET',
    path: '/job_opening/{id}',
    policy: 'opening-team',
    summary: 'One own opening in full.',
    tag,
  })
    .input(id)
    .output(answer),
  update: call({
    method: 'PUT',
    path: '/job_opening/{id}',
    policy: 'approved-recruiter',
    summary: 'Saves an opening; questions stay as they are once somebody has applied.',
    tag,
  })
    .input(z.intersection(id, openingToSave))
    .output(answer),
  setStatus: call({
    method: 'PUT',
    path: '/job_opening/{id}/status',
    policy: 'approved-recruiter',
    summary: 'Publishes, pauses, closes or reopens an opening.',
    tag,
  })
    .input(id.extend({ status: z.enum(storedOpeningStatuses, { error: 'validation_option' }) }))
    .output(answer),
  extend: call({
    method: 'PUT',
    path: '/job_opening/{id}/due_date',
    policy: 'approved-recruiter',
    summary: 'Moves the due date; an expired opening becomes public again.',
    tag,
  })
    .input(id.extend({ due_date: z.iso.date({ error: 'validation_date' }) }))
    .output(answer),
  duplicate: call({
    method: 'POST',
    path: '/job_opening/{id}/duplicate',
    policy: 'approved-recruiter',
    summary: 'Makes a new, unpublished opening from this one.',
    tag,
  })
    .input(id)
    .output(answer),
  remove: call({
    method: 'DELETE',
    path: '/job_opening/{id}',
    policy: 'approved-recruiter',
    summary: 'Deletes an opening with its applications; asks for the password.',
    tag,
    transaction: 'own',
  })
    .input(id.extend({ password: z.string().max(2000).default('') }))
    .output(z.object({ status: z.literal(200) })),
  removeByPost: call({
    method: 'POST',
    path: '/job_opening/{id}/delete',
    policy: 'approved-recruiter',
    summary: 'The same, for clients whose DELETE carries no body.',
    tag,
    toast: 'as-delete',
    transaction: 'own',
  })
    .input(id.extend({ password: z.string().max(2000).default('') }))
    .output(z.object({ status: z.literal(200) })),
};
