import { expect, test } from 'vitest';
import { hiddenOpeningsMaximum } from '#domain/job-openings/hidden.ts';
import { send } from '#support/client.ts';
import { anOpening, changeOpening } from '#support/openings.ts';
import { lettersTo } from '#support/outbox.ts';
import { aCandidate, anApprovedCompany, type Person } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';
import { hiddenOpenings } from './table.ts';

const server = testServer();

const call = (method: string, path: string, person?: Person, body?: unknown) =>
  send(server(), method, path, { ...(person && { token: person.token }), ...(body ? { body } : {}) });
const hide = (person: Person, job_id: string) => call('POST', '/api/hidden_jobs', person, { job_id });
const show = (person: Person, id: string) => call('DELETE', `/api/hidden_jobs/${id}`, person);
const search = async (person: Person | undefined, query: string) => {
  const { body } = await call('GET', `/api/jobs_pool${query}`, person);
  return { total: body.data.total, ids: body.data.data.map(({ id }: { id: string }) => id) };
};

test('a hidden opening leaves the own search and its counts, nobody else’s, and comes back', async () => {
  const [person, other] = [await aCandidate(server()), await aCandidate(server())];
  const { companyId } = await anApprovedCompany(server());
  const first = await anOpening(server(), companyId, { title: 'Lamplighter', city: 'Dukhan' });
  const second = await anOpening(server(), companyId, { title: 'Lamplighter', city: 'Dukhan' });
  expect((await hide(person, first)).status).toBe(200);
  expect((await hide(person, first)).status).toBe(200);
  for (const query of ['?job_title=lamplighter', '?city=Dukhan', '?job_title=lamplighter&country=all']) {
    expect(await search(person, query)).toEqual({ total: 1, ids: [second] });
    expect((await search(other, query)).total).toBe(2);
    expect((await search(undefined, query)).total).toBe(2);
  }
  const counts = await call('GET', '/api/jobs_pool_counts?city=Dukhan', person);
  expect(counts.body.data.total).toBe(1);
  const cities = await call('GET', '/api/jobs_pool_get_cities?city=dukhan', person);
  expect(cities.body.data).toMatchObject([{ name: 'Dukhan', openings: 1 }]);
  expect((await call('GET', '/api/hidden_job_ids', person)).body.data).toEqual([first]);
  await show(other, first);
  expect((await search(person, '?city=Dukhan')).total).toBe(1);
  await show(person, first);
  expect((await search(person, '?city=Dukhan')).total).toBe(2);
});

test('what was hidden is listed, the last one first, also once it has gone', async () => {
  const person = await aCandidate(server());
  const { companyId } = await anApprovedCompany(server());
  const gone = await anOpening(server(), companyId, { title: 'Ferryman' });
  const there = await anOpening(server(), companyId, { title: 'Toll Keeper' });
  await hide(person, gone);
  server().clock.advance(1000);
  await hide(person, there);
  await changeOpening(server(), gone, { status: 'Closed' });
  const { body } = await call('GET', '/api/hidden_jobs', person);
  expect(body.data).toMatchObject({
    total: 2,
    data: [
      { id: there, title: 'Toll Keeper', is_public: true },
      { id: gone, title: 'Ferryman', is_public: false },
    ],
  });
});

test('it is not among the jobs for the candidate', async () => {
  const person = await aCandidate(server(), { desiredJobs: ['Cartographer'] });
  const { companyId } = await anApprovedCompany(server());
  const ids = [
    await anOpening(server(), companyId, { title: 'Cartographer' }),
    await anOpening(server(), companyId, { title: 'Cartographer' }),
  ];
  const forThem = async () =>
    (await call('GET', '/api/candidate-jobs', person)).body.data.map(({ id }: { id: string }) => id);
  expect(new Set(await forThem())).toEqual(new Set(ids));
  await hide(person, ids[0] ?? '');
  expect(await forThem()).toEqual([ids[1]]);
});

test('no alert tells of it, found before or after', async () => {
  const person = await aCandidate(server());
  const { companyId } = await anApprovedCompany(server());
  const filters = { job_title: ['Bookbinder'] };
  await call('POST', '/api/job_alerts', person, { name: 'Bookbinder', filters, frequency: 'at_once' });
  const id = await anOpening(server(), companyId, { title: 'Bookbinder' });
  await hide(person, id);
  await server().runTasks();
  const letters = await lettersTo(server().platform.db, person.email);
  expect(letters.filter(({ kind }) => kind === 'job-alert')).toEqual([]);
});

test('what nobody sees cannot be hidden, and the 501st is refused with what to do', async () => {
  const person = await aCandidate(server());
  const { companyId } = await anApprovedCompany(server());
  const paused = await anOpening(server(), companyId, { status: 'On-Hold' });
  expect((await hide(person, paused)).status).toBe(404);
  expect((await hide(person, 'no-id')).status).toBe(404);
  const made = await server().platform.db.execute<{ id: string }>(
    `insert into job_openings (company_id, title, experience_level, employment_type)
     select '${companyId}', 'Welder', 'mid', 'full time' from generate_series(1, ${hiddenOpeningsMaximum}) returning id`,
  );
  await server()
    .platform.db.insert(hiddenOpenings)
    .values(made.rows.map(({ id }) => ({ accountId: person.accountId, openingId: id })));
  const refused = await hide(person, await anOpening(server(), companyId));
  expect(refused.status).toBe(409);
  expect(refused.body.message).toBe('You can hide 500 jobs. Show one again first.');
});
