import {
  addressOfPerson,
  DirectoryFault,
  type DirectoryPerson,
  nameOfPerson,
} from '#domain/companies/scim.ts';
import { roleInGroups } from '#domain/companies/sign-in.ts';
import { normalizeEmail } from '#domain/identity/emails.ts';
import { userTypes } from '#domain/identity/people.ts';
import { personName } from '#domain/names.ts';
import { recordActivity } from '#server/modules/companies/activity/service.ts';
import { admitMember, findMember, renewRoles } from '#server/modules/companies/members/entry-service.ts';
import { dismissMember } from '#server/modules/companies/members/service.ts';
import { getCompanyLocked } from '#server/modules/companies/service.ts';
import type { ConnectionRow } from '#server/modules/company-sign-in/connection-queries.ts';
import { createProvedAccount, moveProvedAddress } from '#server/modules/identity/provider-service.ts';
import {
  type Account,
  findAccount,
  findAccountByEmail,
  renameAccount,
} from '#server/modules/identity/service.ts';
import type { Context } from '#server/platform/context.ts';
import { selectMembersInGroups } from './group-queries.ts';
import type { PersonRow } from './queries.ts';

/**
 * Does something with the account of somebody, which is made where there is none; the company is locked by then. Call it
 * outside a transaction.
 */
export async function withAccount<T>(
  context: Context,
  { companyId }: ConnectionRow,
  { person, accountId }: { person: DirectoryPerson; accountId: string | null },
  act: (context: Context, account: Account) => Promise<T>,
): Promise<T> {
  const email = normalizeEmail(addressOfPerson(person));
  const account = accountId
    ? await findAccount(context.db, accountId)
    : await findAccountByEmail(context.db, email);
  const within = async (inner: Context, found: Account) => {
    await getCompanyLocked(inner, companyId);
    return act(inner, found);
  };
  if (!account) {
    const { data: name = email.slice(0, email.indexOf('@')) } = personName.safeParse(nameOfPerson(person));
    return createProvedAccount(context, { email, name, locale: context.locale }, within);
  }
  if (account.userType !== userTypes.company) throw foreign();
  return context.inTransaction((inner) => within(inner, account));
}

/** Makes somebody a member, with the role of their groups; a member stays what they are. The company is locked. */
export async function admit(
  context: Context,
  connection: ConnectionRow,
  { account, groups }: { account: Account; groups: readonly string[] },
): Promise<void> {
  const { companyId, defaultRole } = connection;
  const member = await findMember(context, account.id);
  if (member && member.companyId !== companyId) throw foreign();
  if (member) return;
  const role =
    connection.roles.length > 0 && groups.length > 0 ? roleInGroups(connection, groups) : undefined;
  await admitMember(context, { companyId, account, role, otherwise: defaultRole });
}

/** Gives a member the address and the name that the directory says; who is no member here keeps theirs. */
export async function renew(
  context: Context,
  { companyId }: ConnectionRow,
  { account, before, person }: { account: Account; before: DirectoryPerson; person: DirectoryPerson },
): Promise<void> {
  const member = await findMember(context, account.id);
  if (member?.companyId !== companyId) return;
  const email = normalizeEmail(addressOfPerson(person));
  const isMoved = email !== account.email && addressOfPerson(person) !== addressOfPerson(before);
  if (isMoved) await moveProvedAddress(context, account, email);
  const { data: name } = personName.safeParse(nameOfPerson(person));
  const isRenamed =
    name !== undefined && name !== account.name && nameOfPerson(person) !== nameOfPerson(before);
  if (isRenamed) await renameAccount(context, account.id, { name });
  if (!isMoved && !isRenamed) return;
  const subject = isRenamed ? name : account.name;
  await recordActivity(context, {
    companyId,
    kind: 'directory.person_changed',
    subject,
    subjectId: account.id,
  });
}

/** The member of the company who has the address of somebody; null without one. */
export async function findMemberAt(
  context: Context,
  { companyId }: ConnectionRow,
  person: DirectoryPerson,
): Promise<string | null> {
  const account = await findAccountByEmail(context.db, normalizeEmail(addressOfPerson(person)));
  const member = account && (await findMember(context, account.id));
  return account && member?.companyId === companyId ? account.id : null;
}

/** By the rules of removing a member; and whoever keeps the password for the day without a provider stays. */
export async function dismiss(context: Context, connection: ConnectionRow, row: PersonRow): Promise<void> {
  if (!row.accountId) return;
  if (connection.isEnforced && connection.keeperId === row.accountId)
    throw new DirectoryFault(
      409,
      'This owner keeps the password for the day when the provider is away: name another one in the product first.',
      'mutability',
    );
  const member = await findMember(context, row.accountId);
  if (member?.companyId === connection.companyId)
    await dismissMember(context, { companyId: connection.companyId, accountId: row.accountId });
}

/** Gives people the roles that their groups have here, however many they are. The company is locked. */
export async function renewRolesOf(
  context: Context,
  connection: ConnectionRow,
  ids: readonly string[],
): Promise<void> {
  const { id: connectionId, companyId } = connection;
  const members = await selectMembersInGroups(context.db, { connectionId, companyId, ids });
  const changes = members.map(({ accountId, role: from, groups, ...person }) => ({
    ...{ accountId, person, from, role: roleInGroups(connection, groups) },
  }));
  await renewRoles(context, companyId, changes);
}

function foreign(): DirectoryFault {
  return new DirectoryFault(
    409,
    'The address is that of an account of somebody who does not work for this company.',
    'uniqueness',
  );
}
