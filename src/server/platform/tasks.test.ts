import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { dayMs } from '#domain/time.ts';
import { databaseCopy } from '#support/database-copy.ts';
import { workOf } from '#support/statements.ts';
import { fixedClock } from './clock.ts';
import type { Database } from './database/database.ts';
import { silentLog } from './log.ts';
import { type AnyTask, defineTask, TaskIsHopeless } from './tasks.ts';
import { createTasks } from './tasks-runner.ts';

interface TestContext {
  db: Database;
}

const ran: string[] = [];
const clock = fixedClock('2026-03-01T08:00:00Z');
let failures = 0;

const note = defineTask({
  name: 'tests.note',
  payload: z.object({ id: z.string() }),
  retryLimit: 0,
  run: async (context: TestContext, { id }) => {
    await context.db.execute(sql`insert into notes (id) values (${id})`);
    if (id === 'refused') throw new Error('after the insert');
    ran.push(id);
  },
});
const failing = defineTask({
  name: 'tests.failing',
  payload: z.object({ id: z.string() }),
  retryLimit: 2,
  retryDelay: 60,
  run: async (_context: TestContext, { id }) => {
    failures += 1;
    throw id === 'hopeless' ? new TaskIsHopeless('never') : new Error(`no ${id}`);
  },
});
const hourly = defineTask({
  name: 'tests.hourly',
  payload: z.object({}),
  schedule: '0 * * * *',
  runsOutsideTransaction: true,
  run: async (context: TestContext) => void ran.push(context.db === database().db ? 'outside' : 'inside'),
});

const database = databaseCopy();
let tasks: ReturnType<typeof tasksOf>;
beforeAll(async () => {
  await database().pool.query('create table notes (id text)');
  tasks = tasksOf([note, failing, hourly]);
});
beforeEach(() => {
  ran.length = 0;
  failures = 0;
});
afterAll(() => tasks.stop());

test('a task exists only if the transaction that enqueued it commits', async () => {
  const undone = database().db.transaction(async (transaction) => {
    await tasks.enqueue(transaction, note, { id: 'undone' });
    throw new Error('rolled back');
  });
  await expect(undone).rejects.toThrow('rolled back');
  await database().db.transaction((transaction) => tasks.enqueue(transaction, note, { id: 'done' }));
  expect(await tasks.runDue()).toBe(1);
  expect(ran).toEqual(['done']);
});

test('a task runs when its time has come by the clock, and in the order of the times', async () => {
  const at = (minutes: number) => new Date(clock.now().getTime() + minutes * 60_000);
  await tasks.enqueue(database().db, note, { id: 'second' }, { startAfter: at(20) });
  await tasks.enqueue(database().db, note, { id: 'first' }, { startAfter: at(10) });
  expect(await tasks.runDue()).toBe(0);
  expect(await tasks.runDue({ now: at(30) })).toBe(2);
  expect(ran).toEqual(['first', 'second']);
});

test('while a task of the same key waits, no other is added', async () => {
  const enqueue = (id: string, singletonKey: string) =>
    tasks.enqueue(database().db, note, { id }, { singletonKey });
  expect(await enqueue('one', 'company-1')).not.toBeNull();
  expect(await enqueue('two', 'company-1')).toBeNull();
  expect(await enqueue('three', 'company-2')).not.toBeNull();
  await tasks.runDue();
  expect(ran.toSorted()).toEqual(['one', 'three']);
  expect(await enqueue('four', 'company-1')).not.toBeNull();
  await tasks.runDue();
});

test('what a failed attempt wrote is undone', async () => {
  await tasks.enqueue(database().db, note, { id: 'refused' });
  await expect(tasks.runDue()).rejects.toThrow('after the insert');
  const { rows } = await database().pool.query(`select id from notes where id = 'refused'`);
  expect(rows).toEqual([]);
});

test('a failing task is tried again with growing waits and ends among the dead letters', async () => {
  await tasks.enqueue(database().db, failing, { id: 'twice' });
  await tasks.runDue({ onError: 'retry' });
  expect(failures).toBe(1);
  clock.advance(29_000);
  await tasks.runDue({ onError: 'retry' });
  expect(failures).toBe(1);
  clock.advance(3_600_000);
  await tasks.runDue({ onError: 'retry' });
  clock.advance(3_600_000);
  await tasks.runDue({ onError: 'retry' });
  expect(failures).toBe(3);
  clock.advance(dayMs);
  expect(await tasks.runDue({ onError: 'retry' })).toBe(0);
  expect((await tasks.deadLetters())[0]).toMatchObject({
    task: 'tests.failing',
    payload: { id: 'twice' },
    reason: 'no twice',
  });
});

test('a hopeless task is not tried again', async () => {
  await tasks.enqueue(database().db, failing, { id: 'hopeless' });
  await tasks.runDue({ onError: 'retry' });
  clock.advance(dayMs);
  expect(await tasks.runDue({ onError: 'retry' })).toBe(0);
  expect(failures).toBe(1);
  expect((await tasks.deadLetters())[0]).toMatchObject({ reason: 'never' });
});

test('a dead letter is tried again as a task of its kind, once', async () => {
  await tasks.enqueue(database().db, failing, { id: 'hopeless' });
  await tasks.runDue({ onError: 'retry' });
  const [dead] = await tasks.deadLetters();
  expect(await tasks.retryDead(database().db, dead?.id ?? '')).toBe(true);
  expect(await tasks.retryDead(database().db, dead?.id ?? '')).toBe(false);
  expect((await tasks.deadLetters()).map(({ id }) => id)).not.toContain(dead?.id);
  failures = 0;
  await tasks.runDue({ onError: 'retry' });
  expect(failures).toBe(1);
});

test('a wrong payload is refused when it is enqueued', async () => {
  const wrong = JSON.parse('{"id":7}');
  await expect(tasks.enqueue(database().db, note, wrong)).rejects.toThrow();
});

test('a task may ask for a context outside any transaction', async () => {
  await tasks.enqueue(database().db, hourly, {});
  await tasks.runDue();
  expect(ran).toEqual(['outside']);
});

test('an unhurried task wakes no worker when it is added; any other does', async () => {
  const unhurried = defineTask({ ...note, name: 'tests.unhurried', isUnhurried: true });
  const both = tasksOf([note, unhurried]);
  await both.prepare();
  const { rows } = await database().pool.query(
    "select name, notify from tasks.queue where name in ('tests.note', 'tests.unhurried') order by name",
  );
  expect(rows).toEqual([
    { name: 'tests.note', notify: true },
    { name: 'tests.unhurried', notify: false },
  ]);
  await both.stop();
});

test('two tasks of one name are refused', () => {
  expect(() => tasksOf([note, note])).toThrow('Two tasks are called tests.note');
});

test('workers of two processes share the tasks: each runs once', async () => {
  const seen: string[] = [];
  const finished = Promise.withResolvers<void>();
  const shared = defineTask({
    name: 'tests.shared',
    payload: z.object({ id: z.string() }),
    concurrency: 2,
    run: async (_context: TestContext, { id }) => {
      seen.push(id);
      await yieldToOthers();
      if (seen.length === 60) finished.resolve();
    },
  });
  const workers = [tasksOf([shared], false), tasksOf([shared], false)];
  await Promise.all(workers.map((worker) => worker.start()));
  const ids = Array.from({ length: 60 }, (_, index) => `task ${index}`);
  for (const id of ids) await workers[0]?.enqueue(database().db, shared, { id });
  await finished.promise;
  await Promise.all(workers.map((worker) => worker.stop()));
  expect(seen.toSorted()).toEqual(ids.toSorted());
});

test('a second start writes no queue and no schedule that stands already', async () => {
  const many = Array.from({ length: 30 }, (_, count) => ({ ...hourly, name: `tests.many-${count}` }));
  await startsOf(many);
  // One queue is pg-boss's own.
  const isOfOurs = (text: string) =>
    /\.(?:queue|schedule)\b|create_queue/.test(text) && !text.includes('__pgboss');
  const written = (await startsOf(many)).filter(isOfOurs);
  expect(written.filter((text) => !/^\s*select/i.test(text))).toEqual([]);
  expect(written.length).toBeLessThan(10);
});

test('a queue that an earlier version made takes the settings of today', async () => {
  await startsOf([{ ...note, name: 'tests.changed' }]);
  await startsOf([{ ...note, name: 'tests.changed', retryLimit: 7, isUnhurried: true }]);
  const { rows } = await database().pool.query(
    "select retry_limit, notify from tasks.queue where name = 'tests.changed'",
  );
  expect(rows).toEqual([{ retry_limit: 7, notify: false }]);
});

test('an older version that starts once more ends and changes no schedule of a newer one', async () => {
  const schedules = async () => {
    const { rows } = await database().pool.query(
      "select name, cron from tasks.schedule where name like 'tests.release-%' order by name",
    );
    return rows.map(({ name, cron }) => `${name} ${cron}`);
  };
  const older = [
    { ...hourly, name: 'tests.release-both' },
    { ...hourly, name: 'tests.release-older' },
  ];
  const newer = [
    { ...hourly, name: 'tests.release-both', schedule: '5 * * * *' },
    { ...hourly, name: 'tests.release-newer' },
  ];
  await startsOf(older, 1);
  await startsOf(newer, 2);
  expect(await schedules()).toEqual(['tests.release-both 5 * * * *', 'tests.release-newer 0 * * * *']);
  await startsOf(older, 1);
  expect(await schedules()).toEqual([
    'tests.release-both 5 * * * *',
    'tests.release-newer 0 * * * *',
    'tests.release-older 0 * * * *',
  ]);
  await startsOf(newer, 2);
  expect(await schedules()).toEqual(['tests.release-both 5 * * * *', 'tests.release-newer 0 * * * *']);
});

/** What a start with these tasks sends to the database. */
async function startsOf(definitions: AnyTask<TestContext>[], release = 0): Promise<string[]> {
  const started = tasksOf(definitions, true, release);
  const sent = await workOf(() => started.prepare());
  await started.stop();
  return sent;
}

function tasksOf(definitions: AnyTask<TestContext>[], byClock = true, release = 0) {
  return createTasks<TestContext>({
    release,
    connection: database().connection,
    definitions,
    log: silentLog,
    clock: byClock ? clock : undefined,
    runInContext: (work, { transaction }) =>
      transaction ? database().db.transaction((db) => work({ db })) : work({ db: database().db }),
  });
}
