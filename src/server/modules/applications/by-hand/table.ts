import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { locales } from '#domain/locale.ts';
import { applications } from '#server/modules/applications/table.ts';
import { companies } from '#server/modules/companies/table.ts';
import { accounts } from '#server/modules/identity/table.ts';
import { jobOpenings } from '#server/modules/job-openings/table.ts';
import { moment } from '#server/platform/database/columns.ts';

/**
 * An applicant whom a member added by hand and who has not answered yet. The application has no candidate as long as
 * there is such a row: the person stands here alone, so that nothing that goes to candidates can find them.
 */
export const additions = pgTable(
  'application_additions',
  {
    applicationId: uuid('application_id')
      .primaryKey()
      .references(() => applications.id, { onDelete: 'cascade' }),
    openingId: uuid('opening_id')
      .notNull()
      .references(() => jobOpenings.id, { onDelete: 'cascade' }),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** What the name is found by (`nameKeys`); of those from before that was kept, nothing. */
    nameKeys: text('name_keys').array().notNull().default(sql`'{}'::text[]`),
    email: text('email').notNull(),
    dialCode: text('dial_code').notNull().default(''),
    phone: text('phone').notNull().default(''),
    /** Who recommended them. */
    referredBy: text('referred_by').notNull().default(''),
    /** In which the person is written to. */
    locale: text('locale', { enum: locales }).notNull(),
    /** The member who added them; null once that account is gone. */
    addedBy: uuid('added_by').references(() => accounts.id, { onDelete: 'set null' }),
    /** Of the links of the email and of its reminder. */
    tokenHash: text('token_hash').notNull(),
    reminderHash: text('reminder_hash'),
    remindedAt: moment('reminded_at'),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('application_additions_once').on(table.openingId, table.email),
    uniqueIndex('application_additions_token').on(table.tokenHash),
    uniqueIndex('application_additions_reminder').on(table.reminderHash),
    index('application_additions_company').on(table.companyId),
    index('application_additions_added_by').on(table.addedBy).where(sql`added_by is not null`),
    index('application_additions_expires').on(table.expiresAt),
  ],
);

/** Who said no: the company can't add that address again for a while. Of the person nothing but a hash is left. */
export const declinedAdditions = pgTable(
  'declined_additions',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** Of company and address together, so that two companies' rows tell nothing of each other. */
    emailHash: text('email_hash').notNull(),
    declinedAt: moment('declined_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.emailHash] }),
    index('declined_additions_at').on(table.declinedAt),
  ],
);
