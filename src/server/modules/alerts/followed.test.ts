import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { send } from '#support/client.ts';
import { anOpening } from '#support/openings.ts';
import { lettersTo } from '#support/outbox.ts';
import { aCandidate, anApprovedCompany, aPendingCompany, type Person, setLocale } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();

const keep = (person: Person, name: string, filters: Record<string, string | string[]>) =>
  send(server(), 'POST', '/api/job_alerts', { ...person, body: { name, filters, frequency: 'at_once' } });
const follow = (person: Person, companyId: string, name: string) =>
  keep(person, name, { company: companyId, country: 'all' });
const rename = (companyId: string, name: string) =>
  server().platform.db.execute(sql`update companies set name = ${name} where id = ${companyId}::uuid`);
const publish = async (companyId: string, details: Parameters<typeof anOpening>[2]) => {
  await anOpening(server(), companyId, details);
  await server().runTasks();
};
const subjects = async (person: Person) =>
  (await lettersTo(server().platform.db, person.email))
    .filter(({ kind }) => kind === 'job-alert')
    .map(({ subject }) => subject);
const alerts = async (person: Person) => (await send(server(), 'GET', '/api/job_alerts', person)).body.data;

test('a company is followed whatever it is called by then, and by no other’s name', async () => {
  const person = await aCandidate(server());
  const { companyId } = await anApprovedCompany(server(), { name: 'Falcon Ferries' });
  expect((await follow(person, companyId, 'Falcon Ferries')).status).toBe(200);
  await rename(companyId, 'Harrier Lines');
  const heir = await anApprovedCompany(server(), { name: 'Falcon Ferries' });
  await publish(heir.companyId, { title: 'Helmsman' });
  expect(await subjects(person)).toEqual([]);
  await publish(companyId, { title: 'Deckhand' });
  expect(await subjects(person)).toEqual(['1 new job for “Harrier Lines”']);
  expect(await alerts(person)).toMatchObject([{ name: 'Harrier Lines', filters: { company: companyId } }]);
  const [letter] = await lettersTo(server().platform.db, person.email);
  expect(letter?.text).toContain(`/company/${companyId}`);
});

test('in Arabic it is called by its name in Arabic, in the letter, the bell and the list', async () => {
  const both = { name: 'Plover Docks', nameAr: 'أرصفة الزقزاق' };
  const { companyId } = await anApprovedCompany(server(), both);
  const readers = [
    [await aCandidate(server()), 'ar', both.nameAr, both.nameAr],
    [await aCandidate(server()), 'ar', both.nameAr, both.name],
    [await aCandidate(server()), 'en', both.name, both.nameAr],
  ] as const;
  for (const [person, locale, , typed] of readers) {
    await setLocale(server(), person, locale);
    expect((await follow(person, companyId, typed)).status).toBe(200);
  }
  await publish(companyId, { title: 'Stevedore', city: 'Lusail' });
  for (const [person, locale, shown] of readers) {
    const headers = { 'accept-language': locale };
    const read = (path: string) => send(server(), 'GET', path, { token: person.token, headers });
    const [letter] = await lettersTo(server().platform.db, person.email);
    const lines = (letter?.text ?? '').split('\n');
    const place = lines[lines.findIndex((line) => line.includes('Stevedore')) + 1];
    expect([letter?.subject, place]).toEqual([
      expect.stringContaining(shown),
      expect.stringContaining(`${shown} · ${locale === 'ar' ? 'لوسيل' : 'Lusail'}`),
    ]);
    expect((await read('/api/notifications')).body.data[0].facts).toEqual({ name: shown });
    expect((await read('/api/job_alerts')).body.data[0].name).toBe(shown);
  }
});

test('a name of one’s own stays; an opening that hides its company is not told', async () => {
  const person = await aCandidate(server());
  const { companyId } = await anApprovedCompany(server(), { name: 'Osprey Mills' });
  await follow(person, companyId, 'Where I want to work');
  await publish(companyId, { title: 'Miller', hideCompanyName: true });
  expect(await subjects(person)).toEqual([]);
  await publish(companyId, { title: 'Miller', country: 'Oman', city: 'Muscat' });
  expect(await subjects(person)).toEqual(['1 new job for “Where I want to work”']);
});

test('who asked without an account follows in the same way', async () => {
  const { companyId } = await anApprovedCompany(server(), { name: 'Kestrel Looms' });
  const body = {
    ...{ email: 'looms@example.com', name: 'Kestrel Looms', frequency: 'at_once' },
    filters: { company: companyId, country: 'all' },
  };
  expect((await send(server(), 'POST', '/api/visitor_job_alerts', { body })).status).toBe(200);
  const [letter] = await lettersTo(server().platform.db, 'looms@example.com');
  expect(letter?.text).toContain('Kestrel Looms');
});

test('a company that nobody sees cannot be followed', async () => {
  const person = await aCandidate(server());
  const { companyId } = await aPendingCompany(server());
  for (const id of [companyId, 'no-id', '00000000-0000-4000-8000-000000000000'])
    expect((await follow(person, id, 'A company')).status).toBe(404);
  expect(await alerts(person)).toEqual([]);
});

test('who followed a company by its name follows it by its id from the update on; a search stays one', async () => {
  const [follower, searcher] = [await aCandidate(server()), await aCandidate(server())];
  const { companyId } = await anApprovedCompany(server(), { name: 'Merlin Quarries' });
  await keep(follower, 'Merlin Quarries', { job_title: ['Merlin Quarries'], country: 'all' });
  await keep(searcher, 'Merlin Quarries jobs', { job_title: ['Merlin Quarries'], country: 'all' });
  const statements = readFileSync('migrations/0065_companies_that_are_followed.sql', 'utf8')
    .split('--> statement-breakpoint')
    .filter((statement) => !/^\s*(?:alter|create)/i.test(statement));
  for (const statement of statements) await server().platform.db.execute(sql.raw(statement));
  await rename(companyId, 'Goshawk Stone');
  await publish(companyId, { title: 'Mason' });
  expect(await subjects(follower)).toEqual(['1 new job for “Goshawk Stone”']);
  expect(await subjects(searcher)).toEqual([]);
  expect(await alerts(searcher)).toMatchObject([{ filters: { job_title: ['Merlin Quarries'] } }]);
});
