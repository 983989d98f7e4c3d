import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import { sweepKeysName } from '#server/modules/files/task-names.ts';
import type { Storage } from '#server/platform/storage.ts';
import { folderStorage } from '#server/platform/storage-folder.ts';
import { s3Storage } from '#server/platform/storage-s3.ts';
import { bucketStandIn } from '#support/bucket-stand-in.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';
import { keepBuild } from './keep-build.ts';

const day = 86_400_000;
const script = 'export const answer = 42;'.repeat(100);
const older = {
  'search-Ab12Cd34.js': script,
  'search-Ab12Cd34.css': '.search {}',
  'face-Ab12Cd34.woff2': 'f',
  'ar/texts-Ab12Cd34.js': "export const answer = 'اثنان وأربعون';",
};
const newer = { 'search-Zz98Yy76.js': 'export const answer = 43;', 'face-Ab12Cd34.woff2': 'f' };

describe.each([
  ['folder', async () => folderStorage(aFolder())],
  ['bucket', aBucket],
])('in a %s', (_name, open) => {
  test('a process answers the files of the builds before and after its own, each in its forms', async () => {
    const server = await aServer(await open());
    await keepBuild(server.platform, aBuild(older));
    await keepBuild(server.platform, aBuild(newer));
    const plain = await ask(server, '/assets/search-Ab12Cd34.js');
    expect(await plain.text()).toBe(script);
    expect(Object.fromEntries(plain.headers)).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-length': String(script.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': expect.stringContaining("script-src 'self'"),
      vary: 'Accept-Encoding',
    });
    const packed = await ask(server, '/assets/search-Ab12Cd34.js', { 'accept-encoding': 'gzip, br' });
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(Buffer.from(await packed.arrayBuffer())).toEqual(gzipSync(script));
    const style = await ask(server, '/assets/search-Ab12Cd34.css', { 'accept-encoding': 'br' });
    expect([style.headers.get('content-encoding'), await style.text()]).toEqual([null, '.search {}']);
    expect(await (await ask(server, '/assets/search-Zz98Yy76.js')).text()).toContain('43');
    expect(await (await ask(server, '/assets/face-Ab12Cd34.woff2')).text()).toBe('f');
    expect(await (await ask(server, '/assets/ar/texts-Ab12Cd34.js')).text()).toContain('اثنان');
  });

  test('a build is kept once, for 30 days after the last process that ran it', async () => {
    const storage = await open();
    const server = await aServer(storage);
    const folder = aBuild(older);
    await keepBuild(server.platform, folder);
    const [pack] = await keysOf(storage);
    server.clock.advance(29 * day);
    await keepBuild(server.platform, folder);
    await sweep(server);
    expect(await keysOf(storage)).toEqual([pack]);
    server.clock.advance(29 * day);
    await sweep(server);
    expect((await ask(server, '/assets/search-Ab12Cd34.js')).status).toBe(200);
    server.clock.advance(day);
    await sweep(server);
    expect((await ask(server, '/assets/search-Ab12Cd34.js')).status).toBe(404);
    expect(await keysOf(storage)).toEqual([]);
  });
});

test('what no build had is not there, and neither is anything else of the storage', async () => {
  const storage = folderStorage(aFolder());
  const server = await aServer(storage);
  await keepBuild(server.platform, aBuild(older));
  const [pack = ''] = await keysOf(storage);
  for (const path of [
    '/assets/search-Ab12Cd35.js',
    '/assets/search-Ab12Cd34.js.gz',
    `/assets/${pack}`,
    '/assets/..%2finstallation',
    '/assets/%00.js',
    '/assets/',
  ]) {
    const response = await ask(server, path);
    expect([path, response.status, response.headers.get('cache-control')]).toEqual([path, 404, 'no-store']);
  }
});

test('a build whose content is gone, as after a restore, is not there until it is kept again', async () => {
  const storage = folderStorage(aFolder());
  const server = await aServer(storage);
  const folder = aBuild(older);
  await keepBuild(server.platform, folder);
  const [pack = ''] = await keysOf(storage);
  await storage.delete(pack);
  expect((await ask(server, '/assets/search-Ab12Cd34.js')).status).toBe(404);
  await keepBuild(server.platform, folder);
  expect((await ask(server, '/assets/search-Ab12Cd34.js')).status).toBe(200);
});

test('two processes of one build that begin at once keep it, and what one made for nothing goes', async () => {
  const storage = folderStorage(aFolder());
  const server = await aServer(storage);
  const folder = aBuild(older);
  await Promise.all([keepBuild(server.platform, folder), keepBuild(server.platform, folder)]);
  expect(await (await ask(server, '/assets/search-Ab12Cd34.js')).text()).toBe(script);
  server.clock.advance(31 * day);
  await sweep(server);
  expect(await keysOf(storage)).toEqual([]);
});

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'mihna-builds-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function aBucket(): Promise<Storage> {
  const bucket = createServer(bucketStandIn());
  await new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void bucket.close());
  const settings = {
    endpoint: `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId: 'key', secretAccessKey: 'secret' },
  };
  return s3Storage({ bucket: 'files', settings }, aFolder());
}

async function aServer(storage: Storage): Promise<TestServer> {
  const server = await startTestServer({}, { storage });
  onTestFinished(server.drop);
  return server;
}

/** A folder as the build leaves it, with what is large enough compressed beside it. */
function aBuild(files: Record<string, string>): string {
  const folder = aFolder();
  mkdirSync(join(folder, 'assets/ar'), { recursive: true });
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(join(folder, 'assets', name), content);
    if (content.length > 1024) writeFileSync(join(folder, 'assets', `${name}.gz`), gzipSync(content));
  }
  writeFileSync(join(folder, 'offline.html'), 'offline');
  return folder;
}

function ask({ app }: TestServer, path: string, headers: Record<string, string> = {}): Promise<Response> {
  return Promise.resolve(app.request(`http://localhost:3000${path}`, { headers }));
}

async function keysOf(storage: Storage): Promise<string[]> {
  const keys = [];
  for await (const { key } of storage.list()) keys.push(key);
  return keys;
}

async function sweep(server: TestServer): Promise<void> {
  await server.platform.tasks.enqueue(server.platform.db, sweepKeysName, {});
  await server.runTasks();
}
