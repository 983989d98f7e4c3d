import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '#server/modules/identity/table.ts';
import { moment } from '#server/platform/database/columns.ts';

export const fileKinds = [
  'cv',
  'video',
  'avatar',
  'logo',
  'document',
  'poster',
  'answer',
  'export',
  'article',
  'careers',
  'attachment',
] as const;
export type FileKind = (typeof fileKinds)[number];

/** What is stored, whose it is and who claimed it; a row without owner waits for its single-use ticket. */
export const files = pgTable(
  'files',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind', { enum: fileKinds }).notNull(),
    /** Random path in the storage; never shown. Copies of a file share it. */
    storageKey: text('storage_key').notNull(),
    /** The client's file name, sanitised; a label only. */
    label: text('label').notNull().default(''),
    contentType: text('content_type').notNull(),
    size: integer('size').notNull(),
    /** Pages of a PDF, pixels of an image, length of a video, text read from a CV. */
    facts: jsonb('facts').$type<Record<string, unknown>>().notNull().default(sql`'{}'::jsonb`),
    ownerId: uuid('owner_id').references(() => accounts.id, { onDelete: 'set null' }),
    ticketHash: text('ticket_hash'),
    /** Hash of the visitor's address, against which the file counts until an account claims it. */
    addressHash: text('address_hash'),
    /** Set when a record refers to the file; unclaimed it is removed after 24 hours, a visitor's after two. */
    claimedAt: moment('claimed_at'),
    isPublic: boolean('is_public').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('files_storage_key').on(table.storageKey),
    index('files_owner').on(table.ownerId, table.kind),
    index('files_unclaimed').on(table.createdAt).where(sql`claimed_at is null`),
  ],
);

/**
 * What goes from the storage is known by a record: a key stands here before its content is written, until a row of
 * `files` names it, and from the moment that no row does any more. Its content is erased then, and nothing else's.
 */
export const keysToErase = pgTable(
  'keys_to_erase',
  {
    key: text('key').primaryKey(),
    /** Not before; for what is being written, a day after it began. */
    dueAt: moment('due_at').notNull(),
  },
  (table) => [index('keys_to_erase_due').on(table.dueAt)],
);

/** What lay in the storage and no record named: kept aside for 14 days, then erased. */
export const filesSetAside = pgTable(
  'files_set_aside',
  {
    key: text('key').primaryKey(),
    size: bigint('size', { mode: 'number' }).notNull(),
    setAsideAt: moment('set_aside_at').notNull(),
  },
  (table) => [index('files_set_aside_at').on(table.setAsideAt)],
);

/** One piece of a recording: where it begins in the whole, in bytes, and its key in the storage. */
export interface RecordingPart {
  offset: number;
  key: string;
}

/** A video on its way: the browser appends fragments while it records, and goes on after a crash. */
export const recordings = pgTable(
  'recordings',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    ownerId: uuid('owner_id').references(() => accounts.id, { onDelete: 'cascade' }),
    ticketHash: text('ticket_hash'),
    addressHash: text('address_hash'),
    /** Where a version before the parts let it grow; goes once none of that version runs any more. */
    temporaryPath: text('temporary_path'),
    /** What has come, piece after piece, each a file of its own in the storage, in the order of the offsets. */
    parts: jsonb('parts').$type<RecordingPart[]>().notNull().default(sql`'[]'::jsonb`),
    contentType: text('content_type').notNull(),
    /** The stored file, once the recording is complete and checked. */
    fileId: uuid('file_id').references(() => files.id, { onDelete: 'cascade' }),
    /** The offset: bytes that have come. Once complete, the stored file has others. */
    receivedBytes: integer('received_bytes').notNull().default(0),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('recordings_owner').on(table.ownerId),
    index('recordings_created').on(table.createdAt),
    index('recordings_file').on(table.fileId),
  ],
);
