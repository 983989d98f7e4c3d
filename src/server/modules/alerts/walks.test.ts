import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { termsOf } from '#domain/alerts/matching.ts';
import { anOpening } from '#support/openings.ts';
import { aCandidate, anApprovedCompany } from '#support/people.ts';
import { planOf, statementsOf } from '#support/statements.ts';
import { testServer } from '#support/test-server.ts';
import { insertHits, selectOpening, selectUnasked } from './match-queries.ts';
import { insertAlert } from './queries.ts';
import { noRecipient } from './table.ts';

const server = testServer();
let opening: string;
const readers: string[] = [];

/** Nine readers with an alert of each of three kinds that the opening answers, and one that it does not. */
beforeAll(async () => {
  const { db, clock } = server().platform;
  const { companyId } = await anApprovedCompany(server());
  opening = await anOpening(server(), companyId, { title: 'Night Nurse' });
  const alert = { filters: {}, city: '', isRemote: false, timezone: 'Asia/Qatar', createdAt: clock.now() };
  const kinds = [
    { words: 'Nurse', country: 'Qatar' },
    { words: 'Night', country: 'all' },
    { words: 'Nurse', country: 'all' },
    { words: 'Chef', country: 'Qatar' },
  ];
  for (let number = 0; number < 9; number += 1) {
    const { accountId } = await aCandidate(server());
    readers.push(accountId);
    for (const { words, country } of kinds.slice(number % 3)) {
      const row = { ...alert, accountId, recipient: accountId, name: words, country };
      await insertAlert(db, { ...row, frequency: 'at_once', state: 'active' }, termsOf([words]));
    }
  }
}, 120_000);

test('walks that are cut short find everybody once, whichever tag ends first', async () => {
  const { db, clock } = server().platform;
  const found = await selectOpening(db, opening, clock.now());
  if (!found) throw new Error('The opening is not public');
  const words = { titleWords: ['', 'n', 'night', 'nurse'], companyWords: [] };
  let cursor: string | undefined = noRecipient;
  let batches = 0;
  while (cursor !== undefined) {
    const answer: Awaited<ReturnType<typeof insertHits>> = await insertHits(
      db,
      { ...found, ...words },
      { cursor, limit: 3 },
    );
    cursor = answer.cursor;
    batches += 1;
  }
  expect(batches).toBeGreaterThan(2);
  const { rows } = await db.execute<{ recipient: string }>(sql`select recipient from job_alert_hits`);
  expect(rows.map(({ recipient }) => recipient).sort()).toEqual(readers.toSorted());
});

test('an opening waits to be asked from the moment it is public, until it was', async () => {
  const { db, clock } = server().platform;
  const since = new Date(clock.now().getTime() - 86_400_000);
  expect(await selectUnasked(db, since, 10)).toContain(opening);
  await db.execute(sql`update job_alert_runs set done_at = now() where opening_id = ${opening}`);
  expect(await selectUnasked(db, since, 10)).not.toContain(opening);
});

test('of many alerts a batch reads those alone whose words it walked', async () => {
  const { db, clock } = server().platform;
  await db.transaction(async (inner) => {
    await inner.execute(sql`set local session_replication_role = replica`);
    await inner.execute(sql`
      insert into job_alerts select made.* from job_alerts one, generate_series(1, 5000) n, lateral jsonb_populate_record(one, jsonb_build_object(
        'id', md5('alert' || n)::uuid, 'account_id', md5('reader' || n)::uuid, 'recipient', md5('reader' || n)::uuid)) made
      where one.id = (select id from job_alerts where name = 'Nurse' and country = 'all' limit 1)`);
    await inner.execute(sql`
      insert into job_alert_terms (alert_id, place, lead, words, recipient, country)
      select id, 0, 'nurse', '{nurse}', recipient, country from job_alerts a
      where not exists (select from job_alert_terms where alert_id = a.id)`);
  });
  await db.execute(sql`vacuum analyze job_alerts`);
  await db.execute(sql`vacuum analyze job_alert_terms`);
  const found = await selectOpening(db, opening, clock.now());
  if (!found) throw new Error('The opening is not public');
  const asked = { ...found, titleWords: ['', 'n', 'night', 'nurse'], companyWords: [] };
  const statements = await statementsOf(() => insertHits(db, asked, { cursor: noRecipient, limit: 500 }));
  expect(statements).toHaveLength(1);
  for (const statement of statements) {
    const plan = await planOf(server(), statement);
    expect(plan).toMatch(/Index Scan using job_alerts_pkey/);
    expect(plan).not.toMatch(/Seq Scan on job_alerts/);
  }
});
