import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { dayMs } from '#domain/time.ts';
import { send } from '#support/client.ts';
import { anOpening } from '#support/openings.ts';
import { lettersTo } from '#support/outbox.ts';
import { aCandidate, anApprovedCompany, type Person } from '#support/people.ts';
import { planOf, statementsOf } from '#support/statements.ts';
import { testServer } from '#support/test-server.ts';
import { matchNewOpenings } from './matching-service.ts';
import { keepHitMonths } from './tasks.ts';
import { tellAtOnce, tellDue } from './telling-service.ts';

const server = testServer();
const context = () => server().systemContext('test');

test('what is found lies in the month in which its opening was first asked for, and is told once', async () => {
  const { person, openingId } = await found('Falconer');
  expect(await partsOf(openingId)).toEqual([monthOf(server().clock.now())]);
  expect(await told(person)).toBe(1);
});

test('a month that nobody made loses nothing: its rows are moved there once it is made', async () => {
  const before = server().clock.now();
  server().clock.advance(400 * dayMs);
  const { person, openingId } = await found('Beekeeper');
  expect(await partsOf(openingId)).toEqual(['rest']);
  expect(await told(person)).toBe(1);
  await keepMonths();
  expect(await partsOf(openingId)).toEqual([monthOf(server().clock.now())]);
  server().clock.advance(100 * dayMs);
  await keepMonths();
  expect(await partsOf(openingId)).toEqual([]);
  server().clock.set(before);
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
  const again = (moment: string) =>
    server().platform.db.execute(sql`insert into job_alert_hits (recipient, opening_id, alert_id, found_at)
      select recipient, opening_id, alert_id, ${sql.raw(moment)} from job_alert_hits where opening_id = ${openingId}`);
  await expect(again(`found_at + interval '40 days'`)).rejects.toMatchObject({ cause: { code: '23503' } });
  await expect(again('found_at')).rejects.toMatchObject({ cause: { code: '23505' } });
});

test('what an opening was found for goes with it, and with the alert', async () => {
  const [first, second] = [await found('Weaver'), await found('Sommelier')];
  const { db } = server().platform;
  await db.execute(sql`delete from job_alert_runs where opening_id = ${first.openingId}`);
  await send(server(), 'DELETE', `/api/job_alerts/${second.alertId}`, second.person);
  expect([await partsOf(first.openingId), await partsOf(second.openingId)]).toEqual([[], []]);
});

test('telling reads two of 36 months, each by an index', async () => {
  await server().platform.db.execute(
    sql`select add_month('job_alert_hits', month::date) from generate_series('2024-01-01'::date, '2026-12-01', '1 month') as month`,
  );
  const { alertId } = await found('Potter', 'daily', async () => {
    const statements = await statementsOf(async () => {
      await tellAtOnce(context());
      server().clock.advance(dayMs);
      await tellDue(context());
    });
    const reading = statements.filter(({ text }) => text.includes('"job_alert_hits"'));
    expect(reading.length).toBeGreaterThan(2);
    for (const statement of reading) {
      const plan = await planOf(server(), statement);
      const parts = new Set(plan.match(/job_alert_hits_(?:\d{4}_\d\d|rest)(?= )/g));
      expect.soft(parts.size, plan).toBeLessThan(3);
      expect.soft(plan).not.toMatch(/Seq Scan on (?:months\.)?job_alert_hits/);
    }
  });
  expect(alertId).toBeTruthy();
});

/** Somebody whose alert has found a new opening. */
async function found(title: string, frequency = 'at_once', beforeTasks?: () => Promise<void>) {
  const person = await aCandidate(server());
  const body = { name: title, filters: { job_title: [title] }, frequency };
  const kept = await send(server(), 'POST', '/api/job_alerts', { ...person, body });
  const { companyId } = await anApprovedCompany(server());
  const openingId = await anOpening(server(), companyId, { title });
  if (beforeTasks) await matchNewOpenings(context()).then(beforeTasks);
  await server().runTasks();
  return { person, openingId, alertId: kept.body.data[0].id as string };
}

async function told(person: Person) {
  const letters = await lettersTo(server().platform.db, person.email);
  return letters.filter(({ kind }) => kind === 'job-alert').length;
}

const keepMonths = () => context().inTransaction((inner) => keepHitMonths.run(inner, {}));

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
