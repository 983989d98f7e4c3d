import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { type FoundRole, foundRoles, type foundStatuses } from '#domain/identity/look-reasons.ts';
import { userTypeOf } from '#domain/identity/people.ts';
import { isId } from '#domain/ids.ts';
import { applications } from '#server/modules/applications/table.ts';
import { candidates } from '#server/modules/candidates/table.ts';
import { companies, companyMembers } from '#server/modules/companies/table.ts';
import { accounts } from '#server/modules/identity/table.ts';
import type { Database } from '#server/platform/database/database.ts';
import { sharesName } from '#server/platform/database/names.ts';
import { outboxLetters } from '#server/platform/mail-table.ts';

const found = {
  id: accounts.id,
  name: accounts.name,
  nameAr: accounts.nameAr,
  email: accounts.email,
  userType: accounts.userType,
  status: accounts.status,
  emailVerifiedAt: accounts.emailVerifiedAt,
  createdAt: accounts.createdAt,
  companyId: companies.id,
  companyName: companies.name,
  companyNameAr: companies.nameAr,
  companyStatus: companies.approvedStatus,
};

interface Search {
  words: string;
  role?: FoundRole | null;
  status?: (typeof foundStatuses)[number] | null;
  offset: number;
  limit: number;
}

/** People whose name or address holds the words, or whose id they are; the newest first. */
export function selectPeople(db: Database, { words, role, status, offset, limit }: Search) {
  const types = (role ? [role] : foundRoles).map(userTypeOf);
  return people(db)
    .where(and(inArray(accounts.userType, types), isFound(words.trim()), isOfStatus(status)))
    .orderBy(desc(accounts.createdAt), accounts.id)
    .offset(offset)
    .limit(limit);
}

/** One of them; undefined for an administrator, who has another screen. */
export async function selectPerson(db: Database, id: string) {
  const [row] = await people(db).where(
    and(eq(accounts.id, id), inArray(accounts.userType, foundRoles.map(userTypeOf))),
  );
  return row;
}
export type PersonRow = NonNullable<Awaited<ReturnType<typeof selectPerson>>>;

/** Switches and figures of a candidate. */
export async function selectCandidateFigures(db: Database, id: string) {
  const [row] = await db
    .select({
      profileStrength: candidates.profileStrength,
      isPublished: candidates.isPublished,
      poolConsent: candidates.poolConsent,
      applications: db.$count(applications, eq(applications.candidateId, id)),
    })
    .from(candidates)
    .where(eq(candidates.accountId, id));
  return row;
}

/** The latest letters to an account, without what they say. */
export function selectLetters(db: Database, accountId: string, limit: number) {
  return db
    .select({
      id: outboxLetters.id,
      kind: outboxLetters.kind,
      to: outboxLetters.toAddress,
      status: outboxLetters.status,
      lastError: outboxLetters.lastError,
      createdAt: outboxLetters.createdAt,
      sentAt: outboxLetters.sentAt,
    })
    .from(outboxLetters)
    .where(eq(outboxLetters.accountId, accountId))
    .orderBy(desc(outboxLetters.createdAt), outboxLetters.id)
    .limit(limit);
}

function people(db: Database) {
  return db
    .select(found)
    .from(accounts)
    .leftJoin(companyMembers, eq(companyMembers.accountId, accounts.id))
    .leftJoin(companies, eq(companies.id, companyMembers.companyId))
    .$dynamic();
}

function isFound(words: string): SQL {
  if (isId(words)) return eq(accounts.id, words);
  const literal = words.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`);
  const isLike = sql`lower(${accounts.name} || ' ' || ${accounts.email}) like ${`%${literal}%`}`;
  return sql`(${isLike} or ${sharesName(accounts.nameKeys, words)})`;
}

function isOfStatus(status: Search['status']): SQL | undefined {
  if (!status) return undefined;
  return status === 'unverified' ? isNull(accounts.emailVerifiedAt) : eq(accounts.status, status);
}
