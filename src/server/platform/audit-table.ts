import { bigserial, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './database/columns.ts';

/**
 * Who did what that others must be able to read later (security: audit). Append-only: a trigger refuses every deletion
 * and every change but the one that takes a name out.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    createdAt: moment('created_at').notNull(),
    /** No foreign key: the entry outlives the account. */
    actorId: uuid('actor_id'),
    actorName: text('actor_name').notNull(),
    actorRole: text('actor_role').notNull(),
    /** A call of an administrator (`companies.dataUpdate`), `signed-in`, `cv.viewed` or `exported`. */
    kind: text('kind').notNull(),
    /** The id of what it was done to, as the call named it. */
    subject: text('subject').notNull().default(''),
    facts: jsonb('facts').$type<Record<string, string | number | boolean>>().notNull(),
  },
  (table) => [
    index('audit_entries_kind').on(table.kind, table.id.desc()),
    index('audit_entries_created').on(table.createdAt),
    index('audit_entries_actor').on(table.actorId),
  ],
);
