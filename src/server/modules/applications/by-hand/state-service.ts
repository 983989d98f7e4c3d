import { inArray } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { additions } from './table.ts';

/** Whether a member added that application by hand, and the person has not confirmed it yet. */
export async function isUnconfirmed(db: Database, applicationId: string): Promise<boolean> {
  return (await countUnconfirmed(db, [applicationId])) > 0;
}

/** How many of them are such. */
export async function countUnconfirmed(db: Database, applicationIds: readonly string[]): Promise<number> {
  if (applicationIds.length === 0) return 0;
  return db.$count(additions, inArray(additions.applicationId, [...applicationIds])).then(Number);
}
