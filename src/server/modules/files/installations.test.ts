import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { intendKey } from '#server/modules/files/keys-service.ts';
import { isOwnUnmarked } from '#server/modules/files/ownership-service.ts';
import { settleInstallation } from '#server/platform/installation.ts';
import { newStorageKey, type Storage } from '#server/platform/storage.ts';
import { folderStorage } from '#server/platform/storage-folder.ts';
import { send } from '#support/client.ts';
import { aCandidate, anAdmin } from '#support/people.ts';
import { startTestServer, type TestParts, type TestServer } from '#support/test-server.ts';
import { aPdf, upload } from '#support/uploads.ts';
import { sweepNames } from './task-names.ts';

const hour = 3_600_000;

test('a second database on the same storage erases and moves nothing, whatever it sweeps', async () => {
  const { folder, storage } = aFolder();
  const first = await aServer(storage);
  for (let count = 0; count < 3; count += 1) await anUpload(first);
  const before = filesIn(folder);
  expect(before.length).toBeGreaterThanOrEqual(3);
  const second = await aServer(folderStorage(folder), { isSettled: false });
  for (const name of before) age(join(folder, name), 72);
  await sweep(second);
  expect(filesIn(folder)).toEqual(before);
  const { token } = await anAdmin(second);
  const { body } = await send(second, 'GET', '/api/admin_dashboard', { token });
  expect(body.data.storage).toMatchObject({ is_ours: false, set_aside: { files: 0 } });
  // The owner of the storage finds all of it its own.
  await sweep(first);
  expect(filesIn(folder)).toEqual(before);
});

test('a start on the storage of another is refused in words, and goes on once told to take it over', async () => {
  const { folder, storage } = aFolder();
  const first = await aServer(storage);
  await anUpload(first);
  const mark = (await storage.readMark()) ?? '';
  await expect(aServer(folderStorage(folder))).rejects.toThrow(`ADOPT_STORAGE=${mark}`);
  await expect(aServer(folderStorage(folder), {}, { ADOPT_STORAGE: 'something' })).rejects.toThrow(mark);
  const second = await aServer(folderStorage(folder), {}, { ADOPT_STORAGE: mark });
  await settle(second);
  // Who had it before finds out, and is told the mark of today.
  await expect(settle(first)).rejects.toThrow(`ADOPT_STORAGE=${await storage.readMark()}`);
  for (const name of filesIn(folder)) age(join(folder, name), 72);
  const before = filesIn(folder);
  await sweep(first);
  expect(filesIn(folder)).toEqual(before);
});

test('a database that was restored from a dump takes the storage when told, not by itself', async () => {
  const { storage } = aFolder();
  const server = await aServer(storage);
  await server.platform.db.execute(sql`update installation set home = '7.5'`);
  await expect(settle(server)).rejects.toThrow(/restored from the copy of another.*ADOPT_STORAGE=/);
});

test('a storage that lost its mark is not taken for ours: a disk may not be mounted', async () => {
  const { folder, storage } = aFolder();
  const server = await aServer(storage);
  await anUpload(server);
  rmSync(join(folder, 'installation'));
  await expect(settle(server)).rejects.toThrow(/mounted.*ADOPT_STORAGE=unmarked/);
});

test('a database of before the mark knows its own files, and nobody else’s', async () => {
  const { folder, storage } = aFolder();
  const server = await aServer(storage);
  await anUpload(server);
  const asBefore = async ({ platform }: TestServer) => {
    rmSync(join(folder, 'installation'), { force: true });
    await platform.db.execute(sql`delete from installation`);
  };
  await asBefore(server);
  const stranger = await aServer(folderStorage(folder), { isSettled: false });
  await expect(settle(stranger)).rejects.toThrow('not the ones that this database knows');
  await settle(server);
  expect(await storage.readMark()).toBeTruthy();
});

test('what an upload left that never came to an end goes by its record, a day later', async () => {
  const { storage } = aFolder();
  const server = await aServer(storage);
  const key = newStorageKey('pdf');
  await intendKey(server.platform, key);
  await storage.put(key, Buffer.from('half'), { contentType: 'application/pdf' });
  await sweep(server, 23);
  expect(await storage.exists(key)).toBe(true);
  await sweep(server, 2);
  expect(await storage.exists(key)).toBe(false);
});

test('what no record names lies aside for 14 days, where administrators read of it', async () => {
  const { folder, storage } = aFolder();
  const server = await aServer(storage);
  const path = `/api/${await anUpload(server)}`;
  const [unknown, young] = [newStorageKey('pdf'), newStorageKey('pdf')];
  for (const key of [unknown, young])
    await storage.put(key, Buffer.from('unknown'), { contentType: 'application/pdf' });
  for (const name of filesIn(folder)) if (!name.includes(young)) age(join(folder, name), 25);
  await sweep(server);
  expect(filesIn(folder)).toContain(`aside/2026-11-21/${unknown}`);
  expect(await storage.exists(young)).toBe(true);
  const { token } = await anAdmin(server);
  const { body } = await send(server, 'GET', '/api/admin_dashboard', { token });
  expect(body.data.storage).toMatchObject({
    is_ours: true,
    set_aside: { files: 1, bytes: 7, goes_from: '2026-12-05T09:00:00.000Z' },
  });
  expect((await send(server, 'GET', path, { token })).status).toBe(200);
  await sweep(server, 13 * 24);
  expect(filesIn(folder)).toContain(`aside/2026-11-21/${unknown}`);
  await sweep(server, 25);
  expect(filesIn(folder).join()).not.toContain(unknown);
});

function aFolder(): { folder: string; storage: Storage } {
  const folder = mkdtempSync(join(tmpdir(), 'mihna-storage-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return { folder, storage: folderStorage(folder) };
}

async function aServer(storage: Storage, parts: TestParts = {}, settings = {}): Promise<TestServer> {
  const server = await startTestServer(settings, { storage, ...parts });
  onTestFinished(() => server.drop());
  return server;
}

function settle({ platform }: TestServer): Promise<void> {
  return settleInstallation(platform, isOwnUnmarked);
}

async function anUpload(server: TestServer): Promise<string> {
  const { body } = await upload(server, '/api/files/v1/cv-upload', aPdf(), await aCandidate(server));
  return body.path;
}

async function sweep(server: TestServer, hours = 0): Promise<void> {
  server.clock.advance(hours * hour);
  const { db, tasks } = server.platform;
  for (const task of sweepNames) await tasks.enqueue(db, task, {});
  await server.runTasks();
}

function filesIn(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true }).map(String);
  return names
    .filter((name) => statSync(join(folder, name)).isFile() && !name.startsWith('temporary'))
    .sort();
}

function age(path: string, hours: number): void {
  const then = new Date(Date.now() - hours * hour);
  utimesSync(path, then, then);
}
