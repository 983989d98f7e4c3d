import { and, asc, eq, or, sql } from 'drizzle-orm';
import { isId } from '#domain/ids.ts';
import { accounts } from '#server/modules/identity/table.ts';
import type { Database } from '#server/platform/database/database.ts';
import { isKnownStep } from './known-opening-service.ts';
import { applicationEvents, applications } from './table.ts';

export type ApplicationRecord = typeof applications.$inferSelect;

export async function findApplication(db: Database, id: string): Promise<ApplicationRecord | undefined> {
  if (!isId(id)) return undefined;
  const [row] = await db.select().from(applications).where(eq(applications.id, id));
  return row;
}

/** The row, kept from changing until the transaction ends. */
export async function lockApplication(db: Database, id: string): Promise<ApplicationRecord | undefined> {
  if (!isId(id)) return undefined;
  const [row] = await db.select().from(applications).where(eq(applications.id, id)).for('update');
  return row;
}

/** The candidate's application for an opening, also one that was moved from there to another. */
export async function findOwn(
  db: Database,
  openingId: string,
  candidateId: string,
): Promise<ApplicationRecord | undefined> {
  if (!isId(openingId)) return undefined;
  const [row] = await db
    .select()
    .from(applications)
    .where(
      and(
        or(eq(applications.openingId, openingId), eq(applications.movedFromId, openingId)),
        eq(applications.candidateId, candidateId),
      ),
    )
    // Its own one before one that was moved away.
    .orderBy(sql`${applications.openingId} <> ${openingId}`)
    .limit(1);
  return row;
}

export async function updateApplication(
  db: Database,
  application: ApplicationRecord,
  set: Partial<typeof applications.$inferInsert>,
): Promise<void> {
  await db.update(applications).set(set).where(eq(applications.id, application.id));
}

export async function insertEvent(
  db: Database,
  event: typeof applicationEvents.$inferInsert,
): Promise<string> {
  const [row] = await db.insert(applicationEvents).values(event).returning({ id: applicationEvents.id });
  if (!row) throw new Error('The event was not written');
  return row.id;
}

export type HistoryRow = Awaited<ReturnType<typeof selectHistory>>[number];

/** What happened to applications, oldest first, with the names of those who did it. */
export function selectHistory(db: Database, applicationIds: readonly string[]) {
  return db
    .select({
      id: applicationEvents.id,
      applicationId: applicationEvents.applicationId,
      kind: applicationEvents.kind,
      facts: applicationEvents.facts,
      actorId: applicationEvents.actorId,
      actorName: accounts.name,
      actorNameAr: accounts.nameAr,
      at: applicationEvents.createdAt,
      /** Of a move: whether the opening that it led away from has been public, so that the candidate may know it. */
      isKnown: isKnownStep,
    })
    .from(applicationEvents)
    .leftJoin(accounts, eq(accounts.id, applicationEvents.actorId))
    .where(sql`${applicationEvents.applicationId} = any(${sql.param([...applicationIds])}::uuid[])`)
    .orderBy(
      asc(applicationEvents.createdAt),
      // Of one millisecond: the sending, then the reading, then what came of it.
      sql`case ${applicationEvents.kind} when 'submitted' then 0 when 'added' then 0 when 'viewed' then 1 else 2 end`,
      asc(applicationEvents.id),
    );
}
