import { expect, test } from 'vitest';
import { send } from '#support/client.ts';
import { aCandidate, anAdmin, anApprovedCompany } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';
import { aPdf, upload } from '#support/uploads.ts';
import { recordedKeys } from './key-queries.ts';
import { findFile } from './queries.ts';
import { claimFile, copyFile, releaseFile } from './service.ts';

const server = testServer();

test('F9: only its owner and admins read a private file; for others it does not exist', async () => {
  const person = await aCandidate(server());
  const path = await aStoredCv(person);
  const statuses = [];
  for (const caller of [
    person,
    await anAdmin(server()),
    {},
    await aCandidate(server()),
    await anApprovedCompany(server()),
  ])
    statuses.push((await send(server(), 'GET', path, caller)).status);
  expect(statuses).toEqual([200, 200, 404, 404, 404]);
});

test('Z6: a foreign file and one that does not exist answer alike', async () => {
  const path = await aStoredCv(await aCandidate(server()));
  const nowhere = '/api/files/00000000-0000-4000-8000-000000000000';
  const answers = [await send(server(), 'GET', path), await send(server(), 'GET', nowhere)];
  const [foreign, absent] = answers.map(({ status, body }) => ({ status, ...body, request_id: '' }));
  expect(foreign).toEqual(absent);
});

test('F7: a private file is a download that nothing stores, frames or sniffs', async () => {
  const person = await aCandidate(server());
  const { headers } = await send(server(), 'GET', await aStoredCv(person), person);
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-disposition')).toMatch(/^attachment/);
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  expect(headers.get('access-control-allow-origin')).toBeNull();
});

test('F8: nothing but stored files is reached', async () => {
  for (const path of [
    '/uploads/..%2f..%2fpackage.json',
    '/api/files/..%2f..%2fetc%2fpasswd',
    '/api/files/%00',
    '/api/files/..%5c..%5cx',
    '/api/files/',
  ]) {
    const { status, body } = await send(server(), 'GET', path);
    // The pages answer what is nobody's path; the tests' page stands for their not-found screen.
    expect(status === 404 || body === 'a page').toBe(true);
  }
});

test('ranges: pieces, the tail, past the end, and other content', async () => {
  const person = await aCandidate(server());
  const path = await aStoredCv(person);
  const whole = await send(server(), 'GET', path, person);
  const size = Number(whole.headers.get('content-length'));
  const read = (range: string, extra: Record<string, string> = {}) =>
    send(server(), 'GET', path, { ...person, headers: { range, ...extra } });
  const first = await read('bytes=0-4');
  expect([first.status, first.body, first.headers.get('content-range')]).toEqual([
    206,
    '%PDF-',
    `bytes 0-4/${size}`,
  ]);
  expect((await read('bytes=-6')).body).toBe('%%EOF\n');
  const beyond = await read(`bytes=${size}-`);
  expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${size}`]);
  const etag = whole.headers.get('etag') ?? '';
  expect((await read('bytes=0-4', { 'if-range': etag })).status).toBe(206);
  expect((await read('bytes=0-4', { 'if-range': '"other"' })).status).toBe(200);
  const head = await send(server(), 'HEAD', path, person);
  expect([head.status, head.headers.get('content-length')]).toEqual([200, String(size)]);
});

test('F13: what nobody claims is gone after a day, what is claimed stays', async () => {
  const person = await aCandidate(server());
  const path = await aStoredCv(person);
  const unclaimed = (await upload(server(), '/api/files/v1/cv-upload', aPdf())).body.path as string;
  server().clock.advance(25 * 3_600_000);
  await server().platform.tasks.enqueue(server().platform.db, sweep, {});
  await server().runTasks();
  expect((await send(server(), 'GET', path, person)).status).toBe(200);
  expect((await send(server(), 'GET', `/api/${unclaimed}`)).status).toBe(404);
  expect(await countStored()).toBe(await countKnown());
});

test('F13: a released file is gone at once, but not the copy that a record keeps', async () => {
  const person = await aCandidate(server());
  const id = (await aStoredCv(person)).split('/').at(-1) ?? '';
  const copy = await server()
    .systemContext('test')
    .inTransaction((context) => copyFile(context, { fileId: id, ownerId: person.accountId }));
  const original = await findFile(server().platform.db, id);
  const release = (fileId: string) =>
    server()
      .systemContext('test')
      .inTransaction((context) => releaseFile(context, fileId));
  await release(id);
  await server().runTasks();
  expect((await send(server(), 'GET', `/api/files/${id}`, person)).status).toBe(404);
  expect((await send(server(), 'GET', `/api/files/${copy.id}`, person)).status).toBe(200);
  await release(copy.id);
  await server().runTasks();
  expect(await server().platform.storage.exists(original?.storageKey ?? '')).toBe(false);
});

async function aStoredCv(person: { token: string; accountId: string }): Promise<string> {
  const { body } = await upload(server(), '/api/files/v1/cv-upload', aPdf(), person);
  await claimFile(server().systemContext('test'), { path: body.path, kind: 'cv', ownerId: person.accountId });
  return `/api/${body.path}`;
}

const sweep = { name: 'files.sweep-unclaimed', payload: (await import('zod')).z.object({}) };

async function storedKeys(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of server().platform.storage.list()) keys.push(key);
  return keys;
}

async function countStored(): Promise<number> {
  return (await storedKeys()).length;
}

async function countKnown(): Promise<number> {
  return (await recordedKeys(server().platform.db, await storedKeys())).size;
}
