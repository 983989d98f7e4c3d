import { index, jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { candidates } from '#server/modules/candidates/table.ts';
import { jobOpenings } from '#server/modules/job-openings/table.ts';
import { moment } from '#server/platform/database/columns.ts';

/** What a candidate wrote before sending. */
export interface DraftContent {
  cover_letter: string;
  answers: { question_id: string; answer: string }[];
}

/** An application that is not sent yet; no company sees it. It ends with the sending or after 60 days. */
export const applicationDrafts = pgTable(
  'application_drafts',
  {
    candidateId: uuid('candidate_id')
      .notNull()
      .references(() => candidates.accountId, { onDelete: 'cascade' }),
    openingId: uuid('opening_id')
      .notNull()
      .references(() => jobOpenings.id, { onDelete: 'cascade' }),
    content: jsonb('content').$type<DraftContent>().notNull(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.candidateId, table.openingId] }),
    index('application_drafts_opening').on(table.openingId),
    index('application_drafts_updated').on(table.updatedAt),
  ],
);
