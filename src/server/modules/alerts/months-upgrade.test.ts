import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { openDatabase } from '#server/platform/database/database.ts';
import { migrateDatabase } from '#server/platform/database/migrate.ts';

const { entries }: { entries: { idx: number; when: number }[] } = JSON.parse(
  readFileSync('migrations/meta/_journal.json', 'utf8'),
);

test('what was found before the months lies in them after the migration, each row as it was', async () => {
  const { pool, connection } = await aDatabaseBefore();
  await pool.query(addFound);
  const told = `select recipient, opening_id, alert_id, told_at from job_alert_hits order by recipient, opening_id`;
  const before = (await pool.query(told)).rows;
  expect(before).toHaveLength(6 * 40);
  await migrateDatabase(connection);
  expect((await pool.query(told)).rows).toEqual(before);
  const { rows } = await pool.query(`
    select right(h.tableoid::regclass::text, 7) as part, to_char(h.found_at at time zone 'UTC', 'YYYY_MM') as month,
      bool_and(h.found_at = r.started_at and r.done_at is not null) as "isOfItsRun", count(*)::int as rows
    from job_alert_hits h join job_alert_runs r using (opening_id) group by 1, 2 order by 1`);
  expect(rows).toEqual(
    // The opening of May was looked for in June; the run of July's is gone.
    ['2025_12', '2026_01', '2026_05', '2026_07', '2026_08', '2026_09'].map((month) => ({
      ...{ part: month, month, isOfItsRun: true, rows: 40 },
    })),
  );
});

test('indexes, keys and references of each month are those of the table', async () => {
  const { pool, connection } = await aDatabaseBefore();
  await pool.query(addFound);
  await migrateDatabase(connection);
  await pool.query(`select add_month('job_alert_hits', '2019-01-01')`);
  const { rows } = await pool.query(`
    select (select count(*)::int from pg_index x where x.indrelid = c.oid) as indexes,
      (select count(*)::int from pg_constraint k where k.conrelid = c.oid and contype in ('p', 'f')) as keys,
      (select count(*)::int from pg_trigger t where t.tgrelid = c.oid and not tgisinternal) as triggers,
      count(*)::int as parts
    from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = 'job_alert_hits'::regclass group by 1, 2, 3`);
  // Six with rows, the one above, this month and three more, and the rest; the months may be the same.
  expect(rows).toEqual([{ indexes: 4, keys: 3, triggers: 1, parts: expect.any(Number) }]);
  expect(rows[0].parts).toBeGreaterThan(9);
});

/** 40 recipients of openings that became public in several months, told or not. */
const addFound = `
  set session_replication_role = replica;
  create temp table found (opening_id uuid, started_at timestamptz, found_at timestamptz);
  insert into found values
    (gen_random_uuid(), '2025-12-31T23:59:59.999Z', '2025-12-31T23:59:59.999Z'), (gen_random_uuid(), '2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z'),
    (gen_random_uuid(), '2026-05-31T23:59:00Z', '2026-06-01T00:01:00Z'), (gen_random_uuid(), null, '2026-07-15T12:00:00Z'),
    (gen_random_uuid(), '2026-08-02T00:00:00Z', '2026-08-02T00:05:00Z'), (gen_random_uuid(), '2026-09-30T12:00:00Z', '2026-09-30T12:05:00Z');
  insert into job_openings (id, company_id, title, introduction, responsibilities, requirements, experience_level, employment_type, city)
    select opening_id, gen_random_uuid(), 'Nurse', '', '', '', 'mid', 'full time', 'Doha' from found;
  insert into job_alert_runs (opening_id, cursor, started_at, done_at)
    select opening_id, opening_id, started_at, found_at from found where started_at is not null;
  insert into job_alerts (id, account_id, recipient, name, filters, country, city, is_remote, frequency, state, timezone, created_at)
    select md5(n::text)::uuid, md5(n::text)::uuid, md5(n::text)::uuid, 'Nurse', '{}', 'Qatar', '', false, 'daily', 'active', 'Asia/Qatar', now()
    from generate_series(1, 40) as n;
  insert into job_alert_hits (recipient, opening_id, alert_id, found_at, told_at)
    select recipient, opening_id, id, found_at, case when recipient < opening_id then found_at + interval '1 hour' end
    from found, job_alerts;
  reset session_replication_role;`;

/** A database with the tables of the version before the months. */
async function aDatabaseBefore(): Promise<{ pool: pg.Pool; connection: pg.ClientConfig }> {
  const { host, user } = inject('database');
  const connection = { host, user, database: `test_${randomUUID().replaceAll('-', '')}` };
  const owner = openDatabase({ host, user, database: 'postgres' }, 1);
  await owner.pool.query(`create database ${connection.database}`);
  const { pool, close } = openDatabase(connection, 1);
  onTestFinished(async () => {
    await close();
    await owner.pool.query(`drop database ${connection.database} with (force)`);
    await owner.close();
  });
  await migrateDatabase(connection, 'migrations', entries.find(({ idx }) => idx === 80)?.when);
  return { pool, connection };
}
