import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdtemp, open, readFile, rm, stat, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { jobOpenings } from '#server/modules/job-openings/table.ts';
import { migrateDatabase, newestMigration } from '#server/platform/database/migrate.ts';
import { newStorageKey, type Storage } from '#server/platform/storage.ts';
import { aCandidate, anApprovedCompany } from '#support/people.ts';
import { anEmptyPlace, ask, filesOf, fingerprints, idOf } from '#support/places.ts';
import { testServer } from '#support/test-server.ts';
import { writeBackup } from './backup.ts';
import { restoreBackup } from './restore.ts';

const server = testServer();
const now = new Date('2026-11-21T09:00:00Z');
const silent = { tell: () => undefined };
let folder = '';
const file = () => join(folder, 'backup.tar');

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mihna-backup-'));
  const { companyId } = await anApprovedCompany(server(), { name: 'Ras Laffan "Works"\t\\N' });
  const candidate = await aCandidate(server(), { name: 'منيرة\nأحمد', description: 'line\r\n\\.\nend\\' });
  const { db } = server().platform;
  for (const size of [0, 1, 3_000_000])
    await server().platform.storage.put(newStorageKey('pdf'), Buffer.alloc(size, 'x'), {
      contentType: 'application/pdf',
    });
  await db.execute(
    `insert into live_events (created_at, kind, subject_id, person_id) values (now(), 'x', 'y', '${candidate.accountId}')`,
  );
  await addHits(companyId, candidate.accountId);
  await writeBackup({ connection: server().connection, storage: server().platform.storage }, file(), {
    now,
    ...silent,
  });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** What was found in this month, in one that was made for it, and in one that nobody made. */
async function addHits(companyId: string, recipient: string) {
  const { db } = server().platform;
  await db.execute(`select add_month('job_alert_hits', '2020-02-01')`);
  const { rows } = await db.execute<{ id: string }>(
    sql`insert into job_alerts (account_id, recipient, name, filters, country, city, is_remote, frequency, state, timezone, created_at)
      values (${recipient}, ${recipient}, 'Nurse', '{}', 'Qatar', '', false, 'daily', 'active', 'Asia/Qatar', now()) returning id`,
  );
  for (const found of ['2019-05-05T05:05:05.123456Z', '2020-02-29T23:59:59.999Z', new Date().toISOString()]) {
    // Nothing is enqueued: the tables of the tasks stand in no empty place.
    const made = await db
      .insert(jobOpenings)
      .values({
        ...{ companyId, title: 'Nurse', introduction: '', responsibilities: '', requirements: '' },
        ...{ experienceLevel: 'mid', employmentType: 'full time', city: 'Doha' },
      })
      .returning({ id: jobOpenings.id });
    const opening = made[0]?.id;
    await db.execute(
      sql`insert into job_alert_runs (opening_id, cursor, started_at) values (${opening}, ${opening}, ${found})`,
    );
    await db.execute(sql`insert into job_alert_hits (recipient, opening_id, alert_id, found_at)
      values (${recipient}, ${opening}, ${rows[0]?.id}, ${found})`);
  }
}

test('a restored installation is equal row for row and file for file, and a new one', async () => {
  const target = await anEmptyPlace();
  const { end } = await restoreBackup(target, file(), silent);
  const [before, after] = [await fingerprints(server().connection), await fingerprints(target.connection)];
  expect(after).toEqual(before);
  expect(end.rows['public.accounts']).toBe(2);
  expect(await filesOf(target.storage)).toEqual(await filesOf(server().platform.storage));
  expect(await idOf(target.connection)).not.toBe(await idOf(server().connection));
  expect(await target.storage.readMark()).toBe(await idOf(target.connection));
}, 60_000);

test('each row of a table that is parted by months lies in its month again', async () => {
  const target = await anEmptyPlace();
  await restoreBackup(target, file(), silent);
  const rows =
    'select tableoid::regclass::text as part, count(*)::int from job_alert_hits group by 1 order by 1';
  const parts = `select inhrelid::regclass::text as part from pg_inherits where inhparent = 'job_alert_hits'::regclass order by 1`;
  expect((await ask(server().connection, rows)).map(({ part }) => part)).toEqual([
    'months.job_alert_hits_2020_02',
    expect.stringMatching(/^months\.job_alert_hits_20[2-9]\d_\d\d$/),
    'months.job_alert_hits_rest',
  ]);
  for (const statement of [rows, parts])
    expect(await ask(target.connection, statement)).toEqual(await ask(server().connection, statement));
});

test('triggers, references and numbers go on as before', async () => {
  const target = await anEmptyPlace();
  await restoreBackup(target, file(), silent);
  const objects = `select conname as name from pg_constraint where connamespace = 'public'::regnamespace
    union all select tgname || tgenabled::text from pg_trigger where not tgisinternal order by 1`;
  const sequences = `select sequencename, last_value from pg_sequences where schemaname = 'public' order by 1`;
  for (const statement of [objects, sequences])
    expect(await ask(target.connection, statement)).toEqual(await ask(server().connection, statement));
});

test('a backup of an earlier version comes back as it was, and then to this one by its migrations', async () => {
  const earlier = await anEmptyPlace();
  const when = JSON.parse(await readFile('migrations/meta/_journal.json', 'utf8')).entries.at(-2).when;
  await migrateDatabase(earlier.connection, 'migrations', when);
  const old = join(folder, 'earlier.tar');
  await writeBackup({ connection: earlier.connection, storage: earlier.storage }, old, { now, ...silent });
  const target = await anEmptyPlace();
  await restoreBackup(target, old, silent);
  const newest = 'select max(created_at)::text as newest from drizzle.__drizzle_migrations';
  expect(await ask(target.connection, newest)).toEqual([{ newest: String(when) }]);
  expect(await fingerprints(target.connection)).toEqual(await fingerprints(earlier.connection));
  await migrateDatabase(target.connection);
  expect(await ask(target.connection, newest)).toEqual([{ newest: String(newestMigration()) }]);
}, 60_000);

test('a table that takes none of its rows is named, and nothing of the backup is there', async () => {
  const target = await anEmptyPlace();
  const prepareTasks = () => ask(target.connection, 'alter table accounts rename column name to other');
  const restored = restoreBackup(
    { ...target, prepareTasks: async () => void (await prepareTasks()) },
    file(),
    silent,
  );
  await expect(restored).rejects.toThrow('column "name" of relation "accounts" does not exist');
  expect(await ask(target.connection, 'select count(*)::int as count from accounts')).toEqual([{ count: 0 }]);
});

test('one of a newer version is refused', async () => {
  const newer = await anEmptyPlace();
  await migrateDatabase(newer.connection);
  await ask(newer.connection, 'update drizzle.__drizzle_migrations set created_at = created_at + 1');
  const file = join(folder, 'newer.tar');
  await writeBackup({ connection: newer.connection, storage: newer.storage }, file, { now, ...silent });
  await expect(restoreBackup(await anEmptyPlace(), file, silent)).rejects.toThrow(
    'a newer version of the product',
  );
});

describe('what is not whole is refused whole', () => {
  test.each([
    [
      'cut off in the middle',
      async (path: string) => truncate(path, Math.floor((await stat(path)).size / 2)),
    ],
    ['without its last kilobyte', async (path: string) => truncate(path, (await stat(path)).size - 1536)],
    ['with one byte changed in a table', (path: string) => change(path, 6000)],
    [
      'with one byte changed in a file',
      async (path: string) => change(path, (await stat(path)).size - 100_000),
    ],
    ['empty', (path: string) => truncate(path, 0)],
  ])('%s', async (_, harm) => {
    const harmed = join(folder, `${randomUUID()}.tar`);
    await copyFile(file(), harmed);
    await harm(harmed);
    const target = await anEmptyPlace();
    await expect(restoreBackup(target, harmed, silent)).rejects.toThrow(
      /is not whole: .+ Nothing was changed/,
    );
    expect(await ask(target.connection, `select to_regclass('public.accounts') as accounts`)).toEqual([
      { accounts: null },
    ]);
    expect(await filesOf(target.storage)).toEqual([]);
    expect(await target.storage.readMark()).toBeUndefined();
  });

  test('a file that is not there', async () => {
    await expect(restoreBackup(await anEmptyPlace(), join(folder, 'none.tar'), silent)).rejects.toThrow(
      'There is no file',
    );
  });
});

test('nothing is restored over what is there', async () => {
  const filled = {
    connection: server().connection,
    storage: server().platform.storage,
    prepareTasks: async () => undefined,
  };
  await expect(restoreBackup(filled, file(), silent)).rejects.toThrow('The database is not empty');
  const target = await anEmptyPlace();
  await expect(restoreBackup({ ...target, storage: filled.storage }, file(), silent)).rejects.toThrow(
    'The storage is not empty',
  );
});

test('a restore that broke off leaves the database empty, and is done again', async () => {
  const target = await anEmptyPlace();
  const { storage } = target;
  const breaking = { ...storage, put: () => Promise.reject(new Error('the disk is full')) };
  await expect(restoreBackup({ ...target, storage: breaking }, file(), silent)).rejects.toThrow(
    'the disk is full',
  );
  expect(await ask(target.connection, 'select count(*)::int as accounts from accounts')).toEqual([
    { accounts: 0 },
  ]);
  expect(await storage.readMark()).toBe('restoring');
  await restoreBackup(target, file(), silent);
  expect(await ask(target.connection, 'select count(*)::int as accounts from accounts')).toEqual([
    { accounts: 2 },
  ]);
});

test('a file that stands there is never written over, and one that was begun is not left', async () => {
  const parts = { connection: server().connection, storage: server().platform.storage };
  await expect(writeBackup(parts, file(), { now, ...silent })).rejects.toThrow('is there already');
  const broken = { ...parts.storage, stream: () => Promise.reject(new Error('the disk is gone')) } as Storage;
  const other = join(folder, 'other.tar');
  await expect(writeBackup({ ...parts, storage: broken }, other, { now, ...silent })).rejects.toThrow(
    'the disk is gone',
  );
  expect([existsSync(other), existsSync(`${other}.unfinished`)]).toEqual([false, false]);
});

async function change(path: string, at: number): Promise<void> {
  const handle = await open(path, 'r+');
  try {
    const { buffer: bytes } = await handle.read(Buffer.alloc(1), 0, 1, at);
    await handle.write(Buffer.from([(bytes[0] ?? 0) ^ 0xff]), 0, 1, at);
  } finally {
    await handle.close();
  }
}
