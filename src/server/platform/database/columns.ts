import { randomUUIDv7 } from 'node:crypto';
import { timestamp, uuid } from 'drizzle-orm/pg-core';

/** A moment in UTC. */
export const moment = (name: string) => timestamp(name, { withTimezone: true });

/**
 * The id of a row in a table that grows for ever: it begins with the millisecond in which it was made (UUID version 7),
 * so that new rows stand side by side in the index instead of all over it. What is inserted by hand has one at random.
 */
export const idByTime = (name: string) =>
  uuid(name)
    .defaultRandom()
    .$defaultFn(() => randomUUIDv7());
