import { beforeAll, expect, test } from 'vitest';
import { send } from '#support/client.ts';
import { anOpening } from '#support/openings.ts';
import { anApprovedCompany, aPendingCompany } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();

beforeAll(async () => {
  const { companyId } = await anApprovedCompany(server());
  const day = 86_400_000;
  const now = server().clock.now().getTime();
  const publish = (title: string, daysAgo: number, details: Record<string, unknown> = {}) =>
    anOpening(server(), companyId, { title, firstPublishedAt: new Date(now - daysAgo * day), ...details });
  for (let index = 0; index < 8; index += 1) await publish('Civil Engineer', 2 + index);
  await publish('ICU Staff Nurse', 0.5);
  await publish('Infirmière', 0.2);
  await publish('Light Driver', 0.1, { country: 'Oman', city: 'Muscat' });
});

async function highlights(language: string) {
  const headers = { 'accept-language': language };
  return (await send(server(), 'GET', '/api/jobs_pool_highlights', { headers })).body.data;
}

test('the newest openings come first, with how many the last day has in all', async () => {
  const { newest, today } = await highlights('en');
  expect(newest).toHaveLength(6);
  expect(newest.map(({ title }: { title: string }) => title).slice(0, 3)).toEqual([
    'Infirmière',
    'ICU Staff Nurse',
    'Civil Engineer',
  ]);
  expect(today).toBe(2);
  const { body } = await send(server(), 'GET', '/api/jobs_pool?posted=1');
  expect(body.data.total).toBe(today);
});

test('what all countries have is counted as it is; what ended, or waits for approval, is not', async () => {
  const hidden = await anApprovedCompany(server());
  await anOpening(server(), hidden.companyId, { hideCompanyName: true, country: 'Oman', city: 'Muscat' });
  const over = await anApprovedCompany(server());
  await anOpening(server(), over.companyId, { dueDate: '2020-01-01' });
  await anOpening(server(), (await aPendingCompany(server())).companyId, {});
  const { body } = await send(server(), 'GET', '/api/jobs_pool?country=all');
  server().clock.advance(61_000);
  const directory = await send(server(), 'GET', '/api/companies?hiring=1');
  expect((await highlights('en')).figures).toEqual({ openings: 12, week: 9, companies: 1 });
  const ofWeek = await send(server(), 'GET', '/api/jobs_pool?country=all&posted=7');
  expect([ofWeek.body.data.total, directory.body.data.total]).toEqual([9, 1]);
  expect(body.data.total).toBe(12);
});

test('each level has as many openings of the first country as its search finds', async () => {
  const { levels } = await highlights('en');
  expect(Object.values<number>(levels).reduce((sum, openings) => sum + openings, 0)).toBe(10);
  for (const [level, openings] of Object.entries(levels)) {
    const { body } = await send(server(), 'GET', `/api/jobs_pool?experience_level=${level}`);
    expect([level, body.data.total]).toEqual([level, openings]);
  }
});

test('a field of work is called by what is done, and sought by who does it', async () => {
  const { fields } = await highlights('fr');
  const called = fields.map(({ name, title }: { name: string; title: string }) => [name, title]);
  expect(called).toEqual([
    ['Ingénierie', 'Ingénieur'],
    ['Soins infirmiers', 'Infirmier'],
  ]);
});

test.each(['en', 'fr'])(
  'each field of work has as many openings as its search finds: %s',
  async (language) => {
    const { fields } = await highlights(language);
    const names = { en: ['Engineer', 'Nurse'], fr: ['Ingénieur', 'Infirmier'] }[language];
    expect(fields.map(({ title }: { title: string }) => title)).toEqual(names);
    for (const { title, openings } of fields) {
      const { body } = await send(server(), 'GET', `/api/jobs_pool?job_title=${encodeURIComponent(title)}`);
      expect([title, body.data.total]).toEqual([title, openings]);
    }
  },
);

test('where the database refuses, the call fails and leaves no failure that nobody takes', async () => {
  const { db } = server().platform;
  const left: unknown[] = [];
  const keep = (error: unknown) => left.push(error);
  process.on('unhandledRejection', keep);
  try {
    await db.execute('alter table public_openings rename to away');
    const { status } = await send(server(), 'GET', '/api/jobs_pool_highlights');
    // It waits for every reading of the table, so that all of them have failed.
    await db.execute('alter table away rename to public_openings');
    expect({ status, left }).toEqual({ status: 500, left: [] });
  } finally {
    process.off('unhandledRejection', keep);
  }
});
