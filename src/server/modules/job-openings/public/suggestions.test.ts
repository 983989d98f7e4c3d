import { expect, test } from 'vitest';
import { send } from '#support/client.ts';
import { anOpening } from '#support/openings.ts';
import { anApprovedCompany } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();

interface Suggested {
  name: string;
  value: string;
  kind: string;
  openings: number;
}

async function suggested(
  text: string,
  more: Record<string, string> = {},
  locale = 'en',
): Promise<Suggested[]> {
  const query = new URLSearchParams({ text, country: 'Oman', ...more });
  const headers = { 'accept-language': locale };
  return (await send(server(), 'GET', `/api/jobs_pool_suggestions?${query}`, { headers })).body.data;
}

async function found(title: string): Promise<number> {
  const query = new URLSearchParams({ job_title: title, country: 'Oman' });
  return (await send(server(), 'GET', `/api/jobs_pool?${query}`)).body.data.total;
}

test('words suggest titles and companies in any order, with what a search for each finds', async () => {
  const { companyId } = await anApprovedCompany(server(), { name: 'Rawdat Clinics' });
  for (const title of ['ICU Staff Nurse', 'School Nurse', 'Civil Engineer'])
    await anOpening(server(), companyId, { title, country: 'Oman', city: 'Muscat' });
  server().clock.advance(61_000);

  for (const text of ['nurse icu', 'icu nurse', 'ICU nur'])
    expect((await suggested(text))[0]).toMatchObject({ name: 'ICU Staff Nurse', openings: 1 });
  expect((await suggested('engineer civil'))[0]).toMatchObject({ name: 'Civil Engineer', openings: 1 });
  expect(await suggested('rawd')).toContainEqual(
    expect.objectContaining({ name: 'Rawdat Clinics', kind: 'company', openings: 3 }),
  );

  const nurses = await suggested('nurs');
  const counts = nurses.map(({ openings }) => openings > 0);
  expect(counts).toEqual(counts.toSorted((a, b) => Number(b) - Number(a)));
  expect(nurses.at(0)?.openings).toBeGreaterThan(0);
  for (const { name, openings } of nurses) expect([name, openings]).toEqual([name, await found(name)]);
  expect((await suggested(''))[0]?.openings).toBe(1);
  expect((await suggested('nurs', { city: 'Sohar' })).every(({ openings }) => openings === 0)).toBe(true);
  expect(await suggested('zzzz')).toEqual([]);
});

test('what is typed in Arabic is suggested in Arabic, and stored as the occupation', async () => {
  const { companyId } = await anApprovedCompany(server());
  await anOpening(server(), companyId, { title: 'House Driver', country: 'Oman', city: 'Sohar' });
  server().clock.advance(61_000);
  expect((await suggested('سائق'))[0]).toEqual({
    name: 'سائق خاص',
    value: 'House Driver',
    kind: 'title',
    openings: 1,
  });
  expect((await suggested('السواق', { titles: 'true' })).map(({ value }) => value)).toContain('House Driver');
  for (const text of ['سائق', 'سوّاق', 'السائقين']) expect([text, await found(text)]).toEqual([text, 1]);
  expect((await suggested('chauffeur', {}, 'fr'))[0]?.openings).toBe(1);
});

test('the cities of a search have the number of its openings, and no others', async () => {
  const { companyId } = await anApprovedCompany(server());
  const place = { country: 'Kuwait', city: 'Hawalli' };
  await anOpening(server(), companyId, { ...place, title: 'Glass Blower', employmentType: 'part time' });
  await anOpening(server(), companyId, { ...place, title: 'Beekeeper' });
  await anOpening(server(), companyId, { country: 'Kuwait', city: 'Salmiya', title: 'Beekeeper' });
  const counts = async (search: Record<string, string>) => {
    const query = new URLSearchParams({ country: 'Kuwait', ...search });
    const cities: { name: string; openings: number }[] = (
      await send(server(), 'GET', `/api/jobs_pool_get_cities?${query}`)
    ).body.data;
    return cities.filter(({ openings }) => openings > 0).map(({ name, openings }) => [name, openings]);
  };
  const all = [
    ['Hawalli', 2],
    ['Salmiya', 1],
  ];
  expect(await counts({})).toEqual(all);
  expect(await counts({ job_title: 'glass' })).toEqual([['Hawalli', 1]]);
  expect(await counts({ employment_type: 'part time' })).toEqual([['Hawalli', 1]]);
  expect(await counts({ posted: '7' })).toEqual(all);
  expect(await counts({ job_title: 'nothing of the kind' })).toEqual([]);
});
