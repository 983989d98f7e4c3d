import { expect, test } from 'vitest';
import { send } from '#support/client.ts';
import { anOpening } from '#support/openings.ts';
import { anApprovedCompany } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();

async function find(tag: string, place = ''): Promise<string[]> {
  const path = `/api/jobs_pool?job_title=${encodeURIComponent(tag)}${place}`;
  const { status, body } = await send(server(), 'GET', path);
  expect(status).toBe(200);
  return (body.data.data as { id: string }[]).map(({ id }) => id);
}

test('a company is found by its name in another script, a trade is not taken for a name', async () => {
  const { companyId } = await anApprovedCompany(server(), {
    name: 'Al Jazeera Shafi',
    slug: 'jazeera-shafi',
  });
  const shown = await anOpening(server(), companyId, { title: 'Ward Orderly' });
  for (const tag of ['الجزيرة', 'شركة الجزيرة', 'aljazira', 'شافي'])
    expect([tag, await find(tag)]).toEqual([tag, [shown]]);
  for (const tag of ['chef', 'شيف']) expect([tag, await find(tag)]).toEqual([tag, []]);
});

test('a company is found by its name, unless the opening hides it', async () => {
  const { companyId } = await anApprovedCompany(server(), { name: 'Marsa Clinics', slug: 'marsa-clinics' });
  const shown = await anOpening(server(), companyId, { title: 'Ward Orderly' });
  await anOpening(server(), companyId, { title: 'Ward Sister', hideCompanyName: true });
  expect(await find('marsa clin')).toEqual([shown]);
  expect(await find('Marsa', '&country=Oman')).toEqual([]);
});
