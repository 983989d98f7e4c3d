import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { accounts } from '#server/modules/identity/table.ts';
import type { Database } from '#server/platform/database/database.ts';
import { adminInvitations } from './table.ts';

export async function insertInvitation(db: Database, row: typeof adminInvitations.$inferInsert) {
  const [invitation] = await db.insert(adminInvitations).values(row).returning();
  if (!invitation) throw new Error('The invitation was not written');
  return invitation;
}

export function selectOpenInvitations(db: Database, now: Date) {
  return db
    .select({
      id: adminInvitations.id,
      email: adminInvitations.email,
      expiresAt: adminInvitations.expiresAt,
    })
    .from(adminInvitations)
    .where(isOpen(now))
    .orderBy(desc(adminInvitations.createdAt))
    .limit(100);
}

/** The open invitation of a link's hash with the name of who sent it. */
export async function selectInvitation(db: Database, tokenHash: string, now: Date) {
  const [row] = await db
    .select({ invitation: adminInvitations, inviter: accounts.name })
    .from(adminInvitations)
    .leftJoin(accounts, eq(accounts.id, adminInvitations.invitedBy))
    .where(and(eq(adminInvitations.tokenHash, tokenHash), isOpen(now)));
  return row;
}

/** Spends an invitation, with its key; false where somebody else was faster. */
export async function takeInvitation(db: Database, id: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(adminInvitations)
    .set({ acceptedAt: now, totpSecret: '' })
    .where(and(eq(adminInvitations.id, id), isOpen(now)))
    .returning({ id: adminInvitations.id });
  return rows.length > 0;
}

export async function deleteInvitation(db: Database, id: string): Promise<boolean> {
  const rows = await db
    .delete(adminInvitations)
    .where(and(eq(adminInvitations.id, id), isNull(adminInvitations.acceptedAt)))
    .returning({ id: adminInvitations.id });
  return rows.length > 0;
}

export async function deleteInvitationsTo(db: Database, email: string): Promise<void> {
  await db
    .delete(adminInvitations)
    .where(and(eq(adminInvitations.email, email), isNull(adminInvitations.acceptedAt)));
}

function isOpen(now: Date) {
  return and(isNull(adminInvitations.acceptedAt), gt(adminInvitations.expiresAt, now));
}
