import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, real, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { storedApplicationStatuses } from '#domain/applications/applications.ts';
import type { Hire } from '#domain/applications/hire.ts';
import type { Mark } from '#domain/applications/marks.ts';
import { candidates } from '#server/modules/candidates/table.ts';
import { companies } from '#server/modules/companies/table.ts';
import { files } from '#server/modules/files/table.ts';
import { accounts } from '#server/modules/identity/table.ts';
import { jobOpenings, videoQuestions } from '#server/modules/job-openings/table.ts';
import { idByTime, moment } from '#server/platform/database/columns.ts';

/** A screening question with the candidate's answer. */
export interface StoredAnswer {
  question_id: string;
  title: string;
  answer_type: string;
  answer: string;
  knocked_out: boolean;
}

/** One application per candidate and opening; after an erasure it stays as an anonymous figure. */
export const applications = pgTable(
  'applications',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    openingId: uuid('opening_id')
      .notNull()
      .references(() => jobOpenings.id, { onDelete: 'cascade' }),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    candidateId: uuid('candidate_id').references(() => candidates.accountId, { onDelete: 'set null' }),
    status: text('status', { enum: storedApplicationStatuses }).notNull().default('Pending'),
    coverLetter: text('cover_letter').notNull().default(''),
    cvFileId: uuid('cv_file_id').references(() => files.id),
    /** Question and answer as they were when the candidate applied. */
    answers: jsonb('answers').$type<StoredAnswer[]>().notNull().default(sql`'[]'::jsonb`),
    /** Whether an answer lies outside what the company asked for; never told to the candidate. */
    isKnockedOut: boolean('is_knocked_out').notNull().default(false),
    /** "Meets 5 of 7", for filters and order; kept by `fit/`. Zero of zero where the opening asks nothing. */
    fitMet: integer('fit_met').notNull().default(0),
    fitTotal: integer('fit_total').notNull().default(0),
    /** The profile or the opening has changed since. */
    isFitStale: boolean('is_fit_stale').notNull().default(true),
    /** Of the reviewers' ratings, for filters and order; null without any. */
    averageRating: real('average_rating'),
    /** When the candidate first heard something of the company. */
    repliedAt: moment('replied_at'),
    /** When the recruiters were reminded that an answer is due. */
    replyRemindedAt: moment('reply_reminded_at'),
    source: text('source').notNull().default('site'),
    /** The opening that it was moved from, with its title as it was then: the opening itself may go. */
    movedFromId: uuid('moved_from_id'),
    movedFromTitle: text('moved_from_title').notNull().default(''),
    /** What stands above the notes of the company's members. */
    generalNote: text('general_note').notNull().default(''),
    /** What was agreed with who was hired; read by `hireReaders` alone. */
    hire: jsonb('hire').$type<Hire>(),
    /** Its marks, each with who set it (`markColumns`). */
    isPinned: boolean('is_pinned').notNull().default(false),
    pinnedBy: uuid('pinned_by').references(() => accounts.id, { onDelete: 'set null' }),
    /** Set when the company took it off its list; the candidate keeps it in the own history. */
    removedAt: moment('removed_at'),
    /** The changes of its status that stood, in their order: kept by triggers from its events, for statistics. */
    stepStatuses: text('step_statuses').array().notNull().default(sql`'{}'::text[]`),
    stepMoments: moment('step_moments').array().notNull().default(sql`'{}'::timestamptz[]`),
    /** Who made each; null where nobody did, or is there no more. */
    stepActors: uuid('step_actors').array().notNull().default(sql`'{}'::uuid[]`),
    idempotencyKey: text('idempotency_key'),
    /** Of the payload that came with the key. */
    payloadHash: text('payload_hash'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('applications_once').on(table.openingId, table.candidateId),
    index('applications_created').on(table.createdAt),
    // With all that figures by day and age ask: they read the index alone.
    index('applications_company').on(
      table.companyId,
      table.createdAt.desc().nullsFirst(),
      table.status,
      table.openingId,
      table.removedAt,
    ),
    index('applications_status').on(table.companyId, table.status, table.createdAt.desc().nullsFirst()),
    index('applications_opening').on(
      table.openingId,
      table.status,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('applications_fit')
      .on(
        table.companyId,
        sql`(fit_met::real / greatest(fit_total, 1)) desc`,
        table.fitMet.desc().nullsFirst(),
        table.createdAt.desc().nullsFirst(),
        table.id.desc().nullsFirst(),
      )
      .where(sql`removed_at is null`),
    index('applications_rating')
      .on(
        table.companyId,
        sql`average_rating desc nulls last`,
        table.createdAt.desc().nullsFirst(),
        table.id.desc().nullsFirst(),
      )
      .where(sql`removed_at is null`),
    index('applications_status_waiting')
      .on(table.companyId, table.createdAt, table.openingId)
      .where(sql`status = 'Pending' and removed_at is null`),
    index('applications_pinned')
      .on(table.companyId, table.status, table.createdAt.desc().nullsFirst())
      .where(sql`is_pinned`),
    index('applications_pinned_by').on(table.pinnedBy).where(sql`pinned_by is not null`),
    index('applications_fit_stale').on(table.id).where(sql`is_fit_stale`),
    index('applications_unanswered')
      .on(table.createdAt)
      .where(sql`replied_at is null and reply_reminded_at is null`),
    index('applications_cv').on(table.cvFileId),
    index('applications_candidate').on(table.candidateId, table.createdAt.desc().nullsFirst()),
  ],
);

/** What bounds statements about applications by what a member sees. */
export const seenColumns = { companyId: applications.companyId, openingId: applications.openingId };

/** Of each mark: whether it is set, who set it, and what is written of it; set by nobody, it is taken down. */
export const markColumns = {
  pin: {
    isSet: 'isPinned',
    setBy: 'pinnedBy',
    written: (by: string | null) => ({ isPinned: by !== null, pinnedBy: by }),
  },
} as const satisfies Record<Mark, object>;

/** What happened to an application, who did it and when. */
export const applicationEvents = pgTable(
  'application_events',
  {
    id: idByTime('id').primaryKey(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    actorId: uuid('actor_id'),
    /** The act on several applications of which it is a part. */
    batchId: uuid('batch_id'),
    facts: jsonb('facts').$type<Record<string, unknown>>().notNull().default(sql`'{}'::jsonb`),
    /** Of a change of status: the one that it led to. */
    toStatus: text('to_status').generatedAlwaysAs(sql`facts ->> 'to'`),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('application_events_application').on(table.applicationId, table.createdAt),
    // All that statistics read of a change: they ask the index alone.
    index('application_events_status')
      .on(table.applicationId, table.createdAt, table.toStatus, table.actorId)
      .where(sql`kind = 'status-changed'`),
    // By which whoever is erased is found.
    index('application_events_actor').on(table.actorId).where(sql`actor_id is not null`),
    index('application_events_batch').on(table.batchId, table.applicationId).where(sql`batch_id is not null`),
    uniqueIndex('application_events_viewed_once')
      .on(table.applicationId)
      .where(sql`${table.kind} = 'viewed'`),
  ],
);

/** Recorded answers to an opening's video questions. */
export const videoAnswers = pgTable(
  'video_answers',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    questionId: uuid('question_id').references(() => videoQuestions.id, { onDelete: 'set null' }),
    /** As it was asked, once the application was moved: its opening may go. */
    question: text('question').notNull().default(''),
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id),
    posterFileId: uuid('poster_file_id').references(() => files.id),
    captions: text('captions').notNull().default(''),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('video_answers_once').on(table.applicationId, table.questionId),
    index('video_answers_question').on(table.questionId),
    index('video_answers_file').on(table.fileId),
    index('video_answers_poster').on(table.posterFileId),
  ],
);
