import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { MemberRole } from '#domain/companies/roles.ts';
import type { UserType } from '#domain/identity/people.ts';
import type { Locale } from '#domain/locale.ts';
import { nameKeys } from '#domain/text/name-keys.ts';
import { dayMs } from '#domain/time.ts';
import { type Opened, sealedOf } from '#server/modules/candidates/sealed.ts';
import { candidates } from '#server/modules/candidates/table.ts';
import { companies, companyMembers } from '#server/modules/companies/table.ts';
import { insertAccount, insertSession } from '#server/modules/identity/queries.ts';
import { accounts } from '#server/modules/identity/table.ts';
import { plans } from '#server/modules/plans/table.ts';
import { hashPassword } from '#server/platform/passwords.ts';
import { hashToken, newToken } from '#server/platform/sessions.ts';
import type { Caller } from './client.ts';
import type { TestServer } from './test-server.ts';

export const password = 'corniche-falcon-42';

export interface Person extends Required<Caller> {
  accountId: string;
  email: string;
  name: string;
}

export interface CompanyPerson extends Person {
  companyId: string;
}

/** A candidate with a session; verified unless told otherwise. */
export async function aCandidate(
  server: TestServer,
  {
    isVerified = true,
    ...details
  }: { isVerified?: boolean; name?: string; nameAr?: string; email?: string } & Details = {},
): Promise<Person> {
  const person = await anAccount(server, 4, {
    isVerified,
    name: details.name ?? 'Omar Farouk',
    nameAr: details.nameAr,
    email: details.email,
  });
  const { accountId } = person;
  await server.platform.db
    .insert(candidates)
    .values({ ...details, ...sealedOf(server.platform.config, accountId, details), accountId });
  return person;
}

type Details = Partial<typeof candidates.$inferInsert> & Partial<Opened>;

/** Has somebody read the product in a language, letters and all. */
export async function setLocale(server: TestServer, { accountId }: Person, locale: Locale): Promise<void> {
  await server.platform.db.update(accounts).set({ locale }).where(eq(accounts.id, accountId));
}

/** Gives somebody another address, verified. */
export async function setEmail(server: TestServer, { accountId }: Person, email: string): Promise<void> {
  await server.platform.db.update(accounts).set({ email }).where(eq(accounts.id, accountId));
}

/** Changes a profile as if it had been saved, without what a save does besides. */
export async function setProfile(server: TestServer, { accountId }: Person, details: Details): Promise<void> {
  await server.platform.db
    .update(candidates)
    .set({ ...details, ...sealedOf(server.platform.config, accountId, details) })
    .where(eq(candidates.accountId, accountId));
}

/** The owner of a company that an admin approved today, on the trial plan. */
export async function anApprovedCompany(
  server: TestServer,
  details: Partial<typeof companies.$inferInsert> = {},
): Promise<CompanyPerson> {
  const now = server.platform.clock.now();
  return aCompany(server, {
    approvedStatus: 'Approved',
    approvedAt: now,
    trialExpiresAt: new Date(now.getTime() + 30 * dayMs),
    ...details,
  });
}

/** The owner of a company that waits for its approval. */
export async function aPendingCompany(server: TestServer): Promise<CompanyPerson> {
  return aCompany(server, {});
}

/** A further member of a company. */
export async function aMember(
  server: TestServer,
  companyId: string,
  role: MemberRole,
  name = 'Huda Salem',
  nameAr?: string,
): Promise<CompanyPerson> {
  const person = await anAccount(server, 1, { name, nameAr });
  await server.platform.db.insert(companyMembers).values({ accountId: person.accountId, companyId, role });
  return { ...person, companyId };
}

export function anAdmin(server: TestServer): Promise<Person> {
  return anAccount(server, 3, { name: 'Admin' });
}

export function aSuperadmin(server: TestServer): Promise<Person> {
  return anAccount(server, 2, { name: 'Superadmin' });
}

async function aCompany(
  server: TestServer,
  details: Partial<typeof companies.$inferInsert>,
): Promise<CompanyPerson> {
  const { db } = server.platform;
  await db
    .insert(plans)
    .values({
      id: 'trial',
      name: 'Trial',
      priceQar: 0,
      jobSlots: 6,
      screeningSlots: 5,
      videoSlots: 3,
      position: 1,
    })
    .onConflictDoNothing();
  const person = await anAccount(server, 1, { name: 'Huda Salem' });
  const [company] = await db
    .insert(companies)
    .values({
      name: 'Rawdat Engineering',
      slug: `rawdat-${randomUUID().slice(0, 8)}`,
      email: person.email,
      nameKeys: nameKeys(details.name ?? 'Rawdat Engineering', details.nameAr ?? ''),
      ...details,
    })
    .returning({ id: companies.id });
  if (!company) throw new Error('The company was not written');
  await db
    .insert(companyMembers)
    .values({ accountId: person.accountId, companyId: company.id, role: 'owner' });
  return { ...person, companyId: company.id };
}

let passwordHash: Promise<string> | undefined;

async function anAccount(
  server: TestServer,
  userType: UserType,
  details: { name: string; nameAr?: string | undefined; email?: string; isVerified?: boolean },
): Promise<Person> {
  passwordHash ??= hashPassword(password);
  const now = server.platform.clock.now();
  const email = details.email ?? `person-${randomUUID().slice(0, 12)}@example.com`;
  const account = await insertAccount(server.platform.db, {
    email,
    name: details.name,
    nameAr: details.nameAr ?? '',
    userType,
    passwordHash: await passwordHash,
    emailVerifiedAt: details.isVerified === false ? null : now,
  });
  const token = newToken();
  await insertSession(server.platform.db, {
    accountId: account.id,
    tokenHash: hashToken(token),
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + 30 * dayMs),
  });
  return { token, accountId: account.id, email, name: details.name };
}
