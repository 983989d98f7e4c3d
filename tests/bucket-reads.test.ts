import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStorage } from '#server/platform/storage-from-url.ts';
import { bucketStandIn } from '#support/bucket-stand-in.ts';
import { send } from '#support/client.ts';
import { aCandidate, type Person } from '#support/people.ts';
import { startTestServer } from '#support/test-server.ts';
import { aPdf, aPicture, upload } from '#support/uploads.ts';

let late = 0;
const key = { id: 'key', secret: 'secret' };
const bucket = createServer(bucketStandIn({ key, now: () => Date.now() + late }));
let origin: string;
let server: Awaited<ReturnType<typeof startTestServer>>;
let candidate: Person;
let path: string;

beforeAll(async () => {
  bucket.listen(0, '127.0.0.1');
  await once(bucket, 'listening');
  origin = `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`;
  const endpoint = encodeURIComponent(origin);
  const url = `s3://key:secret@bucket?endpoint=${endpoint}&forcePathStyle=true&reads=${endpoint}`;
  const storage = createStorage({ url, dataFolder: join(tmpdir(), `mihna-reads-${process.pid}`) });
  server = await startTestServer({}, { storage });
  candidate = await aCandidate(server);
  path = `/api/${(await upload(server, '/api/files/v1/cv-upload', aPdf(), candidate)).body.path}`;
});
afterAll(async () => {
  await server.drop();
  bucket.closeAllConnections();
  bucket.close();
});

const opened = { 'sec-fetch-mode': 'navigate' };
const readAs = (who: object, headers: Record<string, string>, at = path) =>
  send(server, 'GET', at, { ...who, headers });

test('whoever may read a private file is sent to the bucket, for a minute, under the name it was given', async () => {
  const { status, headers } = await readAs(candidate, opened);
  expect([status, headers.get('cache-control'), headers.get('referrer-policy')]).toEqual([
    302,
    'private, no-store',
    'no-referrer',
  ]);
  const address = new URL(headers.get('location') ?? '');
  expect([address.origin, address.searchParams.get('X-Amz-Expires')]).toEqual([origin, '60']);
  const read = await fetch(address);
  expect([read.status, read.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(read.headers.get('content-disposition')).toMatch(/^attachment; filename="/);
  expect(await read.text()).toContain('%PDF-');
  late = 61_000;
  expect((await fetch(address)).status).toBe(403);
  late = 0;
});

test('an address reads its own file, under its own name, and nothing else', async () => {
  const address = (await readAs(candidate, opened)).headers.get('location') ?? '';
  const changed = [
    address.replace(/\.pdf\?/, '.png?'),
    address.replace('attachment', 'inline'),
    address.replace('X-Amz-Expires=60', 'X-Amz-Expires=6000'),
  ];
  for (const other of changed) {
    expect(other).not.toBe(address);
    expect((await fetch(other)).status).toBe(403);
  }
});

test('for everybody else the file does not exist', async () => {
  for (const caller of [{}, await aCandidate(server)]) {
    const { status, headers } = await readAs(caller, opened);
    expect([status, headers.get('location')]).toEqual([404, null]);
  }
});

test('scripts, programs, questions for the length and public pictures are answered here', async () => {
  expect((await readAs(candidate, { 'sec-fetch-mode': 'cors' })).status).toBe(200);
  expect((await readAs(candidate, {})).status).toBe(200);
  expect((await send(server, 'HEAD', path, { ...candidate, headers: opened })).status).toBe(200);
  const picture = await upload(server, '/api/files/v1/profile-picture', await aPicture(), candidate);
  expect((await readAs({}, { 'sec-fetch-mode': 'no-cors' }, `/${picture.body.path}`)).status).toBe(200);
});
