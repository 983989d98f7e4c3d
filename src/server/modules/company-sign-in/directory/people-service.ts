import { addressOfPerson, DirectoryFault, type DirectoryPerson } from '#domain/companies/scim.ts';
import { domainOf } from '#domain/companies/sign-in.ts';
import { isEmail, normalizeEmail } from '#domain/identity/emails.ts';
import { isId } from '#domain/ids.ts';
import { getCompanyLocked } from '#server/modules/companies/service.ts';
import type { ConnectionRow } from '#server/modules/company-sign-in/connection-queries.ts';
import { selectProved } from '#server/modules/company-sign-in/domain-queries.ts';
import type { Context } from '#server/platform/context.ts';
import { violatesUnique } from '#server/platform/database/database.ts';
import { selectGroupNames } from './group-queries.ts';
import { admit, dismiss, findMemberAt, renew, withAccount } from './membership-service.ts';
import {
  deletePerson,
  insertPerson,
  type PersonRow,
  selectPeople,
  selectPerson,
  selectPersonOf,
  updatePerson,
} from './queries.ts';

/** So often a change is worked out anew that another one has overtaken. */
const mostTries = 3;

/** Somebody of this directory; anybody else answers like nobody. */
export async function getPerson(
  context: Context,
  { id }: ConnectionRow,
  personId: string,
): Promise<PersonRow> {
  const row = isId(personId) ? await selectPerson(context.db, id, personId) : undefined;
  if (!row) throw new DirectoryFault(404, 'There is no such user.');
  return row;
}

/**
 * Writes somebody down whom the directory tells of, who is a member from then on while active. Call it outside a
 * transaction: a new account is made.
 */
export async function addPerson(
  context: Context,
  connection: ConnectionRow,
  person: DirectoryPerson,
): Promise<PersonRow> {
  await requireOwnAddress(context, connection, person);
  await requireNewName(context, connection, person);
  const now = context.clock.now();
  const row = { ...person, connectionId: connection.id, createdAt: now, updatedAt: now };
  if (!person.isActive)
    return context.inTransaction(async (inner) => {
      await getCompanyLocked(inner, connection.companyId);
      const accountId = await findMemberAt(inner, connection, person);
      const made = await refuseTwice(() => insertPerson(inner.db, { ...row, accountId }));
      await dismiss(inner, connection, made);
      return made;
    });
  return withAccount(context, connection, { person, accountId: null }, async (inner, account) => {
    if (await selectPersonOf(inner.db, connection.id, account.id)) throw twice();
    await admit(inner, connection, { account, groups: [] });
    return refuseTwice(() => insertPerson(inner.db, { ...row, accountId: account.id }));
  });
}

/**
 * Brings somebody to what the directory says of them now. Two changes at one moment follow each other: neither is worked
 * out from what the other has overtaken. Call it outside a transaction.
 */
export async function changePerson(
  context: Context,
  connection: ConnectionRow,
  id: string,
  change: (before: DirectoryPerson) => DirectoryPerson,
): Promise<PersonRow> {
  for (let tries = 1; ; tries += 1)
    try {
      const before = await getPerson(context, connection, id);
      return await changeOnce(context, connection, before, change(saidOf(before)));
    } catch (error) {
      if (!(error instanceof Overtaken) || tries === mostTries) throw error;
    }
}

/** Takes somebody out of the directory, and of the company. */
export async function removePerson(context: Context, connection: ConnectionRow, id: string): Promise<void> {
  await context.inTransaction(async (inner) => {
    await getCompanyLocked(inner, connection.companyId);
    const row = await getPerson(inner, connection, id);
    if (row.isActive) await dismiss(inner, connection, row);
    await deletePerson(inner.db, row.id);
  });
}

class Overtaken extends DirectoryFault {
  constructor() {
    super(409, 'Others are changing the user at the same time: try again.');
  }
}

async function changeOnce(
  context: Context,
  connection: ConnectionRow,
  before: PersonRow,
  person: DirectoryPerson,
): Promise<PersonRow> {
  const isMoved = addressOfPerson(person) !== addressOfPerson(before);
  if (isMoved || (person.isActive && !before.isActive)) await requireOwnAddress(context, connection, person);
  if (person.userName.toLowerCase() !== before.userName.toLowerCase())
    await requireNewName(context, connection, person);
  const set = { ...person, updatedAt: context.clock.now() };
  const { accountId } = before;
  if (!person.isActive)
    return context.inTransaction(async (inner) => {
      await getCompanyLocked(inner, connection.companyId);
      await requireSame(inner, connection, before);
      if (before.isActive) await dismiss(inner, connection, before);
      return refuseTwice(() => updatePerson(inner.db, before.id, set));
    });
  return withAccount(context, connection, { person, accountId }, async (inner, account) => {
    await requireSame(inner, connection, before);
    if (before.isActive && accountId) await renew(inner, connection, { account, before, person });
    else await admit(inner, connection, { account, groups: await selectGroupNames(inner.db, before.id) });
    return refuseTwice(() => updatePerson(inner.db, before.id, { ...set, accountId: account.id }));
  });
}

/** The company is locked by then: nobody changes its people meanwhile. */
async function requireSame(context: Context, connection: ConnectionRow, before: PersonRow): Promise<void> {
  const now = await getPerson(context, connection, before.id);
  if (JSON.stringify(now) !== JSON.stringify(before)) throw new Overtaken();
}

function saidOf(row: PersonRow): DirectoryPerson {
  const { userName, externalId, email, displayName, givenName, familyName, isActive } = row;
  return { userName, externalId, email, displayName, givenName, familyName, isActive };
}

async function requireOwnAddress(
  { db }: Context,
  { companyId }: ConnectionRow,
  person: DirectoryPerson,
): Promise<void> {
  const email = normalizeEmail(addressOfPerson(person));
  const proved = isEmail(email) ? await selectProved(db, domainOf(email)) : undefined;
  if (proved?.companyId !== companyId)
    throw new DirectoryFault(
      400,
      'The address is not of a domain that the company has proved.',
      'invalidValue',
    );
}

async function requireNewName(
  { db }: Context,
  { id }: ConnectionRow,
  { userName: value }: DirectoryPerson,
): Promise<void> {
  const filter = { attribute: 'username' as const, value };
  if ((await selectPeople(db, id, { filter, offset: 0, limit: 1 })).length > 0) throw twice();
}

async function refuseTwice<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (violatesUnique(error, 'directory_people_name') || violatesUnique(error, 'directory_people_account'))
      throw twice();
    throw error;
  }
}

function twice(): DirectoryFault {
  return new DirectoryFault(409, 'There is such a user already.', 'uniqueness');
}
