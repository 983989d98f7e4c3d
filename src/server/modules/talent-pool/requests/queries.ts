import { and, asc, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import { companies, companyMembers } from '#server/modules/companies/table.ts';
import { accounts } from '#server/modules/identity/table.ts';
import { jobOpenings } from '#server/modules/job-openings/table.ts';
import { worksForAll } from '#server/modules/job-openings/team/service.ts';
import { listedFor } from '#server/modules/talent-pool/search/conditions.ts';
import { poolRequests } from '#server/modules/talent-pool/table.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type OpeningScope, within } from '#server/platform/scope.ts';

const person = {
  id: accounts.id,
  name: accounts.name,
  nameAr: accounts.nameAr,
  email: accounts.email,
  locale: accounts.locale,
};

/** A candidate whom the company finds in the pool. */
export async function selectFindable(db: Database, companyId: string, candidateId: string) {
  const [row] = await db
    .select(person)
    .from(accounts)
    .where(
      and(
        eq(accounts.id, candidateId),
        sql`exists (select from pool_candidates p where p.candidate_id = ${accounts.id} and ${listedFor(companyId)})`,
      ),
    );
  return row;
}
export type FoundPerson = NonNullable<Awaited<ReturnType<typeof selectFindable>>>;

/** Writes a request, unless one stands in its way: false then. What expired unnoticed stands in nobody's way. */
export async function insertRequest(
  db: Database,
  row: typeof poolRequests.$inferInsert,
): Promise<string | undefined> {
  const { candidateId, createdAt } = row;
  await db
    .update(poolRequests)
    .set({ status: 'Expired' })
    .where(
      and(
        eq(poolRequests.candidateId, candidateId),
        eq(poolRequests.status, 'Waiting'),
        lte(poolRequests.expiresAt, createdAt),
      ),
    );
  const [written] = await db
    .insert(poolRequests)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: poolRequests.id });
  return written?.id;
}

const received = {
  id: poolRequests.id,
  kind: poolRequests.kind,
  status: poolRequests.status,
  message: poolRequests.message,
  answer: poolRequests.answer,
  createdAt: poolRequests.createdAt,
  expiresAt: poolRequests.expiresAt,
  candidateId: poolRequests.candidateId,
  createdBy: poolRequests.createdBy,
  companyId: companies.id,
  companyName: companies.name,
  companyNameAr: companies.nameAr,
  companySlug: companies.slug,
  companyEmail: companies.email,
  logoFileId: companies.logoFileId,
  timezone: companies.timezone,
  approvedStatus: companies.approvedStatus,
  openingId: jobOpenings.id,
  title: jobOpenings.title,
  openingStatus: jobOpenings.status,
  dueDate: jobOpenings.dueDate,
};

function receivedRows(db: Database) {
  return db
    .select(received)
    .from(poolRequests)
    .innerJoin(companies, eq(companies.id, poolRequests.companyId))
    .leftJoin(jobOpenings, eq(jobOpenings.id, poolRequests.openingId))
    .$dynamic();
}

export type ReceivedRow = Awaited<ReturnType<typeof selectReceived>>[number];

export function selectReceived(db: Database, candidateId: string) {
  return receivedRows(db)
    .where(eq(poolRequests.candidateId, candidateId))
    .orderBy(
      desc(eq(poolRequests.status, 'Waiting')),
      sql`${poolRequests.createdAt} desc nulls first`,
      desc(poolRequests.id),
    )
    .limit(50);
}

/** One request, kept from changing until the transaction ends. */
export async function lockRequest(db: Database, id: string): Promise<ReceivedRow | undefined> {
  const [row] = await receivedRows(db).where(eq(poolRequests.id, id)).for('update', { of: poolRequests });
  return row;
}

export async function writeAnswer(
  db: Database,
  id: string,
  answer: Pick<typeof poolRequests.$inferInsert, 'status' | 'answer' | 'answeredAt'>,
): Promise<void> {
  await db.update(poolRequests).set(answer).where(eq(poolRequests.id, id));
}

/** Who works for the whole of a company and may sign in. */
export async function selectColleague(db: Database, companyId: string, accountId: string) {
  const [row] = await db
    .select(person)
    .from(companyMembers)
    .innerJoin(accounts, eq(accounts.id, companyMembers.accountId))
    .where(
      and(
        eq(companyMembers.companyId, companyId),
        eq(accounts.id, accountId),
        eq(accounts.status, 'active'),
        worksForAll(),
      ),
    );
  return row;
}

/** Who owns the company, for letters that nobody else is there for. */
export async function selectFirstOwner(db: Database, companyId: string) {
  const [row] = await db
    .select(person)
    .from(companyMembers)
    .innerJoin(accounts, eq(accounts.id, companyMembers.accountId))
    .where(
      and(
        eq(companyMembers.companyId, companyId),
        eq(companyMembers.role, 'owner'),
        eq(accounts.status, 'active'),
      ),
    )
    .orderBy(asc(companyMembers.createdAt))
    .limit(1);
  return row;
}

/** Ends what waited past its time, oldest first, at most so many; answers how many. */
export async function expireRequests(db: Database, now: Date, limit: number): Promise<number> {
  const due = db
    .select({ id: poolRequests.id })
    .from(poolRequests)
    .where(and(eq(poolRequests.status, 'Waiting'), lte(poolRequests.expiresAt, now)))
    .orderBy(asc(poolRequests.expiresAt))
    .limit(limit);
  const ended = await db
    .update(poolRequests)
    .set({ status: 'Expired' })
    .where(inArray(poolRequests.id, due))
    .returning({ id: poolRequests.id });
  return ended.length;
}

/** Ends what waits for an opening that takes no applications any more. */
export async function expireOfOpening(db: Database, openingId: string): Promise<void> {
  await db
    .update(poolRequests)
    .set({ status: 'Expired' })
    .where(and(eq(poolRequests.openingId, openingId), eq(poolRequests.status, 'Waiting')));
}

/** Ends what waits from companies that the candidate hides from by now. */
export async function expireOfHidden(db: Database, candidateId: string): Promise<void> {
  await db.execute(sql`
    update pool_requests r set status = 'Expired' from candidates c
    where c.account_id = ${candidateId} and r.candidate_id = c.account_id and r.status = 'Waiting'
      and r.company_id = any(c.hidden_from_companies)`);
}

/** The members of the companies that a candidate hides from. */
export async function selectHiddenMembers(db: Database, candidateId: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select m.account_id as id from candidates c join company_members m on m.company_id = any(c.hidden_from_companies)
    where c.account_id = ${candidateId}`);
  return rows.map(({ id }) => id);
}

/** Whether the candidate accepted an invitation for an opening that is seen, and does not hide from its company. */
export async function hasAccepted(db: Database, candidateId: string, scope: OpeningScope): Promise<boolean> {
  const columns = { companyId: sql.raw('r.company_id'), openingId: sql.raw('r.opening_id') };
  const { rows } = await db.execute(sql`
    select from pool_requests r join candidates c on c.account_id = r.candidate_id
    where ${within(scope, columns)} and r.candidate_id = ${candidateId}
      and r.kind = 'invitation' and r.status = 'Accepted'
      and not c.hidden_from_companies @> array[r.company_id] limit 1`);
  return rows.length > 0;
}
