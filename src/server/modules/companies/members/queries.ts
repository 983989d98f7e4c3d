import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { MemberRole } from '#domain/companies/roles.ts';
import { companies, companyMembers } from '#server/modules/companies/table.ts';
import { accounts } from '#server/modules/identity/table.ts';
import type { Database } from '#server/platform/database/database.ts';
import { companyInvitations } from './invitations-table.ts';

const person = {
  id: accounts.id,
  name: accounts.name,
  nameAr: accounts.nameAr,
  email: accounts.email,
  locale: accounts.locale,
  emailVerifiedAt: accounts.emailVerifiedAt,
};

/** Who owns the company and may sign in. */
export function selectOwners(db: Database, companyId: string) {
  return db
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
    .orderBy(asc(companyMembers.createdAt), asc(accounts.id));
}

export type Owner = Awaited<ReturnType<typeof selectOwners>>[number];

export function selectMembers(db: Database, companyId: string) {
  return db
    .select({
      ...person,
      role: companyMembers.role,
      status: accounts.status,
      avatarFileId: companyMembers.avatarFileId,
      since: companyMembers.createdAt,
    })
    .from(companyMembers)
    .innerJoin(accounts, eq(accounts.id, companyMembers.accountId))
    .where(eq(companyMembers.companyId, companyId))
    .orderBy(asc(companyMembers.createdAt), asc(accounts.id));
}

/** One membership with the person behind it. */
export async function selectMember(db: Database, accountId: string) {
  const [row] = await db
    .select({
      account: accounts,
      companyId: companyMembers.companyId,
      role: companyMembers.role,
      dialCode: companyMembers.dialCode,
      plainPhone: companyMembers.plainPhone,
      sealedPhone: companyMembers.sealedPhone,
      avatarFileId: companyMembers.avatarFileId,
      applicationMail: companyMembers.applicationMail,
      mentionMail: companyMembers.mentionMail,
    })
    .from(companyMembers)
    .innerJoin(accounts, eq(accounts.id, companyMembers.accountId))
    .where(eq(companyMembers.accountId, accountId));
  return row;
}

/** Makes a person a member; false where they work for a company already, also since a moment ago. */
export async function insertMember(db: Database, row: typeof companyMembers.$inferInsert): Promise<boolean> {
  const rows = await db
    .insert(companyMembers)
    .values(row)
    .onConflictDoNothing()
    .returning({ accountId: companyMembers.accountId });
  return rows.length > 0;
}

export async function updateMember(
  db: Database,
  accountId: string,
  changes: Partial<typeof companyMembers.$inferInsert>,
): Promise<void> {
  await db.update(companyMembers).set(changes).where(eq(companyMembers.accountId, accountId));
}

/** Many get another role in one statement. */
export async function updateRoles(
  db: Database,
  changes: readonly { accountId: string; role: MemberRole }[],
): Promise<void> {
  const ids = sql.param(changes.map(({ accountId }) => accountId));
  const roles = sql.param(changes.map(({ role }) => role));
  await db.execute(sql`
    update company_members set role = change.role from unnest(${ids}::uuid[], ${roles}::text[]) as change (id, role)
    where account_id = change.id`);
}

export async function deleteMember(db: Database, accountId: string): Promise<void> {
  await db.delete(companyMembers).where(eq(companyMembers.accountId, accountId));
}

export async function insertInvitation(db: Database, row: typeof companyInvitations.$inferInsert) {
  const [invitation] = await db.insert(companyInvitations).values(row).returning();
  if (!invitation) throw new Error('The invitation was not written');
  return invitation;
}

export function selectOpenInvitations(db: Database, companyId: string, now: Date) {
  return db
    .select()
    .from(companyInvitations)
    .where(and(eq(companyInvitations.companyId, companyId), isOpen(now)))
    .orderBy(sql`${companyInvitations.createdAt} desc nulls first`);
}

/** The open invitation of a link's hash with its company and the name of who sent it. */
export async function selectInvitation(db: Database, tokenHash: string, now: Date) {
  const [row] = await db
    .select({
      invitation: companyInvitations,
      company: companies,
      inviter: { name: accounts.name, nameAr: accounts.nameAr },
    })
    .from(companyInvitations)
    .innerJoin(companies, eq(companies.id, companyInvitations.companyId))
    .leftJoin(accounts, eq(accounts.id, companyInvitations.invitedBy))
    .where(and(eq(companyInvitations.tokenHash, tokenHash), isOpen(now)));
  return row;
}

/** Spends an invitation; false where somebody else was faster. */
export async function takeInvitation(db: Database, id: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(companyInvitations)
    .set({ acceptedAt: now })
    .where(and(eq(companyInvitations.id, id), isOpen(now)))
    .returning({ id: companyInvitations.id });
  return rows.length > 0;
}

export async function deleteInvitation(db: Database, companyId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(companyInvitations)
    .where(
      and(
        eq(companyInvitations.companyId, companyId),
        eq(companyInvitations.id, id),
        isNull(companyInvitations.acceptedAt),
      ),
    )
    .returning({ id: companyInvitations.id });
  return rows.length > 0;
}

export async function deleteInvitationsOf(db: Database, companyId: string): Promise<void> {
  await db
    .delete(companyInvitations)
    .where(and(eq(companyInvitations.companyId, companyId), isNull(companyInvitations.acceptedAt)));
}

export async function deleteInvitationsTo(db: Database, companyId: string, email: string): Promise<void> {
  await db
    .delete(companyInvitations)
    .where(
      and(
        eq(companyInvitations.companyId, companyId),
        eq(companyInvitations.email, email),
        isNull(companyInvitations.acceptedAt),
      ),
    );
}

function isOpen(now: Date) {
  return and(isNull(companyInvitations.acceptedAt), gt(companyInvitations.expiresAt, now));
}
