import { expect, test } from 'vitest';
import { savedOpeningsMaximum } from '#domain/job-openings/saved.ts';
import { send } from '#support/client.ts';
import { anOpening, changeOpening } from '#support/openings.ts';
import { aCandidate, anApprovedCompany, type Person } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';
import { savedOpenings } from './table.ts';

const server = testServer();

async function openings(count: number): Promise<string[]> {
  const { companyId } = await anApprovedCompany(server());
  const ids: string[] = [];
  for (let made = 0; made < count; made += 1) ids.push(await anOpening(server(), companyId));
  return ids;
}

const save = ({ token }: Person, job_id: string) =>
  send(server(), 'POST', '/api/saved_jobs', { token, body: { job_id } });
const kept = async ({ token }: Person, page = 1) =>
  (await send(server(), 'GET', `/api/saved_jobs?page=${page}`, { token })).body.data;

test('what a candidate keeps stands newest first, in pages, and is kept once', async () => {
  const person = await aCandidate(server());
  const ids = await openings(11);
  for (const id of ids) {
    expect((await save(person, id)).status).toBe(200);
    server().clock.advance(1000);
  }
  expect((await save(person, ids[0] ?? '')).status).toBe(200);
  const first = await kept(person);
  expect(first.total).toBe(11);
  expect(first.data.map(({ id }: { id: string }) => id)).toEqual(ids.toReversed().slice(0, 10));
  expect(first.data[0]).toMatchObject({ title: 'Civil Engineer', card: { city: 'Doha' } });
  expect((await kept(person, 2)).data).toHaveLength(1);
  const { body } = await send(server(), 'GET', '/api/saved_job_ids', { token: person.token });
  expect(body.data).toEqual(ids.toReversed());
});

test('an opening that has gone keeps its title and says nothing of its company', async () => {
  const person = await aCandidate(server());
  const [id = ''] = await openings(1);
  await save(person, id);
  await changeOpening(server(), id, { status: 'Closed' });
  expect((await kept(person)).data).toMatchObject([{ id, title: 'Civil Engineer', card: null }]);
});

test('what nobody sees cannot be kept, and what others keep stays theirs', async () => {
  const person = await aCandidate(server());
  const { companyId } = await anApprovedCompany(server());
  const hidden = await anOpening(server(), companyId, { status: 'On-Hold' });
  expect((await save(person, hidden)).status).toBe(404);
  expect((await save(person, 'no-id')).status).toBe(404);
  const [id = ''] = await openings(1);
  await save(person, id);
  const other = await aCandidate(server());
  const gone = await send(server(), 'DELETE', `/api/saved_jobs/${id}`, { token: other.token });
  expect(gone.status).toBe(200);
  expect((await kept(person)).total).toBe(1);
  await send(server(), 'DELETE', `/api/saved_jobs/${id}`, { token: person.token });
  expect((await kept(person)).total).toBe(0);
});

test('the 501st is refused with what to do', async () => {
  const person = await aCandidate(server());
  const { companyId } = await anApprovedCompany(server());
  const made = await server().platform.db.execute<{ id: string }>(
    `insert into job_openings (company_id, title, experience_level, employment_type)
     select '${companyId}', 'Welder', 'mid', 'full time' from generate_series(1, ${savedOpeningsMaximum}) returning id`,
  );
  await server()
    .platform.db.insert(savedOpenings)
    .values(made.rows.map(({ id }) => ({ accountId: person.accountId, openingId: id })));
  const [id = ''] = await openings(1);
  const refused = await save(person, id);
  expect(refused.status).toBe(409);
  expect(refused.body.message).toBe('You can keep 500 jobs. Remove one that you no longer need first.');
});
