import { afterAll, beforeEach, expect, test } from 'vitest';
import { removeExpired } from '#server/modules/job-openings/tasks.ts';
import { readConfig } from '#server/platform/config.ts';
import { send } from '#support/client.ts';
import { indexingStandIn } from '#support/indexing-stand-in.ts';
import { anOpening, changeOpening } from '#support/openings.ts';
import { anAdmin, anApprovedCompany, password } from '#support/people.ts';
import { startTestServer, testServer } from '#support/test-server.ts';
import { searchNoticeDays, searchNotices } from './table.ts';
import { tellSearchEngine } from './tell-service.ts';

const google = await indexingStandIn(6);
const server = testServer(google.settings);
const run = () => tellSearchEngine(server().systemContext('test'));
const hours = (many: number) => server().clock.advance(many * 3_600_000);
const pageOf = (id: string) => `https://mihna.example/job/civil-engineer-doha-${id}`;
beforeEach(async () => {
  await run();
  await server().platform.db.delete(searchNoticeDays);
  await server().platform.db.delete(searchNotices);
  google.told.length = 0;
  google.grants.length = 0;
  google.mood = undefined;
});
afterAll(() => google.close());

test('Google is told of an opening that is public, changed, paused and deleted, by a token that the account signed for', async () => {
  const company = await anApprovedCompany(server());
  const id = await anOpening(server(), company.companyId);
  await run();
  await changeOpening(server(), id, { introduction: '<p>Build more.</p>' });
  await changeOpening(server(), id, { benefits: '<p>Housing.</p>' });
  await run();
  await changeOpening(server(), id, { status: 'On-Hold' });
  await run();
  await run();
  expect(google.told).toEqual([
    { type: 'URL_UPDATED', url: pageOf(id) },
    { type: 'URL_UPDATED', url: pageOf(id) },
    { type: 'URL_DELETED', url: pageOf(id) },
  ]);
  expect(google.grants[0]).toMatchObject({
    iss: 'mihna@project.iam.gserviceaccount.com',
    scope: 'https://www.googleapis.com/auth/indexing',
    aud: expect.stringMatching(/\/token$/),
  });
  const { iat, exp } = google.grants[0] as { iat: number; exp: number };
  expect(exp - iat).toBe(3600);
});

test('what is deleted, expires or belongs to a company that is stopped is told to be gone; a draft is nobody’s to know', async () => {
  const company = await anApprovedCompany(server());
  const draft = await anOpening(server(), company.companyId, { status: 'Open' });
  const deleted = await anOpening(server(), company.companyId);
  const other = await anApprovedCompany(server());
  const stopped = await anOpening(server(), other.companyId);
  const expires = await anOpening(server(), company.companyId, { dueDate: '2026-11-22' });
  await run();
  await changeOpening(server(), draft, { introduction: '' });
  const body = { password };
  await send(server(), 'POST', `/api/job_opening/${deleted}/delete`, { token: company.token, body });
  hours(72);
  await server()
    .systemContext('test')
    .inTransaction((context) => removeExpired.run(context, {}));
  await run();
  const admin = await anAdmin(server());
  const path = `/api/company_administration/${other.companyId}`;
  const { version } = (await send(server(), 'GET', path, admin)).body.data.company;
  const reason = 'Candidates were asked for money.';
  await send(server(), 'POST', `${path}/suspension`, { token: admin.token, body: { version, reason } });
  await run();
  const gone = google.told.filter(({ type }) => type === 'URL_DELETED').map(({ url }) => url);
  expect(gone.toSorted()).toEqual([deleted, expires, stopped].map(pageOf).toSorted());
  expect(google.told.some(({ url }) => url.endsWith(draft))).toBe(false);
});

test('no more a day than may be; what is left is told the day after', async () => {
  const company = await anApprovedCompany(server());
  for (let number = 0; number < 8; number += 1) await anOpening(server(), company.companyId);
  await run();
  expect(google.told.length).toBe(6);
  hours(2);
  await run();
  expect(google.told.length).toBe(6);
  hours(24);
  await run();
  expect(new Set(google.told.map(({ url }) => url)).size).toBe(8);
});

test.each<[typeof google.mood, number]>([
  [503, 1],
  [429, 1],
  ['no answer', 1],
  [403, 1],
  ['token', 1],
])('a refusal (%s) loses nothing: it is told once that is over', async (mood, waits) => {
  const id = await anOpening(server(), (await anApprovedCompany(server())).companyId);
  google.mood = mood;
  await run();
  await run();
  expect(google.told).toEqual([]);
  google.mood = undefined;
  hours(waits);
  await run();
  expect(google.told).toEqual([{ type: 'URL_UPDATED', url: pageOf(id) }]);
});

test('an address that is never taken keeps no other from being told', async () => {
  const { companyId } = await anApprovedCompany(server());
  const first = await anOpening(server(), companyId);
  google.mood = 400;
  await run();
  google.mood = undefined;
  const second = await anOpening(server(), companyId);
  hours(7);
  await run();
  expect(google.told.map(({ url }) => url)).toEqual([pageOf(second)]);
  await changeOpening(server(), first, { benefits: '' });
  await run();
  expect(google.told.at(-1)).toEqual({ type: 'URL_UPDATED', url: pageOf(first) });
});

test('without an account nothing is noted and nothing sent; a wrong one is said at the start, and not what it is', async () => {
  const { GOOGLE_INDEXING_KEY: _, ...settings } = google.settings;
  const plain = await startTestServer(settings);
  await anOpening(plain, (await anApprovedCompany(plain)).companyId);
  await tellSearchEngine(plain.systemContext('test'));
  expect([await plain.platform.db.$count(searchNotices), google.told]).toEqual([0, []]);
  await plain.drop();
  const wrong = { client_email: 'a@b', private_key: 'SECRET' };
  for (const key of [JSON.stringify(wrong), '/nowhere/key.json', '{']) {
    const read = () => readConfig({ GOOGLE_INDEXING_KEY: key });
    expect(read).toThrow(/GOOGLE_INDEXING_KEY is wrong/);
    expect(read).not.toThrow(/SECRET/);
  }
});
