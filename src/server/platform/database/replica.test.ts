import type pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { silentLog } from '#server/platform/log.ts';
import { type ReplicatedDatabase, startReplicated } from '#support/replica.ts';
import { openDatabase } from './database.ts';
import { openReplica, type Replica, type ReplicaStanding } from './replica.ts';

const installation = `create table installation (id uuid); create table kept (word text);
  insert into installation values ('4a1c6f0e-0000-4000-8000-000000000000')`;

let both: ReplicatedDatabase;
beforeAll(async () => {
  both = await startReplicated(installation);
});
afterAll(() => both.drop());

test('an idle primary makes no lag, however long it is idle', async () => {
  const { replica, pass } = openBoth();
  await becomes(replica, 'in use');
  pass(3600);
  expect(await replica.look()).toEqual({ state: 'in use', lag: 0 });
  expect(await whoAnswers(replica)).toBe('replica');
});

test('past 5 s of lag the primary answers, and the replica again once it has caught up', async () => {
  const { replica, primary, pass } = openBoth();
  await becomes(replica, 'in use');
  await onReplica('select pg_wal_replay_pause()');
  await vi.waitFor(async () =>
    expect(await onReplica('select pg_get_wal_replay_pause_state() as state')).toEqual([{ state: 'paused' }]),
  );
  await primary.query(`insert into kept values ('late')`);
  pass(1);
  expect(await replica.look()).toMatchObject({ state: 'in use', lag: 1 });
  expect(await words(replica)).toEqual([]);
  pass(4.5);
  expect(await replica.look()).toEqual({ state: 'behind', lag: 5.5 });
  expect(await words(replica)).toEqual([{ word: 'late' }]);
  expect(await whoAnswers(replica)).toBe('primary');
  await onReplica('select pg_wal_replay_resume()');
  await becomes(replica, 'in use');
  expect([await whoAnswers(replica), await words(replica)]).toEqual(['replica', [{ word: 'late' }]]);
});

test('a replica that ends is read no more and nothing fails; it comes back by itself', async () => {
  const { replica } = openBoth();
  await becomes(replica, 'in use');
  await both.replica.stop();
  expect(await whoAnswers(replica)).toBe('primary');
  await becomes(replica, 'away');
  expect(await whoAnswers(replica)).toBe('primary');
  await both.replica.start();
  await becomes(replica, 'in use');
  expect(await whoAnswers(replica)).toBe('replica');
});

test('a statement that a silent replica keeps is answered by the primary', async () => {
  const { replica } = openBoth();
  await becomes(replica, 'in use');
  const kept = replica.read({
    text: `select pg_sleep(case when pg_is_in_recovery() then 30 else 0 end)::text as slept`,
    values: [],
  });
  await both.replica.stop();
  expect(await kept).toEqual([{ slept: '' }]);
  await both.replica.start();
});

test('without the primary the replica answers with what it had last', async () => {
  const { replica } = openBoth();
  await becomes(replica, 'in use');
  await both.primary.stop();
  expect(await replica.look()).toEqual({ state: 'in use', lag: undefined });
  expect(await whoAnswers(replica)).toBe('replica');
  await both.primary.start();
  await vi.waitFor(async () => expect(await replica.look()).toMatchObject({ lag: 0 }), { timeout: 10_000 });
});

function openBoth() {
  let time = 0;
  const { pool, close } = openDatabase(both.primary.connection, 2);
  const replica = openReplica({
    connection: both.replica.connection,
    primary: { connection: both.primary.connection, pool },
    size: 2,
    namesStatements: true,
    log: silentLog,
    now: () => time,
  });
  onTestFinished(async () => {
    await replica.close();
    await close();
  });
  const pass = (seconds: number) => {
    time += seconds * 1000;
  };
  return { replica, primary: pool, pass };
}

async function becomes(replica: Replica, state: ReplicaStanding['state']): Promise<void> {
  await vi.waitFor(async () => expect(await replica.look()).toMatchObject({ state }), { timeout: 15_000 });
}

async function whoAnswers(replica: Replica) {
  const [row] = await replica.read<{ replica: boolean }>({
    name: 'who_answers',
    text: 'select pg_is_in_recovery() as replica',
    values: [],
  });
  return row?.replica ? 'replica' : 'primary';
}

function words(replica: Replica) {
  return replica.read({ text: 'select word from kept', values: [] });
}

async function onReplica(statement: string): Promise<pg.QueryResultRow[]> {
  const { pool, close } = both.replica.open();
  try {
    return (await pool.query(statement)).rows;
  } finally {
    await close();
  }
}
