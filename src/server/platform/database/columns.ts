import { customType, timestamp } from 'drizzle-orm/pg-core';

/** A moment in UTC. */
export const moment = (name: string) => timestamp(name, { withTimezone: true });

/** A full-text vector, filled by the database. */
export const textVector = customType<{ data: string }>({ dataType: () => 'tsvector' });
