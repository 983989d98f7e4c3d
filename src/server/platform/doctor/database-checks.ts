import type pg from 'pg';
import { newestMigration, newestStatement } from '#server/platform/database/migrate.ts';
import { latinOnly, seesAllScripts } from '#server/platform/database/scripts.ts';
import { type Check, look, well, wrong } from './findings.ts';

const oldest = 150_000;
const extensions = ['pg_trgm', 'unaccent', 'fuzzystrmatch'];
/** Seconds that the clocks of two machines may differ; limits, sessions and claims are reckoned by them. */
const clockTolerance = 2;

type Ask = <Row>(statement: string) => Promise<Row[]>;

/** What the database is, and whether this version of the product can live on it. */
export function databaseChecks(pool: pg.Pool): Check[] {
  const ask: Ask = async <Row>(statement: string) => (await pool.query(statement)).rows as Row[];
  return [
    { about: 'Database', examine: () => checkVersion(ask) },
    { about: 'Extensions', examine: () => checkExtensions(ask) },
    { about: 'Letters of all scripts', examine: () => checkScripts(ask) },
    { about: 'Indexes', examine: () => checkIndexes(ask) },
    { about: 'Tables', examine: () => checkMigrations(ask) },
    { about: 'Clocks', examine: () => checkClocks(ask) },
    { about: 'Connections', examine: () => checkConnections(ask) },
  ];
}

async function checkVersion(ask: Ask) {
  const [row] = await ask<{ number: number; name: string; replica: boolean }>(
    `select current_setting('server_version_num')::int as number, current_setting('server_version') as name,
      pg_is_in_recovery() as replica`,
  );
  if (!row) return wrong('It says nothing of itself.');
  if (row.replica) return wrong('This is a replica, which can only be read. DATABASE_URL names the primary.');
  if (row.number < oldest) return wrong(`PostgreSQL ${row.name} is too old: 15 or newer.`);
  return well(`PostgreSQL ${row.name} answers.`);
}

async function checkExtensions(ask: Ask) {
  const rows = await ask<{ name: string }>('select extname as name from pg_extension');
  const missing = extensions.filter((name) => !rows.some((row) => row.name === name));
  if (missing.length === 0) return well(`${extensions.join(', ')} are there.`);
  return wrong(
    `Missing: ${missing.join(', ')}. A role that may: ${missing.map((name) => `create extension ${name};`).join(' ')}`,
  );
}

async function checkScripts(ask: Ask) {
  const [row] = await ask<{ encoding: string }>(`select current_setting('server_encoding') as encoding`);
  if (row?.encoding !== 'UTF8') return wrong(`The encoding is ${row?.encoding}; it has to be UTF8.`);
  const isWhole = await seesAllScripts(async (statement) => ({ rows: await ask(statement) }));
  return isWhole ? well('Arabic words are found by the indexes, as Latin ones are.') : look(latinOnly);
}

async function checkIndexes(ask: Ask) {
  const rows = await ask<{ name: string }>(
    `select indexrelid::regclass::text as name from pg_index where not indisvalid order by 1`,
  );
  if (rows.length === 0) return well('All of them are valid.');
  return wrong(
    `Not finished, and of no use: ${rows.map(({ name }) => name).join(', ')}. Rebuild: reindex index concurrently …`,
  );
}

async function checkMigrations(ask: Ask) {
  const [row] = await ask<{ newest: string | null }>(newestStatement);
  const there = Number(row?.newest ?? 0);
  const ours = newestMigration();
  if (there === ours) return well('They are those of this version.');
  if (there > ours)
    return wrong('They are those of a newer version: run that one, or restore a backup of this one.');
  return look('They are those of an older version; `npm run migrate`, or the next start, brings them here.');
}

async function checkClocks(ask: Ask) {
  const before = Date.now();
  const [row] = await ask<{ now: string }>(
    `select (extract(epoch from clock_timestamp()) * 1000)::bigint as now`,
  );
  const [after, there] = [Date.now(), Number(row?.now)];
  // Between question and answer the database's clock may have shown any of these.
  const apart = there < before ? before - there : Math.max(0, there - after);
  const seconds = Math.round(apart / 100) / 10;
  if (seconds <= clockTolerance) return well('This machine and the database show the same time.');
  return wrong(
    `This machine and the database are ${seconds} s apart. Limits, sessions and tasks go by both: keep them in step (NTP).`,
  );
}

async function checkConnections(ask: Ask) {
  const [row] = await ask<{ open: number; most: number }>(
    `select (select count(*) from pg_stat_activity where backend_type = 'client backend')::int as open,
      current_setting('max_connections')::int as most`,
  );
  if (!row) return wrong("They can't be counted.");
  const { open, most } = row;
  const sentence = `${open} of ${most} are open.`;
  if (open < most * 0.8) return well(sentence);
  return look(
    `${sentence} Lower DATABASE_POOL, or put a pooler before the database (docs/operating/scale.md).`,
  );
}
