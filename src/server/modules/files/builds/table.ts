import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { keysToErase } from '#server/modules/files/table.ts';

/**
 * A build of the pages that some process ran, with its hashed files packed into one content of the storage. It goes with
 * the record of that content, which each start and each day of a process of the build puts off.
 */
export const keptBuilds = pgTable(
  'kept_builds',
  {
    /** Hash of what it holds. */
    id: text('id').primaryKey(),
    storageKey: text('storage_key')
      .notNull()
      .references(() => keysToErase.key, { onDelete: 'cascade' }),
  },
  (table) => [index('kept_builds_storage_key').on(table.storageKey)],
);

/** Where in its pack a form of a file lies. Only what stands here is answered. */
export const keptAssets = pgTable(
  'kept_assets',
  {
    /** The path at which it is served. */
    path: text('path').notNull(),
    /** `br`, `gzip`, or nothing for the file as it is. */
    encoding: text('encoding', { enum: ['', 'br', 'gzip'] }).notNull(),
    buildId: text('build_id')
      .notNull()
      .references(() => keptBuilds.id, { onDelete: 'cascade' }),
    /** The first byte in the pack. */
    start: integer('start').notNull(),
    /** Bytes. */
    size: integer('size').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.path, table.encoding, table.buildId] }),
    index('kept_assets_build').on(table.buildId),
  ],
);
