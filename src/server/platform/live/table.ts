import { sql } from 'drizzle-orm';
import { bigserial, customType, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '#server/platform/database/columns.ts';

const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

/** What changed for a person or a company lately; what is older than an hour is removed. */
export const liveEvents = pgTable(
  'live_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    /** The transaction that wrote it: who reads from a snapshot on misses none that commits late. */
    writtenIn: transactionId('written_in').notNull().default(sql`pg_current_xact_id()`),
    createdAt: moment('created_at').notNull(),
    personId: uuid('person_id'),
    companyId: uuid('company_id'),
    kind: text('kind').notNull(),
    subjectId: text('subject_id').notNull(),
  },
  (table) => [
    index('live_events_written_in').on(table.writtenIn),
    index('live_events_created').on(table.createdAt),
  ],
);
