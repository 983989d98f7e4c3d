import { and, asc, eq, gt, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { applicationNotes } from '#server/modules/applications/assessment/table.ts';
import { isNamed } from '#server/modules/applications/blind/named-service.ts';
import { applications } from '#server/modules/applications/table.ts';
import { companies } from '#server/modules/companies/table.ts';
import { files } from '#server/modules/files/table.ts';
import { accounts } from '#server/modules/identity/table.ts';
import { jobOpenings } from '#server/modules/job-openings/table.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { PageOfList } from '#server/platform/each.ts';
import { isOnPage, sizeOf } from '#server/platform/each-queries.ts';
import { outboxLetters } from '#server/platform/mail-table.ts';
import type { OldRows } from '#server/platform/sweep.ts';
import { additions, declinedAdditions } from './table.ts';

export type AdditionRecord = typeof additions.$inferSelect;

/**
 * Whether the company knows that somebody with that address applied for the opening. Of an application that it reviews
 * blind it does not: asking for an address would tell whose it is.
 */
export async function hasApplied(db: Database, openingId: string, email: string): Promise<boolean> {
  const [row] = await db
    .select({ id: applications.id })
    .from(applications)
    .innerJoin(jobOpenings, eq(jobOpenings.id, applications.openingId))
    .innerJoin(accounts, eq(accounts.id, applications.candidateId))
    .where(
      and(
        or(eq(applications.openingId, openingId), eq(applications.movedFromId, openingId)),
        eq(accounts.email, email),
        isNamed,
      ),
    )
    .limit(1);
  return row !== undefined;
}

export async function isWaiting(db: Database, openingId: string, email: string): Promise<boolean> {
  return (
    (await db.$count(additions, and(eq(additions.openingId, openingId), eq(additions.email, email)))) > 0
  );
}

export async function insertApplication(
  db: Database,
  row: typeof applications.$inferInsert,
): Promise<typeof applications.$inferSelect> {
  const [application] = await db.insert(applications).values(row).returning();
  if (!application) throw new Error('The application was not written');
  return application;
}

/** Whether it was written: of two that add the same person at once, one is. */
export async function insertAddition(db: Database, row: typeof additions.$inferInsert): Promise<boolean> {
  const rows = await db
    .insert(additions)
    .values(row)
    .onConflictDoNothing({ target: [additions.openingId, additions.email] })
    .returning({ id: additions.applicationId });
  return rows.length > 0;
}

const byToken = (hash: string) => or(eq(additions.tokenHash, hash), eq(additions.reminderHash, hash));

export type AskedAddition = NonNullable<Awaited<ReturnType<typeof selectAsked>>>;

/** What the link of a letter shows: of one that the company has not taken off its list, until its end. */
export async function selectAsked(db: Database, hash: string, now: Date) {
  const [row] = await db
    .select({
      addition: additions,
      source: applications.source,
      addedBy: accounts.name,
      addedByAr: accounts.nameAr,
      title: jobOpenings.title,
      openingStatus: jobOpenings.status,
      companyName: companies.name,
      companyNameAr: companies.nameAr,
      companyStatus: companies.approvedStatus,
      cvLabel: files.label,
    })
    .from(additions)
    .innerJoin(applications, eq(applications.id, additions.applicationId))
    .innerJoin(jobOpenings, eq(jobOpenings.id, additions.openingId))
    .innerJoin(companies, eq(companies.id, additions.companyId))
    .leftJoin(accounts, eq(accounts.id, additions.addedBy))
    .leftJoin(files, eq(files.id, applications.cvFileId))
    .where(and(byToken(hash), gt(additions.expiresAt, now), isNull(applications.removedAt)));
  return row;
}

/** The row behind a link, kept from changing: of a yes and a no at once, one is the answer. */
export async function lockAddition(db: Database, hash: string): Promise<AdditionRecord | undefined> {
  const [row] = await db.select().from(additions).where(byToken(hash)).for('update');
  return row;
}

export async function findAddition(db: Database, applicationId: string) {
  const [row] = await db
    .select({ addition: additions, addedBy: accounts.name, addedByAr: accounts.nameAr })
    .from(additions)
    .leftJoin(accounts, eq(accounts.id, additions.addedBy))
    .where(eq(additions.applicationId, applicationId));
  return row;
}

/** The person has answered: what stood here is the account's now. */
export async function deleteAddition(db: Database, applicationId: string): Promise<void> {
  await db.delete(additions).where(eq(additions.applicationId, applicationId));
}

/** The application with everything that hangs on it: nothing of the person stays. */
export async function deleteApplication(db: Database, id: string) {
  const [row] = await db
    .delete(applications)
    .where(eq(applications.id, id))
    .returning({ cvFileId: applications.cvFileId, removedAt: applications.removedAt });
  return row;
}

export async function insertDeclined(
  db: Database,
  row: typeof declinedAdditions.$inferInsert,
): Promise<void> {
  const { declinedAt } = row;
  await db
    .insert(declinedAdditions)
    .values(row)
    .onConflictDoUpdate({
      target: [declinedAdditions.companyId, declinedAdditions.emailHash],
      set: { declinedAt },
    });
}

export async function hasDeclined(
  db: Database,
  { companyId, emailHash, since }: { companyId: string; emailHash: string; since: Date },
): Promise<boolean> {
  const known = and(
    eq(declinedAdditions.companyId, companyId),
    eq(declinedAdditions.emailHash, emailHash),
    gt(declinedAdditions.declinedAt, since),
  );
  return (await db.$count(declinedAdditions, known)) > 0;
}

/** What nobody asks for any more. */
export function oldDeclined(before: Date): OldRows {
  const { declinedAt } = declinedAdditions;
  return { table: declinedAdditions, where: lt(declinedAt, before), by: declinedAt };
}

/** A page of those who were not asked a second time, and whose question came before a moment. */
export function selectToRemind(
  db: Database,
  { before, now }: { before: Date; now: Date },
  which: PageOfList,
) {
  return db
    .select({
      addition: additions,
      companyName: companies.name,
      companyNameAr: companies.nameAr,
      title: jobOpenings.title,
      by: accounts.name,
      byAr: accounts.nameAr,
      hasCv: sql<boolean>`${applications.cvFileId} is not null`,
      hasNote: sql<boolean>`exists (
        select 1 from ${applicationNotes} where ${applicationNotes.applicationId} = ${applications.id})`,
    })
    .from(additions)
    .innerJoin(applications, eq(applications.id, additions.applicationId))
    .innerJoin(jobOpenings, eq(jobOpenings.id, additions.openingId))
    .innerJoin(companies, eq(companies.id, additions.companyId))
    .leftJoin(accounts, eq(accounts.id, additions.addedBy))
    .where(
      and(
        isNull(additions.remindedAt),
        lte(additions.createdAt, before),
        gt(additions.expiresAt, now),
        isNull(applications.removedAt),
        eq(companies.approvedStatus, 'Approved'),
        isOnPage(additions.applicationId, which),
      ),
    )
    .orderBy(asc(additions.applicationId))
    .limit(sizeOf(which));
}

export async function setReminded(
  db: Database,
  applicationId: string,
  set: { remindedAt: Date; reminderHash: string },
): Promise<void> {
  await db.update(additions).set(set).where(eq(additions.applicationId, applicationId));
}

/**
 * A page of the openings with people whose time is over, or whom the company took off its list and can't take back any
 * more: with what is told of them.
 */
export function selectEnded(db: Database, ended: { now: Date; removedBefore: Date }, which: PageOfList) {
  return db
    .selectDistinct({
      openingId: additions.openingId,
      companyId: additions.companyId,
      title: jobOpenings.title,
    })
    .from(additions)
    .innerJoin(applications, eq(applications.id, additions.applicationId))
    .innerJoin(jobOpenings, eq(jobOpenings.id, additions.openingId))
    .where(and(hasEnded(ended), isOnPage(additions.openingId, which)))
    .orderBy(asc(additions.openingId))
    .limit(sizeOf(which));
}

/** Those of one opening. */
export function selectEndedOf(db: Database, openingId: string, ended: { now: Date; removedBefore: Date }) {
  return db
    .select({
      applicationId: additions.applicationId,
      isRemoved: sql<boolean>`${applications.removedAt} is not null`,
    })
    .from(additions)
    .innerJoin(applications, eq(applications.id, additions.applicationId))
    .where(and(eq(additions.openingId, openingId), hasEnded(ended)))
    .orderBy(asc(additions.applicationId))
    .limit(500)
    .for('update', { of: additions });
}

function hasEnded({ now, removedBefore }: { now: Date; removedBefore: Date }) {
  const isTakenOff = and(isNotNull(applications.removedAt), lt(applications.removedAt, removedBefore));
  return or(lte(additions.expiresAt, now), isTakenOff);
}

/** Whether the application waits for the person's answer; for statements on `applications`. */
export const isUnconfirmed = sql<boolean>`exists (
  select 1 from ${additions} where ${additions.applicationId} = ${applications.id})`;

/** The letters that ask a person go with what they ask about. */
export async function deleteLetters(db: Database, applicationId: string): Promise<void> {
  await db.delete(outboxLetters).where(eq(outboxLetters.concerns, applicationId));
}

/** They are exported and erased with the account from now on. */
export async function giveLetters(db: Database, applicationId: string, accountId: string): Promise<void> {
  await db.update(outboxLetters).set({ accountId }).where(eq(outboxLetters.concerns, applicationId));
}

/** Gives the application to its person; of two confirmations at once the index lets one through. */
export async function setCandidate(db: Database, id: string, candidateId: string, at: Date): Promise<void> {
  await db
    .update(applications)
    .set({ candidateId, isFitStale: true, updatedAt: at })
    .where(eq(applications.id, id));
}
