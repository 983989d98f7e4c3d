import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '#server/platform/database/columns.ts';
import { companies } from '../companies/table.ts';
import { accounts } from '../identity/table.ts';

/** A job opening as its company wrote it. Status `Expired` and `Active` are derived, never stored. */
export const jobOpenings = pgTable(
  'job_openings',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    introduction: text('introduction').notNull().default(''),
    tasks: text('tasks').notNull().default(''),
    requirements: text('requirements').notNull().default(''),
    benefits: text('benefits').notNull().default(''),
    city: text('city').notNull().default(''),
    country: text('country').notNull().default('Qatar'),
    currency: text('currency').notNull().default('QAR'),
    salaryStart: integer('salary_start'),
    salaryEnd: integer('salary_end'),
    salaryType: text('salary_type').notNull().default('per month'),
    publishSalary: boolean('publish_salary').notNull().default(false),
    experienceLevel: text('experience_level').notNull().default(''),
    experienceStart: integer('experience_start'),
    experienceEnd: integer('experience_end'),
    minimumEducation: text('minimum_education').notNull().default(''),
    employmentType: text('employment_type').notNull().default(''),
    coverLetter: text('cover_letter').notNull().default('optional'),
    vacancies: integer('vacancies').notNull().default(1),
    isRemote: boolean('is_remote').notNull().default(false),
    hideCompanyName: boolean('hide_company_name').notNull().default(false),
    /** Last day of applying, in the company's time zone. */
    dueDate: date('due_date'),
    status: text('status', { enum: ['Open', 'On-Hold', 'Closed', 'Published'] })
      .notNull()
      .default('Open'),
    /** What the opening asks of eligibility: visa options, notice period, languages, driving licence. */
    eligibility: jsonb('eligibility').$type<Record<string, unknown>>().notNull().default(sql`'{}'::jsonb`),
    tags: text('tags').array().notNull().default(sql`'{}'::text[]`),
    /** Counts up with each save: a second editor with an older version is refused. */
    version: integer('version').notNull().default(1),
    views: integer('views').notNull().default(0),
    /** Kept by the applications; questions lock once there is one. */
    applications: integer('applications').notNull().default(0),
    createdBy: uuid('created_by').references(() => accounts.id, { onDelete: 'set null' }),
    /** Since when enough people have reported it; the administrators look at it. */
    flaggedAt: moment('flagged_at'),
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
    index('job_openings_due').on(table.dueDate).where(sql`status = 'Published'`),
  ],
);

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
    answerType: text('answer_type').notNull(),
    isRequired: boolean('is_required').notNull().default(true),
    /** The answer that a candidate must give; null asks without judging. */
    knockOut: jsonb('knock_out').$type<Record<string, unknown> | null>(),
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
