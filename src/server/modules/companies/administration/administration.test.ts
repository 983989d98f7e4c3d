import { expect, test } from 'vitest';
import { send } from '#support/client.ts';
import { anAdmin, anApprovedCompany, aPendingCompany, type CompanyPerson } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();

const read = (token: string, id: string) =>
  send(server(), 'GET', `/api/company_administration/${id}`, { token });

async function decide(token: string, company: CompanyPerson, body: object) {
  const answer = await send(server(), 'POST', '/api/company-data-update', {
    token,
    body: { company_id: company.companyId, adminLogin: true, ...body },
  });
  expect(answer.status).toBe(200);
}

test('an administrator reads all that a company sent, its people, features and plan', async () => {
  const admin = await anAdmin(server());
  const company = await aPendingCompany(server());
  const { status, body } = await read(admin.token, company.companyId);
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    company: { id: company.companyId, approved_status: 'Pending', package: 'trial' },
    settings: { candidate_pool: true, export: true },
    members: [{ email: company.email, role: 'owner', status: 'active' }],
    plan_request: null,
    openings: 0,
  });
});

test('a company that does not exist is not found, by id or by any word', async () => {
  const admin = await anAdmin(server());
  for (const id of ['00000000-0000-4000-8000-000000000000', 'nobody', '%00', "'"]) {
    expect((await read(admin.token, encodeURIComponent(id))).status).toBe(404);
    expect((await read(admin.token, `${encodeURIComponent(id)}/activity`)).status).toBe(404);
  }
});

test('the history names the administrator and the checks left open, and the company reads neither', async () => {
  const admin = await anAdmin(server());
  const company = await aPendingCompany(server());
  await decide(admin.token, company, {
    approved_status: 'Declined',
    decline_reason: 'The registration expired.',
    open_checks: ['cr_expiry', 'trade_license'],
  });
  server().clock.advance(1000);
  await decide(admin.token, company, { approved_status: 'Approved', open_checks: [] });
  const { history } = (await read(admin.token, company.companyId)).body.data;
  expect(history.slice(0, 2)).toMatchObject([
    { kind: 'company.approved', actor_name: admin.name, open_checks: [] },
    {
      kind: 'company.declined',
      actor_name: admin.name,
      subject: 'The registration expired.',
      open_checks: ['cr_expiry', 'trade_license'],
    },
  ]);
  const own = await send(server(), 'GET', '/api/company_activity', { token: company.token });
  expect(JSON.stringify(own.body)).not.toContain('trade_license');
  expect(JSON.stringify(own.body)).not.toContain(admin.name);
});

test('a check that does not exist is refused', async () => {
  const admin = await anAdmin(server());
  const company = await aPendingCompany(server());
  const answer = await send(server(), 'POST', '/api/company-data-update', {
    token: admin.token,
    body: { company_id: company.companyId, approved_status: 'Approved', open_checks: ['everything'] },
  });
  expect(answer.status).toBe(422);
});

test('those that wait stand in a row, the longest first; who was decided about leaves it', async () => {
  const admin = await anAdmin(server());
  const first = await aPendingCompany(server());
  server().clock.advance(60_000);
  const second = await aPendingCompany(server());
  server().clock.advance(60_000);
  const third = await aPendingCompany(server());
  const middle = (await read(admin.token, second.companyId)).body.data;
  expect(middle).toMatchObject({ previous: first.companyId, next: third.companyId });
  const { waiting: before } = (await read(admin.token, third.companyId)).body.data;
  await decide(admin.token, first, { approved_status: 'Approved' });
  const { waiting: after } = (await read(admin.token, third.companyId)).body.data;
  expect(after).toEqual({ place: before.place - 1, total: before.total - 1 });
  expect((await read(admin.token, first.companyId)).body.data.waiting).toBeNull();
});

test('all that was done is paged, 20 at a time', async () => {
  const admin = await anAdmin(server());
  const company = await anApprovedCompany(server());
  for (let turn = 0; turn < 11; turn += 1)
    for (const val of [false, true]) {
      server().clock.advance(1000);
      await send(server(), 'PUT', '/api/update_settings', {
        token: admin.token,
        body: { company_id: company.companyId, type: 'export', val },
      });
    }
  const page = async (number: number) =>
    (await read(admin.token, `${company.companyId}/activity?page=${number}`)).body.data;
  const [one, two] = [await page(1), await page(2)];
  expect([one.data.length, one.per_page]).toEqual([20, 20]);
  expect(one.total).toBe(one.data.length + two.data.length);
  expect(one.data[0]).toMatchObject({ kind: 'company.feature_on', actor_name: admin.name });
});
