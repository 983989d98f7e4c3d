import { expect, test } from 'vitest';
import { send } from '#support/client.ts';
import { anOpening } from '#support/openings.ts';
import { lettersTo } from '#support/outbox.ts';
import { aCandidate, anApprovedCompany, type Person } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();

const keep = (person: Person, job: string) =>
  send(server(), 'POST', '/api/job_alerts', {
    ...person,
    body: { name: `${job} jobs`, filters: { job_title: [job] }, frequency: 'at_once' },
  });
const told = async (email: string) =>
  (await lettersTo(server().platform.db, email)).filter(({ kind }) => kind === 'job-alert');

test('an alert hears plurals, other languages and a company in another script', async () => {
  const plural = await aCandidate(server());
  const [arabic, byName, trade] = [
    await aCandidate(server()),
    await aCandidate(server()),
    await aCandidate(server()),
  ];
  await keep(plural, 'glaziers');
  await keep(arabic, 'الكاشير');
  await keep(byName, 'شركة الجزيرة');
  await keep(trade, 'chef');
  const { companyId } = await anApprovedCompany(server(), { name: 'Aljazira Shafi' });
  for (const title of ['Glazier', 'Cashier']) await anOpening(server(), companyId, { title });
  await server().runTasks();
  expect(await told(plural.email)).toHaveLength(1);
  expect(await told(arabic.email)).toHaveLength(1);
  expect((await told(byName.email)).length).toBeGreaterThan(0);
  expect(await told(trade.email)).toEqual([]);
});
