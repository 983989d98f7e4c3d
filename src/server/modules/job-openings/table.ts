import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { OpeningPlace } from '#domain/job-openings/every-place.ts';
import {
  coverLetterOptions,
  employmentTypes,
  experienceLevels,
  minimumEducations,
  salaryTypes,
  storedOpeningStatuses,
} from '#domain/job-openings/job-openings.ts';
import { type OpeningEligibility, replyDaysDefault } from '#domain/job-openings/opening.ts';
import { openingLanguages } from '#domain/job-openings/opening-language.ts';
import { answerTypes, type KnockOut } from '#domain/job-openings/questions.ts';
import { companies } from '#server/modules/companies/table.ts';
import { accounts } from '#server/modules/identity/table.ts';
import { moment } from '#server/platform/database/columns.ts';

/** A job opening as its company wrote it. Status `Expired` and `Active` are derived, never stored. */
export const jobOpenings = pgTable(
  'job_openings',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    /** What its own words are written in. */
    language: text('language', { enum: openingLanguages }).notNull().default('en'),
    introduction: text('introduction').notNull().default(''),
    responsibilities: text('responsibilities').notNull().default(''),
    requirements: text('requirements').notNull().default(''),
    benefits: text('benefits').notNull().default(''),
    city: text('city').notNull().default(''),
    country: text('country').notNull().default('Qatar'),
    /** Where else one may work. */
    furtherPlaces: jsonb('further_places').$type<OpeningPlace[]>().notNull().default(sql`'[]'::jsonb`),
    currency: text('currency').notNull().default('QAR'),
    salaryStart: integer('salary_start'),
    salaryEnd: integer('salary_end'),
    salaryType: text('salary_type', { enum: salaryTypes }).notNull().default('per month'),
    publishSalary: boolean('publish_salary').notNull().default(false),
    salaryNegotiable: boolean('salary_negotiable').notNull().default(false),
    experienceLevel: text('experience_level', { enum: experienceLevels }).notNull(),
    experienceStart: integer('experience_start'),
    experienceEnd: integer('experience_end'),
    minimumEducation: text('minimum_education', { enum: minimumEducations }).notNull().default('none'),
    employmentType: text('employment_type', { enum: employmentTypes }).notNull(),
    coverLetter: text('cover_letter', { enum: coverLetterOptions }).notNull().default('optional'),
    vacancies: integer('vacancies').notNull().default(1),
    remote: boolean('remote').notNull().default(false),
    hideCompanyName: boolean('hide_company_name').notNull().default(false),
    /** Last day of applying, in the company's time zone. */
    dueDate: date('due_date'),
    status: text('status', { enum: storedOpeningStatuses }).notNull().default('Open'),
    /** What the opening asks of eligibility: visa options, notice period, languages, driving licence. */
    eligibility: jsonb('eligibility')
      .$type<Partial<OpeningEligibility>>()
      .notNull()
      .default(sql`'{}'::jsonb`),
    /** What members rate applications on. */
    criteria: text('criteria').array().notNull().default(sql`'{}'::text[]`),
    /** Whether applications are reviewed without learning whose they are, until they are shortlisted. */
    blindReview: boolean('blind_review').notNull().default(false),
    /** Within so many days the company promises to answer an application. */
    replyDays: integer('reply_days').notNull().default(replyDaysDefault),
    tags: text('tags').array().notNull().default(sql`'{}'::text[]`),
    /** Counts up with each save: a second editor with an older version is refused. */
    version: integer('version').notNull().default(1),
    views: integer('views').notNull().default(0),
    /** Kept by the applications; questions lock once there is one. */
    applications: integer('applications').notNull().default(0),
    /** The title of the opening that this one was copied from; screens show it until the first publication. */
    copyOf: text('copy_of'),
    createdBy: uuid('created_by').references(() => accounts.id, { onDelete: 'set null' }),
    /** Since when enough people have reported it; the administrators look at it. */
    flaggedAt: moment('flagged_at'),
    /** Why an administrator took it down, until that is lifted; On-Hold meanwhile. Its company reads it. */
    heldReason: text('held_reason'),
    /** What it was before that, and is again once it is lifted; null where it was public. */
    heldFrom: text('held_from', { enum: storedOpeningStatuses }),
    /** The first publication; reposting never resets it. */
    firstPublishedAt: moment('first_published_at'),
    /** When it was closed; null again once it is reopened. */
    closedAt: moment('closed_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('job_openings_company').on(table.companyId, table.createdAt.desc().nullsFirst()),
    index('job_openings_creator').on(table.createdBy),
    // The administrators' list: the newest first, found by a part of the title.
    index('job_openings_created').on(table.createdAt.desc().nullsFirst(), table.id),
    index('job_openings_title').on(table.title),
    index('job_openings_words').using('gin', sql`lower(${table.title}) gin_trgm_ops`),
    index('job_openings_held').on(table.id).where(sql`held_reason is not null`),
    index('job_openings_due').on(table.dueDate).where(sql`status = 'Published'`),
  ],
);

/** What bounds statements about openings by what a member sees. */
export const seenColumns = { companyId: jobOpenings.companyId, openingId: jobOpenings.id };

export type OpeningRecord = typeof jobOpenings.$inferSelect;

export const screeningQuestions = pgTable(
  'screening_questions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    openingId: uuid('opening_id')
      .notNull()
      .references(() => jobOpenings.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    answerType: text('answer_type', { enum: answerTypes }).notNull(),
    required: boolean('required').notNull().default(true),
    /** The answer that a candidate must give; null asks without judging. */
    knockOut: jsonb('knock_out').$type<KnockOut | null>(),
  },
  (table) => [index('screening_questions_opening').on(table.openingId, table.position)],
);

export const videoQuestions = pgTable(
  'video_questions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    openingId: uuid('opening_id')
      .notNull()
      .references(() => jobOpenings.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    question: text('question').notNull(),
    /** Longest answer, 120 at most. */
    seconds: integer('seconds').notNull().default(120),
  },
  (table) => [index('video_questions_opening').on(table.openingId, table.position)],
);
