import { expect, test } from 'vitest';
import { send } from '#support/client.ts';
import { anOpening } from '#support/openings.ts';
import { anApprovedCompany } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();

test('a place beside a title is where it is looked for, in the list and in every number', async () => {
  const { companyId } = await anApprovedCompany(server());
  const here = await anOpening(server(), companyId, { title: 'Pearl Diver', city: 'Al Khor' });
  await anOpening(server(), companyId, { title: 'Pearl Diver', city: 'Umm Salal' });
  const read = async (path: string, tag: string) =>
    (await send(server(), 'GET', `/api/${path}job_title=${encodeURIComponent(tag)}`)).body.data;
  for (const tag of ['pearl diver al khor', 'pearl divers in Alkhor', 'Pearl Diver الخور']) {
    const { total, data } = await read('jobs_pool?', tag);
    expect([tag, total, data.map(({ id }: { id: string }) => id)]).toEqual([tag, 1, [here]]);
    expect([tag, (await read('jobs_pool_counts?', tag)).total]).toEqual([tag, 1]);
  }
  const { total } = (await send(server(), 'GET', '/api/jobs_pool?city=Al%20Khor')).body.data;
  expect((await read('jobs_pool?', 'الخور')).total).toBe(total);
  expect((await read('jobs_pool?city=Umm%20Salal&', 'pearl diver al khor')).total).toBe(0);
});
