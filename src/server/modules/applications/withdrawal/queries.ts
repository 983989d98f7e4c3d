import { and, desc, eq } from 'drizzle-orm';
import { applicationEvents } from '#server/modules/applications/table.ts';
import type { Database } from '#server/platform/database/database.ts';

/** The latest withdrawal of an application, with what stood before it. */
export async function selectWithdrawal(db: Database, applicationId: string) {
  const [row] = await db
    .select({
      id: applicationEvents.id,
      facts: applicationEvents.facts,
      createdAt: applicationEvents.createdAt,
    })
    .from(applicationEvents)
    .where(and(eq(applicationEvents.applicationId, applicationId), eq(applicationEvents.kind, 'withdrawn')))
    .orderBy(desc(applicationEvents.createdAt))
    .limit(1);
  return row;
}
