import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { CvDocument } from '#domain/cvs/document.ts';
import { candidates } from '#server/modules/candidates/table.ts';
import { moment } from '#server/platform/database/columns.ts';

/** The CVs that candidates write; no company reads them, only the PDFs that are made of them. */
export const cvs = pgTable(
  'cvs',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    candidateId: uuid('candidate_id')
      .notNull()
      .references(() => candidates.accountId, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    document: jsonb('document').$type<CvDocument>().notNull(),
    /** The version of the profile that the words were last held against. */
    profileVersion: integer('profile_version').notNull(),
    /** Counts up with each save: a second window with an older version is refused. */
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index('cvs_candidate').on(table.candidateId, table.updatedAt.desc().nullsFirst())],
);

/** What a CV was before, to be put back. */
export const cvVersions = pgTable(
  'cv_versions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    cvId: uuid('cv_id')
      .notNull()
      .references(() => cvs.id, { onDelete: 'cascade' }),
    document: jsonb('document').$type<CvDocument>().notNull(),
    /** When these words were saved last. */
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [index('cv_versions_cv').on(table.cvId, table.savedAt.desc().nullsFirst())],
);
