import { expect, test } from 'vitest';
import { anApplication } from '#support/applications.ts';
import { send } from '#support/client.ts';
import { anOpening } from '#support/openings.ts';
import { aCandidate, anApprovedCompany, type Person } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();
const path = '/api/job_application_views';

async function totalsOf(person: Person) {
  const { body } = await send(server(), 'GET', path, person);
  return Object.fromEntries(
    body.data.map(({ name, total }: { name: string; total: number }) => [name, total]),
  );
}

test('each kept view says how many applications it holds, and one that looks for a name says nothing', async () => {
  const company = await anApprovedCompany(server());
  const openingId = await anOpening(server(), company.companyId);
  const otherId = await anOpening(server(), company.companyId);
  const elsewhere = await anApprovedCompany(server());
  const ids: string[] = [];
  for (const id of [openingId, openingId, otherId, await anOpening(server(), elsewhere.companyId)])
    ids.push(await anApplication(server(), await aCandidate(server()), id));
  const views = {
    Waiting: { status: ['Pending'] },
    Here: { job_id: openingId },
    Both: { job_id: openingId, status: ['Screened'] },
    Sought: { name: 'Salma' },
  };
  for (const [name, filter] of Object.entries(views))
    await send(server(), 'POST', path, { ...company, body: { name, filter } });
  expect(await totalsOf(company)).toEqual({ Waiting: 3, Here: 2, Both: 0, Sought: null });
  const body = { status: 'Screened' };
  await send(server(), 'PUT', `/api/job_application/${ids[0]}`, { ...company, body });
  expect(await totalsOf(company)).toMatchObject({ Waiting: 2, Here: 2, Both: 1 });
});
