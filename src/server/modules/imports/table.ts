import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { cvProblems } from '#domain/imports/archives.ts';
import {
  type ImportHint,
  type ImportMapping,
  importPresets,
  importReasons,
  importRowStates,
  importStates,
} from '#domain/imports/imports.ts';
import { applications } from '#server/modules/applications/table.ts';
import { companies } from '#server/modules/companies/table.ts';
import { files } from '#server/modules/files/table.ts';
import { accounts } from '#server/modules/identity/table.ts';
import { moment } from '#server/platform/database/columns.ts';

/** A file that a company moves in with; of the file itself nothing is kept but its rows. */
export const imports = pgTable(
  'imports',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    createdBy: uuid('created_by').references(() => accounts.id, { onDelete: 'set null' }),
    /** The file's name, and its hash: the same file is known again. */
    label: text('label').notNull(),
    fileHash: text('file_hash').notNull(),
    /** Of an archive of CVs where it lies in the storage, until each is read. */
    archiveKey: text('archive_key'),
    preset: text('preset', { enum: importPresets }).notNull(),
    columns: text('columns').array().notNull(),
    /** Null until the columns are confirmed. */
    mapping: jsonb('mapping').$type<ImportMapping>(),
    state: text('state', { enum: importStates }).notNull().default('columns'),
    /** Of the undoing: whether it takes what was touched since, too. */
    undoesTouched: boolean('undoes_touched').notNull().default(false),
    total: integer('total').notNull(),
    /** How many of its rows are files that came beside a table. */
    files: integer('files').notNull().default(0),
    /** Rows that the step under way has done. */
    done: integer('done').notNull().default(0),
    ready: integer('ready').notNull().default(0),
    refused: integer('refused').notNull().default(0),
    same: integer('same').notNull().default(0),
    imported: integer('imported').notNull().default(0),
    kept: integer('kept').notNull().default(0),
    /** Those that it made; they go with it, where nothing else is in them. */
    openingsMade: uuid('openings_made').array().notNull().default(sql`'{}'::uuid[]`),
    createdAt: moment('created_at').notNull(),
    startedAt: moment('started_at'),
    /** When a task last did something: who is silent for long is begun again. */
    movedAt: moment('moved_at'),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    index('imports_company').on(table.companyId, table.createdAt),
    index('imports_creator').on(table.createdBy),
    index('imports_created').on(table.createdAt),
    index('imports_busy')
      .on(table.movedAt)
      .where(sql`state in ('reading', 'checking', 'running', 'undoing')`),
    // Two that are begun at the same moment: one is.
    uniqueIndex('imports_one_busy')
      .on(table.companyId)
      .where(sql`state in ('checking', 'running', 'undoing')`),
  ],
);

/** A row of such a file. What it says of somebody is dropped as soon as it is an application. */
export const importRows = pgTable(
  'import_rows',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** As a spreadsheet counts: the heads are line 1. */
    number: integer('number').notNull(),
    cells: text('cells').array().notNull(),
    state: text('state', { enum: importRowStates }).notNull().default('read'),
    reason: text('reason', { enum: importReasons }),
    /** What the reason is about, as it stands in the file. */
    value: text('value').notNull().default(''),
    hints: text('hints').array().$type<ImportHint[]>().notNull().default(sql`'{}'::text[]`),
    /** By which the same row is known again: a hash. */
    identity: text('identity'),
    email: text('email').notNull().default(''),
    /** How the phone number and the whole name are compared with the others of the file. */
    likeness: text('likeness').array().notNull().default(sql`'{}'::text[]`),
    opening: text('opening').notNull().default(''),
    /** The CV that the row was read from, until it is an application's. */
    fileId: uuid('file_id').references(() => files.id),
    /** Of a file that came beside a table: which of the archive it is. */
    filePlace: integer('file_place'),
    /** Of a row of such a table: which file it names. */
    namedPlace: integer('named_place'),
    /** Why its file is no CV. */
    problem: text('problem', { enum: cvProblems }),
    applicationId: uuid('application_id').references(() => applications.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.number] }),
    index('import_rows_state').on(table.importId, table.state, table.number),
    // Of those to be imported, what there is something to say of is shown first.
    index('import_rows_hints').on(table.importId, table.state, sql`(hints = '{}')`, table.number),
    index('import_rows_file_place').on(table.importId, table.filePlace).where(sql`file_place is not null`),
    index('import_rows_named_place').on(table.importId, table.namedPlace).where(sql`named_place is not null`),
    index('import_rows_identity').on(table.companyId, table.identity),
    index('import_rows_likeness').using('gin', table.likeness),
    uniqueIndex('import_rows_once')
      .on(table.companyId, table.identity)
      .where(sql`application_id is not null`),
    index('import_rows_application').on(table.applicationId),
    index('import_rows_email').on(table.email).where(sql`email <> ''`),
    index('import_rows_created').on(table.createdAt),
    index('import_rows_file').on(table.fileId).where(sql`file_id is not null`),
  ],
);
