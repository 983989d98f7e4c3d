import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { appendFile, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bucketStandIn } from '#support/bucket-stand-in.ts';
import { newStorageKey, type Storage, StoredFileMissing } from './storage.ts';
import { folderStorage } from './storage-folder.ts';
import { createStorage } from './storage-from-url.ts';

const pdf = { contentType: 'application/pdf' };
let folder: string;
let server: Server;
const storages: Record<string, Storage> = {};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storage-'));
  server = createServer(bucketStandIn({ key: { id: 'key', secret: 'secret' }, page: 2 })).listen(
    0,
    '127.0.0.1',
  );
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The stand-in has no port');
  const endpoint = encodeURIComponent(`http://127.0.0.1:${address.port}`);
  storages.folder = createStorage({ dataFolder: folder });
  storages.bucket = createStorage({
    url: process.env.TEST_STORAGE_URL ?? `s3://key:secret@bucket?endpoint=${endpoint}&forcePathStyle=true`,
    dataFolder: join(folder, 'bucket'),
  });
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
});

describe.each(['folder', 'bucket'])('a %s', (kind) => {
  const storage = () => storages[kind] as Storage;
  const put = async (content: string) => {
    const key = newStorageKey('pdf');
    await storage().put(key, Buffer.from(content), pdf);
    return key;
  };

  test('gives back what was stored, from bytes and from a stream', async () => {
    expect(await text(await storage().stream(await put('some bytes')))).toBe('some bytes');
    const key = newStorageKey('mp4');
    const content = Buffer.alloc(12_000_000, 'video');
    const pieces = Array.from({ length: 12 }, (_, index) => content.subarray(index * 1e6, (index + 1) * 1e6));
    await storage().put(key, Readable.from(pieces), { contentType: 'video/mp4', size: content.length });
    expect((await buffer(await storage().stream(key))).equals(content)).toBe(true);
    expect(await storage().head(key)).toMatchObject({ key, size: content.length });
  });

  test('reads a range, both ends included', async () => {
    const key = await put('0123456789');
    expect(await text(await storage().stream(key, { start: 2, end: 4 }))).toBe('234');
    expect(await text(await storage().stream(key, { start: 7 }))).toBe('789');
  });

  test('refuses content of another size than announced and keeps nothing of it', async () => {
    const key = newStorageKey('pdf');
    await expect(storage().put(key, Buffer.from('12345'), { ...pdf, size: 6 })).rejects.toThrow(
      '5 bytes where 6',
    );
    expect(await storage().exists(key)).toBe(false);
  });

  test('keeps nothing of an upload that breaks off', async () => {
    const key = newStorageKey('pdf');
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('half');
        throw new Error('connection lost');
      })(),
    );
    await expect(storage().put(key, broken, pdf)).rejects.toThrow('connection lost');
    expect(await storage().exists(key)).toBe(false);
  });

  test('says when a file is missing, and deletes it twice without complaint', async () => {
    const key = await put('short-lived');
    expect(await storage().exists(key)).toBe(true);
    await storage().delete(key);
    await storage().delete(key);
    expect(await storage().exists(key)).toBe(false);
    expect(await storage().head(key)).toBeUndefined();
    await expect(storage().stream(key)).rejects.toBeInstanceOf(StoredFileMissing);
  });

  test('lists what it holds in the order of the keys, all of it or what follows a key', async () => {
    const made = [await put('one'), await put('two'), await put('three')].toSorted();
    const keys = async (after?: string) => {
      const found: string[] = [];
      for await (const file of storage().list(after)) found.push(file.key);
      return found;
    };
    await storage().writable();
    const all = await keys();
    expect(all).toEqual(all.toSorted());
    expect(all.filter((key) => made.includes(key))).toEqual(made);
    expect(await keys(made[1])).toEqual(all.slice(all.indexOf(made[1] ?? '') + 1));
  });

  test('takes a file aside, out of its place and of every list, and erases it there', async () => {
    const key = await put('unknown');
    await storage().setAside(key, '2026-11-21');
    expect(await storage().exists(key)).toBe(false);
    for await (const file of storage().list()) expect(file.key).not.toContain(key);
    // Both again: a sweep that was cut short begins anew.
    await storage().setAside(key, '2026-11-21');
    await storage().eraseAside(key, '2026-11-21');
    await storage().eraseAside(key, '2026-11-21');
    await expect(storage().setAside(key, '../..')).rejects.toThrow('malformed');
  });

  test('carries the mark of one installation, until another replaces it knowingly', async () => {
    expect(await storage().readMark()).toBeUndefined();
    expect(await Promise.all([storage().mark('first'), storage().mark('first')])).toEqual(['first', 'first']);
    expect(await storage().mark('second')).toBe('first');
    expect(await storage().mark('second', { replaces: true })).toBe('second');
    expect(await storage().readMark()).toBe('second');
    for await (const file of storage().list()) expect(file.key).not.toBe('installation');
  });

  test.each([
    '../etc/passwd',
    '/etc/passwd',
    'ab/cd/../x.pdf',
    'ab\\cd',
    'ab/cd/x.pdf',
    '',
    'ab/cd/%2e%2e.pdf',
    'a\0b',
  ])('F8: never follows the key %j', async (key) => {
    await expect(storage().stream(key)).rejects.toThrow('malformed');
    await expect(storage().put(key, Buffer.from('x'), pdf)).rejects.toThrow('malformed');
    await expect(storage().delete(key)).rejects.toThrow('malformed');
  });

  test('adopts a temporary file that was appended to', async () => {
    const path = await storage().temporary();
    await appendFile(path, 'first ');
    await appendFile(path, 'second');
    const key = newStorageKey('mp4');
    await storage().adopt(key, path, { contentType: 'video/mp4', size: 12 });
    expect(await text(await storage().stream(key))).toBe('first second');
    await expect(stat(path)).rejects.toThrow('ENOENT');
  });

  test('sweeps temporary files that ended processes left behind, and only those', async () => {
    const own = await storage().temporary();
    const temporary = dirname(own);
    const others = createStorage(
      kind === 'folder'
        ? { dataFolder: folder }
        : { url: 's3://key:secret@bucket', dataFolder: dirname(temporary) },
    );
    const living = await others.temporary();
    const left = join(temporary, `${randomUUID()}.${randomUUID()}`);
    const nobodys = join(temporary, randomUUID());
    for (const path of [left, nobodys]) await writeFile(path, 'left');
    const agoOf = (hours: number) => new Date(Date.now() - hours * 3_600_000);
    for (const path of [own, living, left, nobodys]) await utimes(path, agoOf(3), agoOf(3));
    expect(await storage().sweepTemporary(agoOf(1))).toBe(1);
    await expect(stat(left)).rejects.toThrow('ENOENT');
    for (const path of [own, nobodys]) await utimes(path, agoOf(50), agoOf(50));
    await utimes(living, new Date(0), new Date(0));
    expect(await storage().sweepTemporary(agoOf(1))).toBe(2);
    expect((await stat(living)).size).toBe(0);
  });
});

test('whether a bucket can be written is asked without writing', async () => {
  const asked: (string | undefined)[] = [];
  const note = ({ method }: { method?: string | undefined }) => void asked.push(method);
  server.on('request', note);
  await storages.bucket?.writable();
  server.off('request', note);
  expect(asked).toEqual(['HEAD']);
});

test('F5: a stored file is private to the process, under a random name', async () => {
  const key = newStorageKey('pdf');
  await storages.folder?.put(key, Buffer.from('private'), pdf);
  const path = join(folder, 'files', key);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect(await readFile(path, 'utf8')).toBe('private');
  expect(newStorageKey('pdf')).not.toBe(key);
});

test('F6: a refused upload leaves no temporary file behind', async () => {
  const root = join(folder, 'clean');
  await expect(
    folderStorage(root).put(newStorageKey('pdf'), Buffer.from('1'), { ...pdf, size: 2 }),
  ).rejects.toThrow();
  expect(await readdir(join(root, 'temporary'))).toEqual([]);
});

test('C4: below the floor of free space uploads are refused', async () => {
  const full = folderStorage(join(folder, 'full'), Number.MAX_SAFE_INTEGER);
  const key = newStorageKey('pdf');
  await expect(full.put(key, Buffer.from('x'), pdf)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await expect(full.writable()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});
