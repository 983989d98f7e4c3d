import { sql } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { memberRoles } from '#domain/companies/roles.ts';
import { companies } from '#server/modules/companies/table.ts';
import { accounts } from '#server/modules/identity/table.ts';
import { moment } from '#server/platform/database/columns.ts';

/** Invitations by letter; only the link's hash is stored. */
export const companyInvitations = pgTable(
  'company_invitations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    role: text('role', { enum: memberRoles }).notNull(),
    /** What the role is named for, where it sees no other opening. */
    openingIds: uuid('opening_ids').array().notNull().default(sql`'{}'::uuid[]`),
    tokenHash: text('token_hash').notNull(),
    invitedBy: uuid('invited_by').references(() => accounts.id, { onDelete: 'set null' }),
    expiresAt: moment('expires_at').notNull(),
    acceptedAt: moment('accepted_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('company_invitations_company').on(table.companyId, table.createdAt.desc().nullsFirst()),
    index('company_invitations_inviter').on(table.invitedBy),
    index('company_invitations_email').on(table.email),
    index('company_invitations_token').on(table.tokenHash),
  ],
);
