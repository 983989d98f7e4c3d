// A platform of 1,000,000 openings and candidates, 5,000,000 applications and 50,000,000 events beside one of a tenth:
// npm run bench -- scale [--openings 1000000] [--events 10] [--deleted 10000000] [--rounds 9]; `events` are those of each
// application. Every list, search, task and nightly sweep: its time beside its statements alone, beside itself at a tenth,
// and the tables that it reads from end to end. It fails where a call takes more than three times its statements, or more
// than 1.5 times as long as at a tenth, and over 10 ms; where a growing table is read whole; where a task does not end
// within five minutes; and where the night does not get through 10,000,000 rows in batches. It uses DATABASE_URL where
// that is set (a database of its own beside it), and needs about 25 GB for a million.
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { taskDefinitions } from '#server/modules/register.ts';
import type { Context } from '#server/platform/context.ts';
import { platformTasks } from '#server/platform/housekeeping.ts';
import type { AnyTask } from '#server/platform/tasks.ts';
import { send } from '#support/client.ts';
import { everyReading, peopleWhoRead } from '#support/readings.ts';
import { recordAll, type Timed, wholeTablesOf } from './all-statements.ts';
import { asTestServer } from './data-folder.ts';
import { load, openScratch, type ScaleServer } from './scale-database.ts';

const { values } = parseArgs({
  options: {
    openings: { type: 'string', default: '1000000' },
    events: { type: 'string', default: '10' },
    deleted: { type: 'string', default: '10000000' },
    rounds: { type: 'string', default: '9' },
  },
});
const most = { factor: 3, growth: 1.5, atOnce: 10, taskSeconds: 300 };

interface Measured {
  /** Milliseconds, each of the quickest of its rounds. */
  own: number;
  statements: number;
  /** Answered from what the process keeps: there are no statements to compare it with. */
  isKept: boolean;
  wholeTables: string[];
}

type Results = Map<string, Measured>;

const size = Number(values.openings);
const failures: string[] = [];
const tenth = await measureAt(size / 10, false);
const whole = await measureAt(size, true);
report(tenth.calls, whole.calls);
reportTasks(tenth.tasks, whole.tasks);
for (const failure of failures) console.error(failure);
console.log(failures.length === 0 ? 'Every bound is kept.' : `${failures.length} bounds are missed.`);
process.exit(failures.length === 0 ? 0 : 1);

async function measureAt(openings: number, isWhole: boolean): Promise<{ calls: Results; tasks: Results }> {
  const scratch = await openScratch(`scale_${openings}`);
  try {
    const { server, connection } = scratch;
    const began = performance.now();
    const { callers, company, reader } = await peopleWhoRead(asTestServer(server));
    const grown = {
      openings,
      candidates: openings,
      applications: openings * 5,
      eventsOfEach: Number(values.events),
    };
    await load(scratch, { ...grown, company, reader });
    console.log(`${openings} openings and what follows of them in ${seconds(performance.now() - began)}`);
    const pool = new pg.Pool({ ...connection, max: 1 });
    const large = await tablesOver(pool, openings / 20);
    const calls: Results = new Map();
    for (const { who, path } of everyReading()) {
      const measured = await measureCall(server, pool, { path, caller: callers[who], large });
      if (measured) calls.set(`${who} ${path}`, measured);
    }
    const tasks = await measureTasks(server, pool, large);
    if (isWhole) await deleteMany(scratch);
    await pool.end();
    return { calls, tasks };
  } finally {
    await scratch.close();
  }
}

async function measureCall(
  { app }: ScaleServer['server'],
  pool: pg.Pool,
  { path, caller, large }: { path: string; caller: object; large: Set<string> },
): Promise<Measured | undefined> {
  const ask = () => send({ app }, 'GET', path, caller);
  if ((await ask()).status !== 200) return undefined;
  const { asked } = await recordAll(ask);
  return {
    own: await quickest(ask),
    statements: await quickest(async () => {
      for (const { text, values } of asked) await pool.query(text, values);
    }),
    isKept: asked.every(({ text }) => text.includes('sessions s')),
    wholeTables: await wholeTables(pool, asked, large),
  };
}

async function measureTasks(
  server: ScaleServer['server'],
  pool: pg.Pool,
  large: Set<string>,
): Promise<Results> {
  const results: Results = new Map();
  const definitions: AnyTask<Context>[] = [...taskDefinitions, ...platformTasks(server.platform.config)];
  const context = server.systemContext('bench');
  for (const task of definitions.filter(({ schedule }) => schedule)) {
    const run = () =>
      task.runsOutsideTransaction
        ? task.run(context, {})
        : context.inTransaction((inner) => task.run(inner, {}));
    const began = performance.now();
    const { asked } = await recordAll(async () => {
      try {
        await run();
      } catch (error) {
        failures.push(`${task.name} failed: ${String(error).slice(0, 200)}`);
      }
    });
    results.set(task.name, {
      own: performance.now() - began,
      statements: asked.reduce((sum, { milliseconds }) => sum + milliseconds, 0),
      isKept: false,
      wholeTables: await wholeTables(pool, asked, large),
    });
  }
  return results;
}

/** Of the tables that grow, those that any of the statements reads from end to end. */
async function wholeTables(pool: pg.Pool, asked: readonly Timed[], large: Set<string>): Promise<string[]> {
  const found = new Set<string>();
  const once = new Map(asked.map((statement) => [statement.text, statement]));
  for (const statement of once.values())
    for (const table of await wholeTablesOf(pool, statement)) if (large.has(table)) found.add(table);
  return [...found].sort();
}

async function tablesOver(pool: pg.Pool, rows: number): Promise<Set<string>> {
  const found = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace
      and reltuples >= $1`,
    [rows],
  );
  return new Set(found.rows.map(({ name }) => name));
}

/** What a night has to remove of events that were told long ago. */
async function deleteMany({ server, patient }: ScaleServer): Promise<void> {
  const count = Number(values.deleted);
  for (let first = 0; first < count; first += 1_000_000)
    await patient.db.execute(sql`
      insert into live_events (created_at, person_id, kind, subject_id)
      select now() - interval '2 days' + i * interval '1 millisecond', md5('p' || i % 1000)::uuid, 'notification', i::text
      from generate_series(${first}::int, ${Math.min(first + 1_000_000, count) - 1}::int) i`);
  await patient.db.execute(sql`analyze live_events`);
  const sweep = platformTasks(server.platform.config).find(
    ({ name }) => name === 'platform.sweep-live-events',
  );
  if (!sweep) throw new Error('Nothing sweeps live events');
  const began = performance.now();
  const left = async () => {
    const { rows } = await patient.db.execute<{ is: boolean }>(
      sql`select exists (select from live_events where created_at < now() - interval '1 day') as is`,
    );
    return rows[0]?.is === true;
  };
  let runs = 0;
  let longest = 0;
  let batches = 0;
  while (await left()) {
    const { asked } = await recordAll(() => sweep.run(server.systemContext('bench'), {}));
    const deletes = asked.filter(({ text }) => text.includes('live_events'));
    batches += deletes.length;
    longest = Math.max(longest, ...deletes.map(({ milliseconds }) => milliseconds));
    runs += 1;
    if (runs > 100) break;
  }
  if (await left()) failures.push(`${count} rows were not removed in ${runs} runs`);
  console.log(
    `${count} rows went in ${batches} batches, ${runs} runs and ${seconds(performance.now() - began)}; the longest batch took ${seconds(longest)}`,
  );
}

function report(before: Results, after: Results): void {
  const rows: Record<string, object> = {};
  for (const [name, { own, statements, isKept, wholeTables: read }] of after) {
    const factor = own / statements;
    const growth = own / (before.get(name)?.own ?? own);
    if (own > most.atOnce && factor > most.factor && !isKept)
      failures.push(`${name}: ${factor.toFixed(1)} times its statements`);
    if (own > most.atOnce && growth > most.growth)
      failures.push(`${name}: ${growth.toFixed(1)} times as long as at a tenth (${own.toFixed(0)} ms)`);
    if (read.length > 0) failures.push(`${name} reads all of ${read.join(', ')}`);
    rows[name] = {
      'ms at a tenth': before.get(name)?.own.toFixed(1) ?? '',
      ms: own.toFixed(1),
      growth: growth.toFixed(2),
      'statements ms': statements.toFixed(1),
      'of them': factor.toFixed(2),
      'read whole': read.join(' '),
    };
  }
  console.table(rows);
}

function reportTasks(before: Results, after: Results): void {
  const rows: Record<string, object> = {};
  for (const [name, { own, statements, wholeTables: read }] of after) {
    if (own > most.taskSeconds * 1000) failures.push(`${name} takes ${seconds(own)}`);
    if (read.length > 0) failures.push(`${name} reads all of ${read.join(', ')}`);
    rows[name] = {
      'ms at a tenth': before.get(name)?.own.toFixed(0) ?? '',
      ms: own.toFixed(0),
      'statements ms': statements.toFixed(0),
      'read whole': read.join(' '),
    };
  }
  console.table(rows);
}

/**
 * Milliseconds of its quickest round, once it is warm: what else the machine does makes rounds slower and never quicker.
 * What is slow is asked less often.
 */
async function quickest(work: () => Promise<unknown>): Promise<number> {
  const end = performance.now() + 5000;
  await work();
  const times: number[] = [];
  for (let round = 0; round < Number(values.rounds) && (round < 3 || performance.now() < end); round += 1) {
    const began = performance.now();
    await work();
    times.push(performance.now() - began);
  }
  return Math.min(...times);
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
