import type { MemberRole } from '#domain/companies/roles.ts';
import { recordActivity } from '#server/modules/companies/activity/service.ts';
import { memberJoined } from '#server/modules/companies/events.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { deleteInvitationsTo, insertMember, selectMember } from './queries.ts';
import { writeRole } from './service.ts';

interface Entry {
  companyId: string;
  account: { id: string; name: string; email: string };
}

/** Which company an account works for, and as what. */
export async function findMember({ db }: Pick<Context, 'db'>, accountId: string) {
  const member = await selectMember(db, accountId);
  return member && { companyId: member.companyId, role: member.role };
}

/** Makes somebody a member whom the company's own sign-in has proved; the company is locked by then. */
export async function admitMember(
  context: Context,
  { companyId, account, role }: Entry & { role: MemberRole },
): Promise<void> {
  const { db, clock } = context;
  const { id: accountId, name } = account;
  const isNew = await insertMember(db, { accountId, companyId, role, createdAt: clock.now() });
  // Somebody else has taken them on since a moment ago.
  if (!isNew) throw new Refusal('CONFLICT');
  // Who was invited is there now; the letter's link would find them a member.
  await deleteInvitationsTo(db, companyId, account.email);
  const member = { accountId, name };
  await recordActivity(context, { companyId, kind: 'member.joined', facts: { role }, member });
  await context.events.publish(context, memberJoined, { companyId, accountId, openingIds: [] });
}

/** Gives a member the role that the company's own sign-in says; an owner stays one. The company is locked by then. */
export async function renewRole(
  context: Context,
  { companyId, account, from, role }: Entry & { from: MemberRole; role: MemberRole },
): Promise<void> {
  if (from === 'owner' || from === role) return;
  await writeRole(context, { companyId, id: account.id, name: account.name, from, role });
}
