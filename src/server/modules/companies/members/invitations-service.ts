import { isHiringRole, type MemberRole } from '#domain/companies/roles.ts';
import { invitationDays } from '#domain/companies/team.ts';
import { userTypes } from '#domain/identity/people.ts';
import { isId } from '#domain/ids.ts';
import { personNameIn } from '#domain/shown-names.ts';
import { dayMs } from '#domain/time.ts';
import { recordActivity } from '#server/modules/companies/activity/service.ts';
import { memberJoined } from '#server/modules/companies/events.ts';
import { sendInvitation } from '#server/modules/companies/mail.ts';
import { getCompany, getCompanyLocked } from '#server/modules/companies/service.ts';
import { refuseOtherWays } from '#server/modules/identity/provider-service.ts';
import { type Account, createAccount, findAccountByEmail } from '#server/modules/identity/service.ts';
import { openSession } from '#server/modules/identity/sessions-service.ts';
import { enter, type FirstStep } from '#server/modules/identity/sign-in-service.ts';
import type { OwnerActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { limitCall, limitSubject } from '#server/platform/limits.ts';
import { verifyPassword } from '#server/platform/passwords.ts';
import { Refusal, refuseField } from '#server/platform/refusal.ts';
import { hashToken, newToken } from '#server/platform/sessions.ts';
import {
  deleteInvitation,
  deleteInvitationsTo,
  insertInvitation,
  insertMember,
  selectInvitation,
  selectMember,
  takeInvitation,
} from './queries.ts';

/**
 * Invites an address into the own company by a letter with a link; an older invitation of it ends. The letter goes out
 * in a name that somebody stands for: who invites has proven the own address, and the company is not declined.
 */
export async function inviteMember(
  context: Context<OwnerActor>,
  input: { email: string; role: MemberRole; openings?: string[] },
) {
  const { actor } = context;
  const company = await getCompany(context, actor.companyId);
  const inviter = await selectMember(context.db, actor.accountId);
  if (!inviter?.account.emailVerifiedAt)
    throw new Refusal('EMAIL_NOT_VERIFIED', { params: { email: inviter?.account.email ?? '' } });
  if (company.approvedStatus === 'Closed') throw new Refusal('COMPANY_CLOSED');
  if (company.approvedStatus === 'Declined') throw new Refusal('COMPANY_DECLINED');
  const account = await requireInvitable(context, input.email);
  const openings = await openingsOf(context, company.id, input);
  const token = newToken();
  const now = context.clock.now();
  await deleteInvitationsTo(context.db, company.id, input.email);
  const invitation = await insertInvitation(context.db, {
    companyId: company.id,
    email: input.email,
    role: input.role,
    openingIds: openings.map(({ id }) => id),
    tokenHash: hashToken(token),
    invitedBy: actor.accountId,
    expiresAt: new Date(now.getTime() + invitationDays * dayMs),
    createdAt: now,
  });
  await recordActivity(context, {
    companyId: company.id,
    kind: 'member.invited',
    subject: input.email,
    facts: { role: input.role },
  });
  const locale = account?.locale ?? context.locale;
  await sendInvitation(context, company, {
    ...input,
    openings: openings.map(({ title }) => title),
    token,
    inviter: actor,
    locale,
  });
  return invitation;
}

/** What who is invited will see, where the role sees named openings alone. */
async function openingsOf(
  context: Context,
  companyId: string,
  { role, openings: ids = [] }: { role: MemberRole; openings?: string[] },
): Promise<{ id: string; title: string }[]> {
  if (!isHiringRole(role) || ids.length === 0) return [];
  const parts = await Promise.all(
    context.contributors.openingTitles.map((contribute) => contribute(context, { companyId, ids })),
  );
  return parts.flat();
}

/** Withdraws an open invitation: its link opens nothing from now on. */
export async function withdrawInvitation(context: Context<OwnerActor>, id: string): Promise<void> {
  const { companyId } = context.actor;
  if (!isId(id) || !(await deleteInvitation(context.db, companyId, id))) throw new Refusal('NOT_FOUND');
  await recordActivity(context, { companyId, kind: 'member.invitation_withdrawn' });
}

/** What a link stands for; an expired, spent or withdrawn one is refused with `LINK_EXPIRED`. */
export async function readInvitation(context: Context, token: string) {
  await limitCall(context, 'verify_link');
  const { invitation, company, inviter } = await requireInvitation(context, token);
  const account = await findAccountByEmail(context.db, invitation.email);
  const called = ({ name, nameAr }: { name: string; nameAr: string }) =>
    personNameIn(context.locale, name, nameAr);
  return {
    company: called(company),
    inviter: called(inviter ?? company),
    email: invitation.email,
    role: invitation.role,
    has_account: account !== undefined,
  };
}

/** Accepts with a new account, whose address the letter has proven. */
export async function acceptInvitation(
  context: Context,
  input: { token: string; name: string; password: string },
): Promise<{ account: Account; token: string }> {
  const { invitation } = await requireInvitation(context, input.token);
  const { name, password } = input;
  return createAccount(
    context,
    {
      email: invitation.email,
      name,
      password,
      role: 'company',
      locale: context.locale,
      isEmailVerified: true,
    },
    async (inner, account) => ({
      account,
      token: await openSession(inner, await joinByOwnWay(inner, input.token, account)),
    }),
  );
}

/**
 * Accepts with the account that the address has, which must be a company's and work for nobody now; whoever has a second
 * factor is asked for it next.
 */
export async function joinWithAccount(
  context: Context,
  input: { token: string; password: string },
): Promise<FirstStep> {
  const { invitation } = await requireInvitation(context, input.token);
  await limitSubject(context, 'sign_in_account', invitation.email);
  const account = await findAccountByEmail(context.db, invitation.email);
  if (!(await verifyPassword(account?.passwordHash, input.password)) || !account)
    throw refuseField('password', 'identity_wrong_password');
  if (account.status !== 'active') throw new Refusal('ACCOUNT_SUSPENDED');
  return context.inTransaction(async (inner) => {
    await requireInvitable(inner, account.email);
    return enter(inner, await joinByOwnWay(inner, input.token, account));
  });
}

/** Who has to come in by the company's own sign-in joins by it, with what the invitation says. */
async function joinByOwnWay(context: Context, link: string, account: Account): Promise<Account> {
  const joined = await join(context, link, account);
  await refuseOtherWays(context, joined);
  return joined;
}

async function join(context: Context, link: string, account: Account): Promise<Account> {
  const { invitation, company } = await requireInvitation(context, link);
  await getCompanyLocked(context, company.id);
  const now = context.clock.now();
  if (!(await takeInvitation(context.db, invitation.id, now))) throw new Refusal('LINK_EXPIRED');
  const isNew = await insertMember(context.db, {
    accountId: account.id,
    companyId: company.id,
    role: invitation.role,
    createdAt: now,
  });
  if (!isNew) throw refuseField('email', 'companies_invitation_member');
  await recordActivity(context, {
    companyId: company.id,
    kind: 'member.joined',
    facts: { role: invitation.role },
    member: { accountId: account.id, name: account.name },
  });
  await context.events.publish(context, memberJoined, {
    companyId: company.id,
    accountId: account.id,
    openingIds: invitation.openingIds,
  });
  return account;
}

/** One account per address and one company per account; answers the account that the address has. */
async function requireInvitable(context: Context, email: string): Promise<Account | undefined> {
  const account = await findAccountByEmail(context.db, email);
  if (!account) return undefined;
  if (account.userType !== userTypes.company) throw refuseField('email', 'companies_invitation_other_role');
  if (await selectMember(context.db, account.id)) throw refuseField('email', 'companies_invitation_member');
  return account;
}

async function requireInvitation(context: Context, token: string) {
  const found = await selectInvitation(context.db, hashToken(token), context.clock.now());
  if (!found) throw new Refusal('LINK_EXPIRED');
  return found;
}
