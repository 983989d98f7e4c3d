import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '#server/modules/identity/table.ts';
import { moment } from '#server/platform/database/columns.ts';

/** Administrators to be, invited by a superadmin; only the link's hash is stored. */
export const adminInvitations = pgTable(
  'admin_invitations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    email: text('email').notNull(),
    tokenHash: text('token_hash').notNull(),
    /** The sealed key of the authenticator app that whoever accepts may set up with the account; empty from then on. */
    totpSecret: text('totp_secret').notNull(),
    invitedBy: uuid('invited_by').references(() => accounts.id, { onDelete: 'set null' }),
    expiresAt: moment('expires_at').notNull(),
    acceptedAt: moment('accepted_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('admin_invitations_token').on(table.tokenHash),
    index('admin_invitations_email').on(table.email),
    index('admin_invitations_inviter').on(table.invitedBy),
  ],
);
