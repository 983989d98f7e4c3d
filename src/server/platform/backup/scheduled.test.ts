import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { prepareTasks } from '#server/commands/with-context.ts';
import { bucketStandIn } from '#support/bucket-stand-in.ts';
import { anEmptyPlace, fingerprints } from '#support/places.ts';
import { startTestServer } from '#support/test-server.ts';
import { momentOfBackup, openBackupPlace } from './backup-place.ts';
import { openClient } from './client.ts';
import { restoreBackup } from './restore.ts';
import { backupLock } from './scheduled.ts';

const day = 86_400_000;

test('a backup is made each day, comes back whole, and the newest ones stay', async () => {
  const folder = await aFolder();
  await writeFile(join(folder, 'mihna-2020-01-01T00-00-00Z.tar.unfinished'), 'left by a kill');
  await writeFile(join(folder, 'notes.txt'), 'nobody of ours');
  const server = await aServer({ BACKUP_TO: pathToFileURL(folder).href, BACKUP_KEEP: '2' });
  for (let count = 0; count < 3; count += 1) {
    await makeBackup(server);
    server.clock.advance(day);
  }
  const names = await readdir(folder);
  expect(names.filter(momentOfBackup)).toEqual([
    'mihna-2026-11-22T09-00-00Z.tar',
    'mihna-2026-11-23T09-00-00Z.tar',
  ]);
  expect(names.filter((name) => !momentOfBackup(name))).toEqual(['notes.txt']);
  const place = await anEmptyPlace();
  const database = String(place.connection.database);
  const target = {
    ...place,
    prepareTasks: () =>
      prepareTasks(server.platform.config, { ...server.connection, database }, place.storage),
  };
  await restoreBackup(target, join(folder, 'mihna-2026-11-23T09-00-00Z.tar'), { tell: () => undefined });
  expect(await fingerprints(place.connection)).toEqual(await fingerprints(server.connection));
}, 60_000);

test('a bucket keeps them as a folder does, and nothing stays on the disk', async () => {
  const bucket = createServer(bucketStandIn()).listen(0, '127.0.0.1');
  await once(bucket, 'listening');
  onTestFinished(() => void bucket.close());
  const url = `s3://key:secret@backups?endpoint=http://127.0.0.1:${(bucket.address() as AddressInfo).port}&forcePathStyle=true`;
  const server = await aServer({ BACKUP_TO: url, BACKUP_KEEP: '1' });
  const { dataFolder } = server.platform.config;
  const [own, left] = [join(dataFolder, 'backup'), join(dataFolder, 'backup-under-way-left')];
  for (const path of [own, left]) {
    await mkdir(path);
    await writeFile(join(path, 'mine.tar'), 'whose?');
  }
  await makeBackup(server);
  server.clock.advance(day);
  await makeBackup(server);
  const place = openBackupPlace(url, await aFolder());
  expect(await place.names()).toEqual(['mihna-2026-11-22T09-00-00Z.tar']);
  // A folder of the operator's is left alone, whatever it is called.
  expect(await readdir(own)).toEqual(['mine.tar']);
  expect((await readdir(dataFolder)).filter((name) => name.startsWith('backup'))).toEqual(['backup']);
});

test('a backup that fails takes none of the older ones with it', async () => {
  const folder = await aFolder();
  await writeFile(join(folder, 'mihna-2020-01-01T00-00-00Z.tar'), 'the last one');
  const server = await aServer({ BACKUP_TO: pathToFileURL(folder).href, BACKUP_KEEP: '1' });
  server.platform.storage.list = () => {
    throw new Error('the storage is away');
  };
  await expect(makeBackup(server)).rejects.toThrow('the storage is away');
  expect(await readdir(folder)).toEqual(['mihna-2020-01-01T00-00-00Z.tar']);
});

test('while one backup is made, another process makes none', async () => {
  const folder = await aFolder();
  const server = await aServer({ BACKUP_TO: pathToFileURL(folder).href });
  const other = await openClient(server.connection);
  await other.query('select pg_advisory_lock($1)', [backupLock]);
  await makeBackup(server);
  expect(await readdir(folder)).toEqual([]);
  await other.end();
});

test('what was ordered before BACKUP_TO was taken away is done with, and nothing is made', async () => {
  const server = await aServer({});
  await makeBackup(server);
  expect(await server.platform.tasks.deadLetters()).toEqual([]);
  const { rows } = await server.platform.db.execute(
    sql`select state from tasks.job where name = 'platform.backup'`,
  );
  expect(rows).toEqual([{ state: 'completed' }]);
});

async function makeBackup(server: Awaited<ReturnType<typeof aServer>>) {
  const { platform } = server;
  await platform.tasks.prepare();
  await platform.tasks.enqueue(platform.db, { name: 'platform.backup', payload: z.object({}) }, {});
  await server.runTasks();
}

async function aServer(settings: Record<string, string>) {
  const server = await startTestServer(settings, {});
  onTestFinished(() => server.drop());
  return server;
}

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mihna-backups-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
