import { expect, test } from 'vitest';
import { dayMs } from '#domain/time.ts';
import { matchSearch } from '#server/modules/talent-pool/searches/service.ts';
import { send } from '#support/client.ts';
import { lettersTo } from '#support/outbox.ts';
import { aMember, anApprovedCompany, type CompanyPerson } from '#support/people.ts';
import { aPoolCandidate } from '#support/pool.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();

async function aSavedSearch(word: string) {
  const company = await anApprovedCompany(server());
  const saved = await send(server(), 'POST', '/api/candidate_pool_searches', {
    token: company.token,
    body: { name: `All of ${word}`, filters: { search: word, gender: ['Female'] } },
  });
  expect(saved.status).toBe(200);
  return { company, id: saved.body.data[0].id as string };
}

const match = (id: string) =>
  server()
    .systemContext('test')
    .inTransaction((context) => matchSearch(context, id));
const told = async ({ email }: CompanyPerson) =>
  (await lettersTo(server().platform.db, email)).filter(({ kind }) => kind === 'pool-search-found');
const searches = async ({ token }: CompanyPerson) =>
  (await send(server(), 'GET', '/api/candidate_pool_searches', { token })).body.data;

async function laterBy(days: number) {
  server().clock.set(new Date(server().clock.now().getTime() + days * dayMs));
}

test('somebody new who fits is told of once, however often the task runs', async () => {
  await aPoolCandidate(server(), { title: 'Sundial maker', gender: 'Female' });
  const { company, id } = await aSavedSearch('sundial');
  await match(id);
  expect(await told(company)).toEqual([]);
  await laterBy(1);
  const fits = { title: 'Sundial painter', gender: 'Female', updatedAt: server().clock.now() };
  await aPoolCandidate(server(), fits);
  await aPoolCandidate(server(), { ...fits, gender: 'Male' });
  await aPoolCandidate(server(), { ...fits, hiddenFromCompanies: [company.companyId] });
  await aPoolCandidate(server(), { ...fits, poolConsent: false });
  await Promise.all([match(id), match(id)]);
  await match(id);
  const letters = await told(company);
  expect(letters.map(({ subject }) => subject)).toEqual(['1 new candidate for “All of sundial”']);
  expect(letters[0]?.text).toContain('/candidate-pool?gender=Female&search=sundial');
  expect(await searches(company)).toMatchObject([{ id, new: 1, is_mailed: true }]);
  await send(server(), 'PUT', `/api/candidate_pool_searches/${id}`, {
    token: company.token,
    body: { opened: true },
  });
  expect(await searches(company)).toMatchObject([{ new: 0 }]);
});

test('a search whose emails are off counts and does not write', async () => {
  const { company, id } = await aSavedSearch('astrolabe');
  const { token } = company;
  await send(server(), 'PUT', `/api/candidate_pool_searches/${id}`, { token, body: { is_mailed: false } });
  await laterBy(1);
  await aPoolCandidate(server(), {
    title: 'Astrolabe smith',
    gender: 'Female',
    updatedAt: server().clock.now(),
  });
  await match(id);
  expect(await told(company)).toEqual([]);
  expect(await searches(company)).toMatchObject([{ new: 1, is_mailed: false }]);
});

test('a search is its member’s alone', async () => {
  const { company, id } = await aSavedSearch('compass');
  const colleague = await aMember(server(), company.companyId, 'recruiter');
  const path = `/api/candidate_pool_searches/${id}`;
  expect((await send(server(), 'DELETE', path, { token: colleague.token })).status).toBe(404);
  expect((await send(server(), 'PUT', path, { token: colleague.token, body: {} })).status).toBe(404);
  expect(await searches(colleague)).toEqual([]);
  expect((await send(server(), 'DELETE', path, { token: company.token })).body.data).toEqual([]);
});

test('an export holds those who are listed, is written down, and is seen by each of them as a view', async () => {
  const company = await anApprovedCompany(server(), { name: 'Ledger Lane' });
  const person = await aPoolCandidate(server(), { name: 'Nadia Karim', title: 'Parchment clerk' });
  await aPoolCandidate(server(), { title: 'Parchment clerk', hiddenFromCompanies: [company.companyId] });
  const { token } = company;
  const path = '/api/candidate_pool_export?search=parchment';
  const { status, body, headers } = await send(server(), 'GET', path, { token });
  expect(status).toBe(200);
  expect(headers.get('content-type')).toContain('text/csv');
  const lines = String(body).trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain('Nadia Karim');
  expect(lines[1]).toContain(person.email);
  const views = await send(server(), 'GET', '/api/candidate-views', { token: person.token });
  expect(views.body.data.data).toMatchObject([{ what: 'profile', company: { name: 'Ledger Lane' } }]);
  const log = await send(server(), 'GET', '/api/company_activity?kind=candidate', { token });
  expect(log.body.data.data).toMatchObject([{ kind: 'candidate.exported', facts: { rows: 1 } }]);
  await send(server(), 'GET', path, { token });
  const again = await send(server(), 'GET', '/api/candidate-views', { token: person.token });
  expect(again.body.data.total).toBe(1);
  const viewer = await aMember(server(), company.companyId, 'viewer');
  expect((await send(server(), 'GET', path, { token: viewer.token })).status).toBe(403);
});
