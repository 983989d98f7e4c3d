import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { migrateDatabase } from '#server/platform/database/migrate.ts';
import { newStorageKey, type Storage } from '#server/platform/storage.ts';
import { createStorage } from '#server/platform/storage-from-url.ts';
import { bucketStandIn } from '#support/bucket-stand-in.ts';
import { anEmptyPlace, ask, type EmptyPlace, filesOf, fingerprints, idOf } from '#support/places.ts';
import { moveInstallation } from './move.ts';

const tell = () => undefined;
const prepareTasks = async () => undefined;

test('database and files move into a database and a bucket, and belong to each other there alone', async () => {
  const [from, to, storage] = [await anInstallation(), await anEmptyPlace(), await aBucket()];
  const before = await idOf(from.connection);
  await moveInstallation({ from, to: { connection: to.connection, storage, prepareTasks } }, tell);
  expect(await fingerprints(to.connection)).toEqual(await fingerprints(from.connection));
  expect(await filesOf(storage)).toEqual(await filesOf(from.storage));
  expect(await storage.readMark()).toBe(await idOf(to.connection));
  expect(await idOf(to.connection)).not.toBe(before);
  expect(await from.storage.readMark()).toBe(before);
}, 60_000);

test('files alone move into a bucket and back into a folder', async () => {
  const [from, bucket, back] = [await anInstallation(), await aBucket(), await anEmptyPlace()];
  const files = await filesOf(from.storage);
  await moveInstallation({ from, to: { storage: bucket, prepareTasks } }, tell);
  expect(await bucket.readMark()).toBe(await idOf(from.connection));
  expect(await from.storage.readMark()).not.toBe(await idOf(from.connection));
  await moveInstallation(
    { from: { ...from, storage: bucket }, to: { storage: back.storage, prepareTasks } },
    tell,
  );
  expect(await filesOf(back.storage)).toEqual(files);
  expect(await back.storage.readMark()).toBe(await idOf(from.connection));
});

test('a database alone moves, and its storage goes with it', async () => {
  const [from, to] = [await anInstallation(), await anEmptyPlace()];
  await moveInstallation({ from, to: { connection: to.connection, prepareTasks } }, tell);
  expect(await from.storage.readMark()).toBe(await idOf(to.connection));
  expect(await from.storage.readMark()).not.toBe(await idOf(from.connection));
});

test('nothing moves while somebody is connected, nor over what is there', async () => {
  const [from, to] = [await anInstallation(), await anEmptyPlace()];
  const other = new pg.Client(from.connection);
  await other.connect();
  const move = { from, to: { connection: to.connection, prepareTasks } };
  await expect(moveInstallation(move, tell)).rejects.toThrow('Stop every process of the product first');
  await other.end();
  const { storage } = await anInstallation();
  await expect(moveInstallation({ from, to: { storage, prepareTasks } }, tell)).rejects.toThrow(
    'The storage is not empty',
  );
});

test('a move that breaks off changes nothing of what there was, and is done again', async () => {
  const [from, to] = [await anInstallation(), await anEmptyPlace()];
  const id = await idOf(from.connection);
  const breaking: Storage = { ...to.storage, put: () => Promise.reject(new Error('the network is gone')) };
  const move = (storage: Storage) =>
    moveInstallation({ from, to: { connection: to.connection, storage, prepareTasks } }, tell);
  await expect(move(breaking)).rejects.toThrow('the network is gone');
  expect([await idOf(from.connection), await from.storage.readMark()]).toEqual([id, id]);
  await move(to.storage);
  expect(await filesOf(to.storage)).toEqual(await filesOf(from.storage));
});

/** With an id, a name in Arabic and two files; nobody is connected. */
async function anInstallation(): Promise<EmptyPlace> {
  const place = await anEmptyPlace();
  await migrateDatabase(place.connection);
  await ask(
    place.connection,
    "insert into accounts (id, user_type, name, email, password_hash, created_at) values (gen_random_uuid(), 4, 'نورة', 'noora@example.qa', '-', now())",
  );
  await ask(place.connection, 'insert into installation (marked_at) values (now())');
  for (const content of ['one', 'two'])
    await place.storage.put(newStorageKey('pdf'), Buffer.from(content), { contentType: 'application/pdf' });
  await place.storage.mark(String(await idOf(place.connection)));
  return place;
}

async function aBucket(): Promise<Storage> {
  const server = createServer(bucketStandIn()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const dataFolder = await mkdtemp(join(tmpdir(), 'mihna-bucket-'));
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await rm(dataFolder, { recursive: true, force: true });
  });
  const { port } = server.address() as { port: number };
  const endpoint = encodeURIComponent(`http://127.0.0.1:${port}`);
  return createStorage({
    url: `s3://key:secret@bucket?endpoint=${endpoint}&forcePathStyle=true`,
    dataFolder,
  });
}
