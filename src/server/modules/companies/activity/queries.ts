import { and, desc, eq, getTableColumns, gte, inArray, like, lt, or, type SQL, sql } from 'drizzle-orm';
import { companies } from '#server/modules/companies/table.ts';
import { accounts } from '#server/modules/identity/table.ts';
import type { Database } from '#server/platform/database/database.ts';
import { literalPattern } from '#server/platform/database/like.ts';
import { companyActivity } from './table.ts';

export interface ActivityConditions {
  companyId: string;
  /** An area or a kind: `opening`, `opening.published`. */
  kind?: string;
  actorId?: string;
  from?: Date;
  /** The moment after the last one. */
  before?: Date;
}

export async function insertActivity(
  db: Database,
  rows: (typeof companyActivity.$inferInsert)[],
): Promise<void> {
  await db.insert(companyActivity).values(rows);
}

/** The name in Arabic of who did it, while they have the Latin one that was written down; the key by which they did it stays beside it. */
export const actorNameAr = sql<
  string | null
>`case when ${accounts.nameAr} <> '' and starts_with(${companyActivity.actorName}, ${accounts.name})
  then ${accounts.nameAr} || substr(${companyActivity.actorName}, length(${accounts.name}) + 1) end`;

/** The same for what it was done to; a company is called by its name of today, while it has the Latin one that was written down. */
export const subjectAr = sql<string | null>`case when ${companyActivity.kind} = 'company.registered'
  then (select c.name_ar from ${companies} c where c.id = ${companyActivity.companyId} and c.name = ${companyActivity.subject})
  else ${companyActivity.teamFacts} ->> 'subjectAr' end`;

export function selectActivity(
  db: Database,
  filters: ActivityConditions,
  { offset, limit }: { offset: number; limit: number },
) {
  return db
    .select({ ...getTableColumns(companyActivity), actorNameAr, subjectAr })
    .from(companyActivity)
    .leftJoin(accounts, eq(accounts.id, companyActivity.actorId))
    .where(conditions(filters))
    .orderBy(sql`${companyActivity.createdAt} desc nulls first`, desc(companyActivity.id))
    .offset(offset)
    .limit(limit);
}

export async function countActivity(db: Database, filters: ActivityConditions): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(companyActivity)
    .where(conditions(filters));
  return row?.total ?? 0;
}

/** A person who is erased keeps no name and no address in the log, neither as who did something nor as whom it was done to. */
export async function forgetPerson(
  db: Database,
  { accountId, email }: { accountId: string; email: string },
): Promise<void> {
  await db
    .update(companyActivity)
    .set({ actorName: '', actorId: null })
    .where(eq(companyActivity.actorId, accountId));
  const isInvited = and(sql`${companyActivity.kind} = 'member.invited'`, eq(companyActivity.subject, email));
  await db
    .update(companyActivity)
    .set(nobody)
    .where(or(eq(companyActivity.subjectId, accountId), isNamed(accountId), isInvited));
}

/** What was done to something is told without a word of whom it was about. */
export async function forgetSubjects(db: Database, ids: readonly string[]): Promise<void> {
  await db
    .update(companyActivity)
    .set(nobody)
    .where(inArray(companyActivity.subjectId, [...ids]));
}

const nobody = { subject: '', teamFacts: sql`${companyActivity.teamFacts} - 'subjectAr'` };

function isNamed(accountId: string): SQL {
  return sql`${companyActivity.teamFacts} ->> 'namedId' = ${accountId}`;
}

function conditions({ companyId, kind, actorId, from, before }: ActivityConditions): SQL | undefined {
  const area = kind ? `${literalPattern(kind)}.%` : undefined;
  return and(
    eq(companyActivity.companyId, companyId),
    kind && area ? or(eq(companyActivity.kind, kind), like(companyActivity.kind, area)) : undefined,
    actorId ? eq(companyActivity.actorId, actorId) : undefined,
    from ? gte(companyActivity.createdAt, from) : undefined,
    before ? lt(companyActivity.createdAt, before) : undefined,
  );
}
