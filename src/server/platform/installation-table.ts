import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './database/columns.ts';

/** The one row that says which storage belongs to this database: the one that carries its id as a mark. */
export const installation = pgTable(
  'installation',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    id: uuid('id').notNull().defaultRandom(),
    /** The database system and the database that this was written in: what a dump was restored into is another. */
    home: text('home'),
    /** Null until the storage carries the id. */
    markedAt: moment('marked_at'),
    /** The key up to which the storage was last looked through; null where the next look begins anew. */
    walkedTo: text('walked_to'),
  },
  (table) => [check('installation_is_only', sql`${table.isOnly}`)],
);
