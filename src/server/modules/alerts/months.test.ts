import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { afterEach, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openingWords } from '#domain/alerts/matching.ts';
import { everyCountry } from '#domain/job-openings/search.ts';
import { dayMs } from '#domain/time.ts';
import { readConfig } from '#server/platform/config.ts';
import type { Database } from '#server/platform/database/database.ts';
import { send } from '#support/client.ts';
import { readLastStatements } from '#support/last-release.ts';
import { anOpening } from '#support/openings.ts';
import { lettersTo } from '#support/outbox.ts';
import { aCandidate, anApprovedCompany, type Person } from '#support/people.ts';
import { planOf, statementsOf } from '#support/statements.ts';
import { testServer } from '#support/test-server.ts';
import { matchNewOpenings } from './matching-service.ts';
import { noRecipient } from './table.ts';
import { keepHitMonths } from './tasks.ts';
import { tellAtOnce, tellDue } from './telling-service.ts';

const server = testServer();
let begun: Date;
beforeAll(() => {
  begun = server().clock.now();
});
afterEach(() => server().clock.set(begun));
const pool = () => (server().platform.db as Database & { $client: pg.Pool }).$client;
const context = () => server().systemContext('test');

test('what is found lies in the month in which its opening was first asked for, and is told once', async () => {
  const { person, openingId } = await found('Falconer');
  expect(await partsOf(openingId)).toEqual([monthOf(server().clock.now())]);
  expect(await told(person)).toBe(1);
});

test('nights without the task lose nothing: what is found is told, and lies in its month after the next one', async () => {
  const [first = ''] = (await allParts()).toSorted();
  const [year, month] = first.split('_').map(Number);
  const lying: [month: string, parts: string[]][] = [];
  const finds: Awaited<ReturnType<typeof found>>[] = [];
  const titles = ['Beekeeper', 'Cartographer', 'Farrier', 'Horologist', 'Milliner', 'Thatcher'];
  for (const [later, title] of titles.entries()) {
    server().clock.set(new Date(Date.UTC(Number(year), Number(month) - 1 + later, 27, 12)));
    const find = await found(title);
    finds.push(find);
    lying.push([monthOf(server().clock.now()), await partsOf(find.openingId)]);
    expect(await told(find.person)).toBe(1);
  }
  // Those of three months are made ahead; whatever comes later stands in the rest.
  expect(lying.map(([month, parts]) => (parts.includes('rest') ? 'rest' : parts.includes(month)))).toEqual([
    true,
    true,
    true,
    true,
    'rest',
    'rest',
  ]);
  await keepMonths();
  const after = await Promise.all(finds.map(({ openingId }) => partsOf(openingId)));
  const kept = lying.slice(2).map(([month]) => [month]);
  expect(after).toEqual([[], [], ...kept]);
  server().clock.advance(130 * dayMs);
  await keepMonths();
  expect(await Promise.all(finds.map(({ openingId }) => partsOf(openingId)))).toEqual(finds.map(() => []));
});

test('months that ended before the period go, those of the next three are there, and nobody is told again', async () => {
  const { person, openingId } = await found('Glassblower');
  const month = monthOf(server().clock.now());
  server().clock.advance(89 * dayMs);
  await keepMonths();
  expect(await partsOf(openingId)).toEqual([month]);
  server().clock.advance(35 * dayMs);
  await keepMonths();
  const now = server().clock.now();
  const parts = await allParts();
  expect(parts).not.toContain(month);
  for (const ahead of [0, 1, 2, 3])
    expect(parts).toContain(monthOf(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead))));
  expect(await partsOf(openingId)).toEqual([]);
  await server().platform.db.execute(
    sql`update public_openings set published_at = ${now.toISOString()}, expires_at = 'infinity' where id = ${openingId}`,
  );
  await matchNewOpenings(context());
  await tellAtOnce(context());
  expect(await told(person)).toBe(1);
});

test('the database holds one row for a recipient and an opening, whatever the moment', async () => {
  const { openingId } = await found('Luthier');
  const again = (moment: string, opening = 'opening_id') =>
    server().platform.db.execute(sql`insert into job_alert_hits (recipient, opening_id, alert_id, found_at)
      select recipient, ${sql.raw(opening)}, alert_id, ${sql.raw(moment)} from job_alert_hits where opening_id = ${openingId}`);
  await again(`found_at + interval '40 days'`);
  expect(await partsOf(openingId)).toHaveLength(1);
  for (const moment of ['found_at', `date_trunc('month', found_at)`])
    await expect(again(moment)).rejects.toMatchObject({ cause: { code: '23505' } });
  await expect(again('found_at', 'gen_random_uuid()')).rejects.toMatchObject({ cause: { code: '23503' } });
});

test('what a process of the last release finds lies in the month of its opening and is told once, though the month has turned', async () => {
  const statement = readLastStatements().find((text) => text.includes('insert into job_alert_hits')) ?? '';
  await keepMonths();
  const nextMonth = Date.UTC(begun.getUTCFullYear(), begun.getUTCMonth() + 1);
  for (const [title, seconds] of [
    ['Cooper', 10],
    ['Tanner', 120],
  ] as const) {
    server().clock.set(new Date(nextMonth - 60_000));
    const person = await aCandidate(server());
    await keepAlert(person, title);
    const { companyId } = await anApprovedCompany(server());
    const openingId = await anOpening(server(), companyId, { title });
    const month = monthOf(server().clock.now());
    server().clock.advance(seconds * 1000);
    const words = openingWords([title]);
    const of = ['mid', 'full time'];
    const { rows } = await pool().query(statement, [
      ...[words, words, [], [], noRecipient, everyCountry, 'Qatar', 'Doha', of[1], of[0]],
      ...[null, null, false, false, openingId, openingId, 1000, openingId, server().clock.now()],
    ]);
    expect(rows[0]).toMatchObject({ found: 1 });
    expect(await partsOf(openingId)).toEqual([month]);
    await server().runTasks();
    await tellAtOnce(context());
    expect([await partsOf(openingId), await told(person)]).toEqual([[month], 1]);
  }
});

test('the shortest period that may be set keeps whatever a letter still tells', async () => {
  server().clock.set(new Date(Date.UTC(begun.getUTCFullYear(), begun.getUTCMonth() + 1, 1, -1)));
  const { person, openingId } = await found('Glover', 'weekly');
  const month = monthOf(server().clock.now());
  server().clock.advance(26.5 * dayMs);
  await keepMonths(31);
  expect(await partsOf(openingId)).toEqual([month]);
  await tellDue(context());
  expect(await told(person)).toBe(1);
  expect(() => readConfig({ KEEP_ALERT_HITS: '30' })).toThrow('KEEP_ALERT_HITS');
});

test('where a backup reads the table for long, the night gives way at once, and is tried again for most of a day', async () => {
  const backup = await pool().connect();
  onTestFinished(() => backup.release(true));
  await backup.query('begin; select from job_alert_hits limit 1');
  server().clock.advance(900 * dayMs);
  await expect(keepMonths()).rejects.toMatchObject({ cause: { code: '55P03' } });
  const { openingId } = await found('Saddler');
  expect(await partsOf(openingId)).toEqual(['rest']);
  await backup.query('commit');
  await keepMonths();
  expect(await partsOf(openingId)).toEqual([monthOf(server().clock.now())]);
  expect(keepHitMonths.retryLimit).toBe(20);
});

test('what an opening was found for goes with it, and with the alert', async () => {
  const [first, second] = [await found('Weaver'), await found('Sommelier')];
  const { db } = server().platform;
  await db.execute(sql`delete from job_alert_runs where opening_id = ${first.openingId}`);
  await send(server(), 'DELETE', `/api/job_alerts/${second.alertId}`, second.person);
  expect([await partsOf(first.openingId), await partsOf(second.openingId)]).toEqual([[], []]);
});

test('of 36 months with many rows matching reads none and telling two, each by an index', async () => {
  await keepAlert(await aCandidate(server()), 'Potter', 'daily');
  const { companyId } = await anApprovedCompany(server());
  await anOpening(server(), companyId, { title: 'Potter' });
  await addManyHits();
  const statements = await statementsOf(async () => {
    await matchNewOpenings(context());
    await tellAtOnce(context());
    server().clock.advance(dayMs);
    await tellDue(context());
  });
  const plans = await Promise.all(
    statements
      .filter(({ text }) => text.includes('job_alert_hits'))
      .map(async (statement) => ({ text: statement.text, plan: await planOf(server(), statement) })),
  );
  const [matching = [], telling = []] = [true, false].map((adds) =>
    plans.filter(({ text }) => text.includes('insert into job_alert_hits') === adds),
  );
  expect([matching.length, telling.length]).toEqual([1, 3]);
  for (const { plan } of matching) expect(plan).not.toMatch(/Scan .*job_alert_hits/);
  for (const { plan } of telling) {
    const parts = new Set(plan.match(/job_alert_hits_(?:\d{4}_\d\d|rest)(?= )/g));
    expect.soft(parts.size, plan).toBeLessThan(3);
    expect.soft(plan).toMatch(/Index .*Scan .*job_alert_hits/);
    expect.soft(plan).not.toMatch(/Seq Scan on (?:months\.)?job_alert_hits/);
  }
});

/** 2,000 in this month and each of the 35 before it, of 2,000 alerts of nobody. */
async function addManyHits() {
  const { db } = server().platform;
  const now = server().clock.now().toISOString();
  const months = sql`generate_series(date_trunc('month', ${now}::timestamptz, 'UTC') - interval '35 months', ${now}, '1 month') as month`;
  await db.execute(sql`select add_month('job_alert_hits', month::date) from ${months}`);
  await db.transaction(async (inner) => {
    await inner.execute(sql`set local session_replication_role = replica`);
    await inner.execute(sql`insert into job_alert_hits (recipient, opening_id, alert_id, found_at, told_at)
      select md5(nth::text)::uuid, md5(month::text)::uuid, md5(nth::text)::uuid, month + nth * interval '10 minutes', month
      from ${months}, generate_series(1, 2000) as nth`);
  });
  await db.execute(sql`analyze job_alert_hits`);
}

/** Somebody whose alert has found a new opening. */
async function found(title: string, frequency = 'at_once') {
  const person = await aCandidate(server());
  const alertId = await keepAlert(person, title, frequency);
  const { companyId } = await anApprovedCompany(server());
  const openingId = await anOpening(server(), companyId, { title });
  await server().runTasks();
  return { person, openingId, alertId };
}

async function keepAlert(person: Person, title: string, frequency = 'at_once'): Promise<string> {
  const body = { name: title, filters: { job_title: [title] }, frequency };
  return (await send(server(), 'POST', '/api/job_alerts', { ...person, body })).body.data[0].id;
}

async function told(person: Person) {
  const letters = await lettersTo(server().platform.db, person.email);
  return letters.filter(({ kind }) => kind === 'job-alert').length;
}

const keepMonths = (alertHits = 90) =>
  context().inTransaction((inner) => {
    const config = { ...inner.config, keepsDays: { ...inner.config.keepsDays, alertHits } };
    return keepHitMonths.run({ ...inner, config }, {});
  });

const monthOf = (moment: Date) => moment.toISOString().slice(0, 7).replace('-', '_');

async function partsOf(openingId: string) {
  const { rows } = await server().platform.db.execute<{ part: string }>(
    sql`select replace(tableoid::regclass::text, 'months.job_alert_hits_', '') as part from job_alert_hits where opening_id = ${openingId}`,
  );
  return rows.map(({ part }) => part);
}

async function allParts() {
  const { rows } = await server().platform.db.execute<{ part: string }>(
    sql`select replace(inhrelid::regclass::text, 'months.job_alert_hits_', '') as part from pg_inherits where inhparent = 'job_alert_hits'::regclass`,
  );
  return rows.map(({ part }) => part);
}
