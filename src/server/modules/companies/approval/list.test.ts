import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { companies } from '#server/modules/companies/table.ts';
import { send } from '#support/client.ts';
import { anAdmin, anApprovedCompany, aPendingCompany, aSuperadmin } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();

test('the list shows 10 a page, newest first, and finds by name, address and plan', async () => {
  const admin = await aSuperadmin(server());
  for (let index = 0; index < 12; index += 1) {
    server().clock.advance(1000);
    await anApprovedCompany(server(), { name: `Listed ${index}`, createdAt: server().clock.now() });
  }
  const list = async (query: string, path = 'company') =>
    (await send(server(), 'GET', `/api/${path}?${query}`, { token: admin.token })).body;
  const first = await list('searchkey=Listed');
  expect(first).toMatchObject({ status: 200, total: 12, per_page: 10, current_page: 1, last_page: 2 });
  expect(first.data).toMatchObject({ total: 12, per_page: 10, current_page: 1, last_page: 2 });
  expect(first.data.data[0]).toMatchObject({ name: 'Listed 11', approved_status: 'Approved' });
  expect((await list('searchkey=Listed&page=2&sort=ASC')).data.data.at(-1).name).toBe('Listed 11');
  expect((await list('searchkey=Listed&show=5', 'companyList')).data.data).toHaveLength(5);
  expect((await list('searchkey=100%25')).total).toBe(0);
  expect((await list('package=Premium&searchkey=Listed')).total).toBe(0);
  expect((await list('page=abc&show=-1&sort=up&approved_status=x')).per_page).toBe(10);
  const company = await aPendingCompany(server());
  expect((await list(`employer_id=${company.accountId}`, 'companyList')).data.data).toMatchObject([
    { id: company.companyId, user_id: company.accountId },
  ]);
  expect((await list(`searchkey=${company.email}`)).total).toBe(1);
});

test('administrators find those that wait first, the longest first, and which were sent again', async () => {
  const admin = await anAdmin(server());
  const word = `queue-${server().clock.now().getTime()}`;
  const named = async (name: string, changes: Partial<typeof companies.$inferInsert>) => {
    const company = await aPendingCompany(server());
    const row = { name: `${word} ${name}`, createdAt: new Date('2026-01-01T00:00:00Z'), ...changes };
    await server().platform.db.update(companies).set(row).where(eq(companies.id, company.companyId));
  };
  const day = (text: string) => new Date(`${text}T08:00:00Z`);
  await named('later', { submittedAt: day('2026-03-02'), createdAt: day('2026-03-02') });
  await named('approved', { approvedStatus: 'Approved', submittedAt: day('2026-01-01') });
  await named('again', { submittedAt: day('2026-02-01') });
  const { body } = await send(server(), 'GET', `/api/companyList?searchkey=${word}&sort=WAITING`, {
    token: admin.token,
  });
  expect(
    body.data.data.map((row: { name: string; is_resubmitted: boolean }) => [
      row.name.replace(`${word} `, ''),
      row.is_resubmitted,
    ]),
  ).toEqual([
    ['again', true],
    ['later', false],
    ['approved', false],
  ]);
});
