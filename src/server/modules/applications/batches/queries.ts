import { and, asc, eq, inArray, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm';
import { isId } from '#domain/ids.ts';
import { knownTitle } from '#server/modules/applications/known-opening-service.ts';
import { applicationEvents, applications } from '#server/modules/applications/table.ts';
import { companies, companyMembers } from '#server/modules/companies/table.ts';
import { accounts } from '#server/modules/identity/table.ts';
import { jobOpenings } from '#server/modules/job-openings/table.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { OldRows } from '#server/platform/sweep.ts';
import { applicationBatches } from './table.ts';

export type BatchRecord = typeof applicationBatches.$inferSelect;

export async function insertBatch(
  db: Database,
  batch: typeof applicationBatches.$inferInsert,
): Promise<BatchRecord> {
  const [row] = await db.insert(applicationBatches).values(batch).returning();
  if (!row) throw new Error('The batch was not written');
  return row;
}

export async function findBatch(db: Database, id: string): Promise<BatchRecord | undefined> {
  if (!isId(id)) return undefined;
  const [row] = await db.select().from(applicationBatches).where(eq(applicationBatches.id, id));
  return row;
}

/** The row, so that each step of it is done once. */
export async function lockBatch(db: Database, id: string): Promise<BatchRecord | undefined> {
  if (!isId(id)) return undefined;
  const [row] = await db.select().from(applicationBatches).where(eq(applicationBatches.id, id)).for('update');
  return row;
}

export async function updateBatch(
  db: Database,
  { id }: BatchRecord,
  set: Partial<typeof applicationBatches.$inferInsert>,
): Promise<BatchRecord> {
  const [row] = await db.update(applicationBatches).set(set).where(eq(applicationBatches.id, id)).returning();
  if (!row) throw new Error('The batch is gone');
  return row;
}

/** What is older than that serves nobody any more. */
export function oldBatches(before: Date): OldRows {
  const { createdAt } = applicationBatches;
  return { table: applicationBatches, where: lt(createdAt, before), by: createdAt };
}

/**
 * Those of the company that are still on its list, or that it took off, kept from changing, in an order in which nobody
 * waits in a ring.
 */
export function lockChosen(
  db: Database,
  companyId: string,
  ids: readonly string[],
  { removed = false }: { removed?: boolean } = {},
) {
  return db
    .select()
    .from(applications)
    .where(
      and(
        inArray(applications.id, [...ids]),
        eq(applications.companyId, companyId),
        removed ? isNotNull(applications.removedAt) : isNull(applications.removedAt),
      ),
    )
    .orderBy(asc(applications.id))
    .for('update');
}

export async function updateChosen(
  db: Database,
  ids: readonly string[],
  set: Partial<typeof applications.$inferInsert>,
): Promise<void> {
  await db
    .update(applications)
    .set(set)
    .where(inArray(applications.id, [...ids]));
}

export async function insertEvents(
  db: Database,
  events: (typeof applicationEvents.$inferInsert)[],
): Promise<string[]> {
  const rows = await db.insert(applicationEvents).values(events).returning({ id: applicationEvents.id });
  return rows.map(({ id }) => id);
}

export type DoneEvent = Awaited<ReturnType<typeof selectDone>>[number];

/** What a batch did to some of its applications, and whether the same was changed again since. */
export function selectDone(db: Database, batchId: string, ids: readonly string[]) {
  return db
    .select({
      id: applicationEvents.id,
      applicationId: applicationEvents.applicationId,
      facts: applicationEvents.facts,
      hasFollowed: sql<boolean>`exists (select 1 from application_events later where later.application_id = application_events.application_id and later.kind = application_events.kind and later.created_at > application_events.created_at)`,
    })
    .from(applicationEvents)
    .where(and(eq(applicationEvents.batchId, batchId), inArray(applicationEvents.applicationId, [...ids])));
}

/** Of some openings those that are still there, kept so until the transaction ends. */
export async function selectStanding(db: Database, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ id: jobOpenings.id })
    .from(jobOpenings)
    .where(inArray(jobOpenings.id, ids.filter(isId)))
    .orderBy(asc(jobOpenings.id))
    .for('update');
  return rows.map(({ id }) => id);
}

/** What was taken back before it had any effect leaves no trace. */
export async function deleteEvents(db: Database, ids: readonly string[]): Promise<void> {
  await db.delete(applicationEvents).where(inArray(applicationEvents.id, [...ids]));
}

/** A member who may still change applications, as the actor of what was begun before. */
export async function selectMember(db: Database, companyId: string, accountId: string) {
  const [row] = await db
    .select({
      email: accounts.email,
      name: accounts.name,
      nameAr: accounts.nameAr,
      memberRole: companyMembers.role,
      approvedStatus: companies.approvedStatus,
      disabledFeatures: companies.disabledFeatures,
    })
    .from(companyMembers)
    .innerJoin(accounts, eq(accounts.id, companyMembers.accountId))
    .innerJoin(companies, eq(companies.id, companyMembers.companyId))
    .where(
      and(
        eq(companyMembers.companyId, companyId),
        eq(companyMembers.accountId, accountId),
        eq(accounts.status, 'active'),
        eq(companies.approvedStatus, 'Approved'),
        ne(companyMembers.role, 'viewer'),
      ),
    );
  return row;
}

/** To whom the letters of some events go, and what they say; of accounts that are still there. */
export function selectLetters(db: Database, eventIds: readonly string[]) {
  return db
    .select({
      eventId: applicationEvents.id,
      facts: applicationEvents.facts,
      title: knownTitle,
      hideCompanyName: jobOpenings.hideCompanyName,
      companyName: companies.name,
      companyNameAr: companies.nameAr,
      candidate: {
        id: accounts.id,
        name: accounts.name,
        nameAr: accounts.nameAr,
        email: accounts.email,
        locale: accounts.locale,
      },
    })
    .from(applicationEvents)
    .innerJoin(applications, eq(applications.id, applicationEvents.applicationId))
    .innerJoin(jobOpenings, eq(jobOpenings.id, applications.openingId))
    .innerJoin(companies, eq(companies.id, applications.companyId))
    .innerJoin(accounts, eq(accounts.id, applications.candidateId))
    .where(and(inArray(applicationEvents.id, [...eventIds]), eq(accounts.status, 'active')))
    .orderBy(asc(applicationEvents.id));
}
