import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { alertFrequencies, alertOrigins, alertStates } from '#domain/alerts/alerts.ts';
import { locales } from '#domain/locale.ts';
import { companies } from '#server/modules/companies/table.ts';
import { accounts } from '#server/modules/identity/table.ts';
import { jobOpenings } from '#server/modules/job-openings/table.ts';
import { moment } from '#server/platform/database/columns.ts';

const noTexts = sql`'{}'::text[]`;
/** Before everybody, in the order of ids. */
export const noRecipient = '00000000-0000-0000-0000-000000000000';

/** Whoever asked for alerts without an account: one for each address. */
export const alertSubscribers = pgTable(
  'alert_subscribers',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    email: text('email').notNull(),
    locale: text('locale', { enum: locales }).notNull(),
    createdAt: moment('created_at').notNull(),
    /** Ended every email by the link of one. */
    stoppedAt: moment('stopped_at'),
  },
  (table) => [
    uniqueIndex('alert_subscribers_email').on(table.email),
    index('alert_subscribers_stopped').on(table.stoppedAt).where(sql`stopped_at is not null`),
    index('alert_subscribers_created').on(table.createdAt),
  ],
);

/** A search that is kept with what its filters ask, so that a new opening finds it. */
export const jobAlerts = pgTable(
  'job_alerts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    subscriberId: uuid('subscriber_id').references(() => alertSubscribers.id, { onDelete: 'cascade' }),
    /** The account or the subscriber: who is never told of one opening twice. */
    recipient: uuid('recipient').notNull(),
    /** The wishes of a profile are an alert, too; there the candidate does not see it. */
    origin: text('origin', { enum: alertOrigins }).notNull().default('search'),
    /** The company that it follows, whatever that is called by then; null for a search. */
    companyId: uuid('company_id').references(() => companies.id, { onDelete: 'cascade' }),
    /** Empty is the name of the company. */
    name: text('name').notNull(),
    /** As the address of the search carries them. */
    filters: jsonb('filters').$type<Record<string, string | string[]>>().notNull(),
    /** As the search has it: `all` for every one. */
    country: text('country').notNull(),
    /** Empty for the whole country. */
    city: text('city').notNull(),
    employmentTypes: text('employment_types').array().notNull().default(noTexts),
    experienceLevels: text('experience_levels').array().notNull().default(noTexts),
    /** A month, in `salaryCurrency`. */
    salaryMinimum: integer('salary_minimum'),
    salaryCurrency: text('salary_currency').notNull().default('QAR'),
    /** Only of openings that say their pay. */
    isPaid: boolean('is_paid').notNull().default(false),
    isRemote: boolean('is_remote').notNull(),
    frequency: text('frequency', { enum: alertFrequencies }).notNull(),
    state: text('state', { enum: alertStates }).notNull(),
    timezone: text('timezone').notNull(),
    createdAt: moment('created_at').notNull(),
    /** Of one that waits for its confirmation. */
    expiresAt: moment('expires_at'),
    /** When the next daily or weekly email is due. */
    nextAt: moment('next_at'),
  },
  (table) => [
    index('job_alerts_account').on(table.accountId, table.createdAt),
    uniqueIndex('job_alerts_wishes').on(table.accountId).where(sql`origin = 'wishes'`),
    index('job_alerts_subscriber').on(table.subscriberId, table.createdAt),
    index('job_alerts_company').on(table.companyId).where(sql`company_id is not null`),
    index('job_alerts_expiry').on(table.expiresAt).where(sql`state = 'waiting'`),
    index('job_alerts_at_once').on(table.id).where(sql`frequency = 'at_once' and state = 'active'`),
    index('job_alerts_due').on(table.nextAt).where(sql`state = 'active'`),
    check('job_alerts_owner', sql`num_nonnulls(account_id, subscriber_id) = 1`),
  ],
);

/** The tags of an alert; one without words is answered by every opening. */
export const jobAlertTerms = pgTable(
  'job_alert_terms',
  {
    alertId: uuid('alert_id')
      .notNull()
      .references(() => jobAlerts.id, { onDelete: 'cascade' }),
    place: smallint('place').notNull(),
    lead: text('lead').notNull(),
    words: text('words').array().notNull(),
    /** Of the alert, written by triggers: those of a word are walked in the order of who asked. */
    recipient: uuid('recipient').notNull().default(noRecipient),
    country: text('country').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.alertId, table.place] }),
    index('job_alert_terms_walk').on(table.lead, table.country, table.recipient),
  ],
);

/**
 * How far the alerts were asked of an opening: it is done once, from where it stopped. A trigger writes the row as the
 * opening becomes public; it stays as long as the opening, so that nobody is told of it again.
 */
export const jobAlertRuns = pgTable(
  'job_alert_runs',
  {
    openingId: uuid('opening_id')
      .primaryKey()
      .references(() => jobOpenings.id, { onDelete: 'cascade' }),
    /** The last recipient that was asked. */
    cursor: uuid('cursor').notNull(),
    /** When the opening became public first; never changed: what was found lies in the month of it. */
    startedAt: moment('started_at').notNull(),
    doneAt: moment('done_at'),
  },
  (table) => [
    unique('job_alert_runs_start').on(table.openingId, table.startedAt),
    index('job_alert_runs_unasked').on(table.startedAt, table.openingId).where(sql`done_at is null`),
  ],
);

/**
 * Which opening was found for whom: once, whichever of their alerts found it. Parted by months (`platform/months.ts`);
 * because an opening has one run, whose start stands here, the key with the moment in it still allows one row for each
 * recipient and opening.
 */
export const jobAlertHits = pgTable(
  'job_alert_hits',
  {
    recipient: uuid('recipient').notNull(),
    openingId: uuid('opening_id').notNull(),
    alertId: uuid('alert_id')
      .notNull()
      .references(() => jobAlerts.id, { onDelete: 'cascade' }),
    /** When its opening became public. */
    foundAt: moment('found_at').notNull(),
    toldAt: moment('told_at'),
  },
  (table) => [
    primaryKey({ columns: [table.recipient, table.openingId, table.foundAt] }),
    foreignKey({
      name: 'job_alert_hits_run',
      columns: [table.openingId, table.foundAt],
      foreignColumns: [jobAlertRuns.openingId, jobAlertRuns.startedAt],
    }).onDelete('cascade'),
    index('job_alert_hits_opening').on(table.openingId),
    index('job_alert_hits_alert').on(table.alertId),
    index('job_alert_hits_untold').on(table.alertId).where(sql`told_at is null`),
  ],
);
