import type { GrantedRole } from '#domain/companies/sign-in.ts';
import { recordActivity } from '#server/modules/companies/activity/service.ts';
import { memberJoined } from '#server/modules/companies/events.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import {
  deleteInvitationsTo,
  insertMember,
  selectMember,
  selectMembers,
  selectOpenInvitations,
} from './queries.ts';
import { type RoleChange, writeRoles } from './service.ts';

interface Entry {
  companyId: string;
  account: { id: string; name: string; nameAr: string; email: string };
}

/** Which company an account works for, and as what. */
export async function findMember({ db }: Pick<Context, 'db'>, accountId: string) {
  const member = await selectMember(db, accountId);
  return member && { companyId: member.companyId, role: member.role };
}

/** The people of a company, as far as its sign-in has to know them. */
export async function findMembers({ db }: Pick<Context, 'db'>, companyId: string) {
  const rows = await selectMembers(db, companyId);
  return rows.map(({ id, name, nameAr, email, role }) => ({ id, name, nameAr, email, role }));
}

/**
 * Makes somebody a member whom the company's own sign-in has proved: as what the groups say, else as what somebody has
 * invited the address, else as everybody. The company is locked by then.
 */
export async function admitMember(
  context: Context,
  { companyId, account, ...given }: Entry & { role: GrantedRole | undefined; otherwise: GrantedRole },
): Promise<void> {
  const { db, clock } = context;
  const { id: accountId, name } = account;
  const invitation = await openInvitation(context, { companyId, account });
  const invitedAs = invitation?.role === 'owner' ? undefined : invitation?.role;
  const role = given.role ?? invitedAs ?? given.otherwise;
  const openingIds = role === invitedAs ? (invitation?.openingIds ?? []) : [];
  const isNew = await insertMember(db, { accountId, companyId, role, createdAt: clock.now() });
  // Somebody else has taken them on since a moment ago.
  if (!isNew) throw new Refusal('CONFLICT');
  // Who was invited is there now; the letter's link would find them a member.
  await deleteInvitationsTo(db, companyId, account.email);
  const member = { accountId, name };
  await recordActivity(context, { companyId, kind: 'member.joined', facts: { role }, member });
  await context.events.publish(context, memberJoined, { companyId, accountId, openingIds });
}

async function openInvitation({ db, clock }: Context, { companyId, account }: Entry) {
  const open = await selectOpenInvitations(db, companyId, clock.now());
  return open.find(({ email }) => email === account.email);
}

/** Gives members the roles that the company's own sign-in says; an owner stays one. The company is locked by then. */
export function renewRoles(
  context: Context,
  companyId: string,
  changes: readonly RoleChange[],
): Promise<void> {
  const isChanged = ({ from, role }: RoleChange) => from !== 'owner' && from !== role;
  return writeRoles(context, companyId, changes.filter(isChanged));
}
