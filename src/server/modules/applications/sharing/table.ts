import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { type ShareShows, shareParticipations } from '#domain/applications/sharing.ts';
import { applications } from '#server/modules/applications/table.ts';
import { companies } from '#server/modules/companies/table.ts';
import { accounts } from '#server/modules/identity/table.ts';
import { moment } from '#server/platform/database/columns.ts';

/** A link to a set of applications; its id is unguessable and is the whole secret where it has no password. */
export const applicationShares = pgTable(
  'application_shares',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    createdBy: uuid('created_by').references(() => accounts.id, { onDelete: 'set null' }),
    title: text('title').notNull(),
    question: text('question').notNull().default(''),
    passwordHash: text('password_hash'),
    shows: jsonb('shows').$type<ShareShows>().notNull(),
    participation: text('participation', { enum: shareParticipations }).notNull(),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('application_shares_company').on(table.companyId, table.createdAt.desc().nullsFirst()),
    index('application_shares_creator').on(table.createdBy),
  ],
);

/** Which applications a link names, in the order in which they are looked through. */
export const sharedApplications = pgTable(
  'shared_applications',
  {
    shareId: uuid('share_id')
      .notNull()
      .references(() => applicationShares.id, { onDelete: 'cascade' }),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shareId, table.applicationId] }),
    index('shared_applications_application').on(table.applicationId),
  ],
);

/** Who entered a room: the name that was given, and the mark of the browser. */
export const shareVisitors = pgTable(
  'share_visitors',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    shareId: uuid('share_id')
      .notNull()
      .references(() => applicationShares.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    /** Address and browser, hashed for this room alone: who enters again without a cookie is known by it. */
    deviceHash: text('device_hash'),
    name: text('name').notNull(),
    /** Visits; what follows within half an hour is the same one. */
    views: integer('views').notNull().default(1),
    /** Set by "Done": from then on the others' ratings show. */
    doneAt: moment('done_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('share_visitors_browser').on(table.shareId, table.tokenHash)],
);

/** What a visitor of a room makes of an application. */
export const shareReviews = pgTable(
  'share_reviews',
  {
    visitorId: uuid('visitor_id')
      .notNull()
      .references(() => shareVisitors.id, { onDelete: 'cascade' }),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    rating: smallint('rating'),
    comment: text('comment').notNull().default(''),
    updatedAt: moment('updated_at').notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.visitorId, table.applicationId] }),
    index('share_reviews_application').on(table.applicationId),
  ],
);
