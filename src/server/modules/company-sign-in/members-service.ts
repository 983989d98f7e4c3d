import type { RefusedEntry } from '#domain/companies/refused-entries.ts';
import type { GrantedRole } from '#domain/companies/sign-in.ts';
import { userTypes } from '#domain/identity/people.ts';
import { personName } from '#domain/names.ts';
import { recordActivity } from '#server/modules/companies/activity/service.ts';
import { admitMember, findMember, renewRoles } from '#server/modules/companies/members/entry-service.ts';
import { getCompanyLocked } from '#server/modules/companies/service.ts';
import { createProvedAccount, enterProved } from '#server/modules/identity/provider-service.ts';
import { type Account, findAccount, findAccountByEmail } from '#server/modules/identity/service.ts';
import type { Context } from '#server/platform/context.ts';
import type { ConnectionRow } from './connection-queries.ts';
import { hasLeft } from './directory/queries.ts';
import { deleteIdentityOf, saveIdentity, selectIdentity, selectIdentityOf } from './entry-queries.ts';

/** Somebody as the provider of a company says who they are. */
export interface ProvedPerson {
  subject: string;
  /** Normalised; empty where there is none. */
  email: string;
  isVerified: boolean;
  /** Whether the address is of a proved domain of the company. */
  isOwnDomain: boolean;
  name: string;
  groups: string[];
  /** What the groups give; undefined where nothing is said of them. */
  role: GrantedRole | undefined;
  /** Whether they have proved themselves there on this very way. */
  isFresh: boolean;
}

/** Why somebody whom the provider vouches for is not let in. */
export class EntryRefused extends Error {
  readonly reason: RefusedEntry;
  constructor(reason: RefusedEntry) {
    super(reason);
    this.reason = reason;
  }
}

/**
 * Lets somebody in whom the company's provider has proved: by the subject, which outlasts a change of the address; else
 * by the address, the member who has it; else as a new member. Call it outside a transaction.
 */
export async function enterCompany(
  context: Context,
  connection: ConnectionRow,
  person: ProvedPerson,
): Promise<void> {
  const account = await accountOf(context, connection, person);
  if (account)
    return context.inTransaction((inner) => enter(inner, connection, { account, person, isNew: false }));
  const { email, name } = person;
  const { data: called = email.slice(0, email.indexOf('@')) } = personName.safeParse(name);
  await createProvedAccount(context, { email, name: called, locale: context.locale }, (inner, made) =>
    enter(inner, connection, { account: made, person, isNew: true }),
  );
}

async function accountOf(
  { db }: Context,
  { id, companyId }: ConnectionRow,
  { subject, email }: ProvedPerson,
): Promise<Account | undefined> {
  const known = await selectIdentity(db, id, subject);
  if (known) return findAccount(db, known.accountId);
  const account = await findAccountByEmail(db, email);
  if (!account) return undefined;
  if (account.userType !== userTypes.company) throw new EntryRefused('entry_other_account');
  const member = await findMember({ db }, account.id);
  if (member && member.companyId !== companyId) throw new EntryRefused('entry_other_account');
  // An address that went to somebody else at the provider opens nothing of who had it before.
  if (member && (await selectIdentityOf(db, id, account.id))) throw new EntryRefused('entry_other_subject');
  return account;
}

async function enter(
  context: Context,
  { id: connectionId, companyId, defaultRole }: ConnectionRow,
  { account, person, isNew }: { account: Account; person: ProvedPerson; isNew: boolean },
): Promise<void> {
  if (account.status !== 'active') throw new EntryRefused('entry_suspended');
  // Locked first: one who comes in by two browsers at once joins once.
  await getCompanyLocked(context, companyId);
  // Whom the directory says has left does not come in again by the same provider.
  if (await hasLeft(context.db, connectionId, { accountId: account.id, email: person.email }))
    throw new EntryRefused('entry_left');
  const member = isNew ? undefined : await findMember(context, account.id);
  if (member && member.companyId !== companyId) throw new EntryRefused('entry_other_account');
  if (!member) await admitMember(context, { companyId, account, role: person.role, otherwise: defaultRole });
  else if (person.role)
    await renewRoles(context, companyId, [
      { accountId: account.id, person: account, from: member.role, role: person.role },
    ]);
  await keepSubject(context, { connectionId, subject: person.subject, accountId: account.id });
  await recordActivity(context, {
    ...{ companyId, kind: 'sign_in.entered' },
    member: { accountId: account.id, name: account.name },
  });
  await enterProved(context, account, { isFresh: person.isFresh });
}

async function keepSubject(
  { db, clock }: Context,
  row: { connectionId: string; subject: string; accountId: string },
): Promise<void> {
  const known = await selectIdentityOf(db, row.connectionId, row.accountId);
  if (known && known.subject !== row.subject) await deleteIdentityOf(db, row.connectionId, row.accountId);
  const now = clock.now();
  await saveIdentity(db, { ...row, createdAt: now, lastEnteredAt: now });
}
