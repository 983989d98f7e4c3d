import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { companies } from '#server/modules/companies/table.ts';
import { dropDeclinedDocuments } from '#server/modules/companies/tasks.ts';
import type { Context } from '#server/platform/context.ts';
import { send } from '#support/client.ts';
import { fileOwners } from '#support/file-owners.ts';
import { lastLetterTo, lettersTo } from '#support/outbox.ts';
import { aCandidate, anAdmin, aPendingCompany, aSuperadmin } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';
import { eraseInactive, eraseUnverified, sweepIdentity } from './tasks.ts';

const server = testServer();

const usual = {
  inactive_accounts: 24,
  unverified_accounts: 14,
  messages: 24,
  declined_documents: 90,
  audit_log: 12,
};
const day = 86_400_000;
const ago = (days: number) => new Date(server().clock.now().getTime() - days * day);
const run = (task: { run(context: Context, payload: object): Promise<void> }) =>
  server()
    .systemContext('test')
    .inTransaction((context) => task.run(context, {}));

async function exists(accountId: string): Promise<boolean> {
  const { rows } = await server().platform.db.execute(sql`select 1 from accounts where id = ${accountId}`);
  return rows.length === 1;
}

async function aged(person: { accountId: string }, days: number) {
  await server().platform.db.execute(
    sql`update accounts set created_at = ${ago(days)} where id = ${person.accountId}`,
  );
  return person.accountId;
}

test('what was never verified goes after the period that counts, everything else stays', async () => {
  const [old, young, verified, company] = await Promise.all([
    aCandidate(server(), { isVerified: false }).then((person) => aged(person, 15)),
    aCandidate(server(), { isVerified: false }).then((person) => aged(person, 13)),
    aCandidate(server()).then((person) => aged(person, 400)),
    aPendingCompany(server()).then((person) => aged(person, 400)),
  ]);
  await run(eraseUnverified);
  expect(await Promise.all([old, young, verified, company].map(exists))).toEqual([false, true, true, true]);
  const superadmin = await aSuperadmin(server());
  const body = { ...usual, unverified_accounts: 7 };
  expect((await send(server(), 'PUT', '/api/retention_periods', { ...superadmin, body })).status).toBe(200);
  await run(eraseUnverified);
  expect(await exists(young)).toBe(false);
  expect((await send(server(), 'GET', '/api/legal/privacy')).body.data.content).toMatch(
    /<td[^>]*>7 days<\/td>/,
  );
  await send(server(), 'PUT', '/api/retention_periods', { ...superadmin, body: usual });
});

test('a candidate who was away for 24 months is told twice, then erased; whoever comes back stays', async () => {
  const { db } = server().platform;
  const [gone, back, active] = [
    await aCandidate(server()),
    await aCandidate(server()),
    await aCandidate(server()),
  ];
  const away = (person: { accountId: string }, days: number) =>
    db.execute(sql`update accounts set last_active_at = ${ago(days)} where id = ${person.accountId}`);
  await away(gone, 740);
  await away(back, 740);
  await away(active, 700);
  const letters = async ({ email }: { email: string }) =>
    (await lettersTo(db, email)).filter(({ kind }) => kind === 'account-inactive').length;
  await run(eraseInactive);
  await run(eraseInactive);
  expect(await Promise.all([gone, back, active].map(letters))).toEqual([1, 1, 0]);
  server().clock.advance(23 * day);
  expect((await send(server(), 'GET', '/api/users', back)).status).toBe(200);
  await run(eraseInactive);
  expect(await Promise.all([gone, back].map(letters))).toEqual([2, 1]);
  server().clock.advance(6 * day);
  await run(eraseInactive);
  expect(await exists(gone.accountId)).toBe(true);
  server().clock.advance(2 * day);
  await run(eraseInactive);
  expect(await Promise.all([gone, back, active].map(({ accountId }) => exists(accountId)))).toEqual([
    false,
    true,
    true,
  ]);
  expect((await lastLetterTo(db, gone.email)).kind).toBe('account-deleted');
});

test('documents of a company that was declined 90 days ago are gone with their content', async () => {
  const { company } = await fileOwners(server());
  const documents = async () => {
    const { rows } = await server().platform.db.execute(
      sql`select 1 from company_documents where company_id = ${company.companyId}`,
    );
    return rows.length;
  };
  const decline = (days: number) =>
    server()
      .platform.db.update(companies)
      .set({ approvedStatus: 'Declined', updatedAt: ago(days) })
      .where(eq(companies.id, company.companyId));
  await decline(89);
  await run(dropDeclinedDocuments);
  expect(await documents()).toBe(1);
  await decline(91);
  await run(dropDeclinedDocuments);
  expect(await documents()).toBe(0);
});

test('the audit log keeps its entries for the period, whoever would delete them sooner', async () => {
  const insert = (
    days: number,
  ) => sql`insert into audit_entries (created_at, actor_name, actor_role, kind, facts)
    values (${ago(days)}, 'Admin', 'admin', 'signed-in', '{}') returning id`;
  const { db } = server().platform;
  await db.execute(insert(500));
  await db.execute(insert(300));
  await run(sweepIdentity);
  const { rows } = await db.execute(
    sql`select 1 from audit_entries where kind = 'signed-in' and actor_name = 'Admin'`,
  );
  expect(rows).toHaveLength(1);
  await expect(db.execute(sql`delete from audit_entries`)).rejects.toThrow();
});

test('periods beyond their bounds are refused at their fields, and nobody else sets them', async () => {
  const superadmin = await aSuperadmin(server());
  const put = (person: { token: string }, body: object) =>
    send(server(), 'PUT', '/api/retention_periods', { ...person, body });
  const refused = await put(superadmin, {
    inactive_accounts: 6,
    unverified_accounts: 1,
    declined_documents: 1000,
    audit_log: 6,
  });
  expect(Object.keys(refused.body.errors).sort()).toEqual(Object.keys(usual).sort());
  expect((await put(await anAdmin(server()), usual)).status).toBe(403);
});
