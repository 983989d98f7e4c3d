import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { AskedTime } from '#domain/interviews/asked-times.ts';
import { interviewStatuses, interviewTypes } from '#domain/interviews/interviews.ts';
import { recommendations } from '#domain/interviews/recommendations.ts';
import { applications } from '#server/modules/applications/table.ts';
import { candidates } from '#server/modules/candidates/table.ts';
import { companies } from '#server/modules/companies/table.ts';
import { accounts } from '#server/modules/identity/table.ts';
import { moment } from '#server/platform/database/columns.ts';

/** A meeting about an application. Its time is set once there is one: of several offered ones, when one is chosen. */
export const interviews = pgTable(
  'interviews',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    candidateId: uuid('candidate_id').references(() => candidates.accountId, { onDelete: 'set null' }),
    status: text('status', { enum: interviewStatuses }).notNull().default('Scheduled'),
    startsAt: moment('starts_at'),
    endsAt: moment('ends_at'),
    /** Begin of the first and end of the last offered time; of a set one, its own. */
    fromAt: moment('from_at').notNull(),
    untilAt: moment('until_at').notNull(),
    /** In minutes. */
    duration: integer('duration').notNull(),
    timezone: text('timezone').notNull(),
    /** As the candidate's browser said it with an answer; until then it is guessed from the country. */
    candidateTimezone: text('candidate_timezone'),
    type: text('type', { enum: interviewTypes }).notNull(),
    place: text('place').notNull(),
    message: text('message').notNull().default(''),
    cancelMessage: text('cancel_message').notNull().default(''),
    /** The earliest time that the candidate asks for, and all of them. */
    proposedAt: moment('proposed_at'),
    proposedTimes: jsonb('proposed_times').$type<AskedTime[]>().notNull().default(sql`'[]'::jsonb`),
    /** What the candidate wrote with the last answer. */
    candidateMessage: text('candidate_message').notNull().default(''),
    /** Of the calendar entry: the same in every invitation, update and cancellation. */
    uid: text('uid').notNull(),
    sequence: integer('sequence').notNull().default(0),
    scheduledBy: uuid('scheduled_by').references(() => accounts.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('interviews_application').on(table.applicationId),
    index('interviews_company').on(table.companyId, table.fromAt),
    index('interviews_candidate').on(table.candidateId, table.fromAt),
    index('interviews_scheduler').on(table.scheduledBy),
  ],
);

/** The times that are offered; one alone is the interview's own. */
export const interviewSlots = pgTable(
  'interview_slots',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    interviewId: uuid('interview_id')
      .notNull()
      .references(() => interviews.id, { onDelete: 'cascade' }),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [index('interview_slots_interview').on(table.interviewId, table.startsAt)],
);

/** Members of the company who hold the interview. */
export const interviewInterviewers = pgTable(
  'interview_interviewers',
  {
    interviewId: uuid('interview_id')
      .notNull()
      .references(() => interviews.id, { onDelete: 'cascade' }),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.interviewId, table.accountId] }),
    index('interview_interviewers_account').on(table.accountId),
  ],
);

/** What an interviewer made of the candidate; once they left, it stays as a figure. */
export const interviewScorecards = pgTable(
  'interview_scorecards',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    interviewId: uuid('interview_id')
      .notNull()
      .references(() => interviews.id, { onDelete: 'cascade' }),
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    recommendation: text('recommendation', { enum: recommendations }).notNull(),
    /** By criterion of the opening. */
    scores: jsonb('scores').$type<Record<string, number>>().notNull().default(sql`'{}'::jsonb`),
    /** The average of the criteria; null without any. */
    rating: real('rating'),
    text: text('text').notNull().default(''),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('interview_scorecards_once').on(table.interviewId, table.accountId),
    index('interview_scorecards_account').on(table.accountId),
  ],
);

/** Links of letters with which the candidate answers without signing in; each letter has its own. */
export const interviewLinks = pgTable(
  'interview_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    interviewId: uuid('interview_id')
      .notNull()
      .references(() => interviews.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('interview_links_interview').on(table.interviewId),
    index('interview_links_expiry').on(table.expiresAt),
  ],
);

/** Where a company's video interviews are held: an address with marks that are filled in for each. */
export const meetingLinks = pgTable('meeting_links', {
  companyId: uuid('company_id')
    .primaryKey()
    .references(() => companies.id, { onDelete: 'cascade' }),
  pattern: text('pattern').notNull(),
});

/** A member's secret address from which calendar programs read interviews. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    accountId: uuid('account_id')
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    scope: text('scope', { enum: ['mine', 'company'] }).notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [uniqueIndex('calendar_feeds_token').on(table.tokenHash)],
);
