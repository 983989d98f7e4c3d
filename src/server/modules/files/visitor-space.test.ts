import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { send } from '#support/client.ts';
import { aCandidate } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';
import { aPdf, upload } from '#support/uploads.ts';
import { sweepNames } from './task-names.ts';

const server = testServer({ TRUST_PROXY: 'on' });
const mebibyte = 1024 * 1024;
const cvPath = '/api/files/v1/cv-upload';

afterEach(() => {
  vi.restoreAllMocks();
});

test('what the visitors of one address store is bounded, whatever the others do', async () => {
  freeSpace(1024 ** 4);
  const first = await upload(server(), cvPath, aPdf(), from('192.0.2.1'));
  expect(first.status).toBe(200);
  await server().platform.db.execute(sql`update files set size = ${2 * 1024 ** 3 - 1}`);
  const refused = await upload(server(), cvPath, aPdf(), from('192.0.2.1'));
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '600']);
  expect((await piece(await begin('192.0.2.1'), '192.0.2.1')).status).toBe(429);
  expect((await upload(server(), cvPath, aPdf(), from('192.0.2.2'))).status).toBe(200);
  expect((await upload(server(), cvPath, aPdf(), await aCandidate(server()))).status).toBe(200);
  await sweepAfter(2.2);
  expect((await send(server(), 'GET', `/api/${first.body.path}`)).status).toBe(404);
  expect((await upload(server(), cvPath, aPdf(), from('192.0.2.1'))).status).toBe(200);
});

test('all visitors together store at most a quarter of the free space', async () => {
  await sweepAfter(2.2);
  // With what is held, a quarter is some 280 MB.
  freeSpace(840 * mebibyte);
  const recording = await begin('192.0.2.10');
  expect((await piece(recording, '192.0.2.10', 30 * mebibyte)).status).toBe(204);
  await server().platform.db.execute(sql`
    insert into files (kind, storage_key, content_type, size, address_hash)
    values ('video', 'x', 'video/mp4', ${260 * mebibyte}, 'somebody else')`);
  const refused = await piece(recording, '192.0.2.10', 10 * mebibyte, 30 * mebibyte);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '600']);
  const candidate = await aCandidate(server());
  expect((await upload(server(), cvPath, aPdf(), candidate)).status).toBe(200);
});

test('pieces that arrive at the same time do not pass the bound together', async () => {
  await sweepAfter(2.2);
  freeSpace(400 * mebibyte);
  const recordings = await Promise.all(Array.from({ length: 6 }, () => begin('192.0.2.20')));
  await Promise.all(recordings.map((recording) => piece(recording, '192.0.2.20', 30 * mebibyte)));
  const { rows } = await server().platform.db.execute<{ bytes: string }>(
    sql`select coalesce(sum(received_bytes), 0) as bytes from recordings where owner_id is null`,
  );
  expect(Number(rows[0]?.bytes)).toBeLessThanOrEqual((400 / 3) * mebibyte);
});

test('a recording without an account is gone after two hours, one of an account is not', async () => {
  freeSpace(1024 ** 4);
  const visitors = await begin('192.0.2.30');
  const candidate = await aCandidate(server());
  const own = await send(server(), 'POST', '/api/recordings', candidate);
  await sweepAfter(2.2);
  const head = (id: string, headers: Record<string, string>) =>
    server().app.request(`http://localhost:3000/api/recordings/${id}`, { method: 'HEAD', headers });
  expect((await head(visitors.id, { 'upload-ticket': visitors.ticket })).status).toBe(404);
  expect((await head(own.body.id, { authorization: `Bearer ${candidate.token}` })).status).toBe(204);
});

test('a full disk refuses uploads and nothing else', async () => {
  const candidate = await aCandidate(server());
  const own = await send(server(), 'POST', '/api/recordings', candidate);
  const before = temporaryFiles();
  freeSpace(0);
  const refusals = [
    await upload(server(), cvPath, aPdf(), candidate),
    await upload(server(), '/api/files/v1/profile-picture', Buffer.from('x'), candidate),
    await send(server(), 'POST', '/api/recordings', candidate),
    await server().app.request(`http://localhost:3000/api/recordings/${own.body.id}`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${candidate.token}`, 'upload-offset': '0' },
      body: 'a piece',
    }),
  ];
  expect(refusals.map(({ status }) => status)).toEqual([503, 503, 503, 503]);
  expect(temporaryFiles()).toEqual(before);
  const title = await send(server(), 'PUT', '/api/candidate/1', { ...candidate, body: { title: 'Diver' } });
  expect(title.status).toBe(200);
  expect((await send(server(), 'GET', '/api/jobs_pool')).status).toBe(200);
  expect((await send(server(), 'GET', '/readyz')).status).toBe(200);
});

test('what a killed process left is swept within the hour, what grows stays', async () => {
  const left = join(folder(), 'temporary', `${randomUUID()}.${randomUUID()}`);
  writeFileSync(left, 'left');
  const growing = await server().platform.storage.temporary();
  for (const path of [left, growing]) age(path, 0.6);
  await sweepAfter(0);
  expect(existsSync(left)).toBe(false);
  expect(temporaryFiles()).toEqual([growing.split('/').at(-1)]);
});

function freeSpace(bytes: number): void {
  vi.spyOn(server().platform.storage, 'free').mockResolvedValue(bytes);
}

function from(address: string) {
  return { headers: { 'x-forwarded-for': address } };
}

async function begin(address: string): Promise<{ id: string; ticket: string }> {
  return (await send(server(), 'POST', '/api/recordings', from(address))).body;
}

function piece(
  { id, ticket }: { id: string; ticket: string },
  address: string,
  bytes = 100,
  offset = 0,
): Promise<Response> {
  const headers = {
    'upload-ticket': ticket,
    'upload-offset': String(offset),
    'content-length': String(bytes),
    'x-forwarded-for': address,
  };
  const init = { method: 'PATCH', headers, body: new Uint8Array(bytes) };
  return Promise.resolve(server().app.request(`http://localhost:3000/api/recordings/${id}`, init));
}

async function sweepAfter(hours: number): Promise<void> {
  server().clock.advance(hours * 3_600_000);
  for (const task of sweepNames) await server().platform.tasks.enqueue(server().platform.db, task, {});
  await server().runTasks();
}

function folder(): string {
  return join(server().platform.config.dataFolder, 'files');
}

function temporaryFiles(): string[] {
  return existsSync(join(folder(), 'temporary')) ? readdirSync(join(folder(), 'temporary')).sort() : [];
}

function age(path: string, hours: number): void {
  const then = new Date(Date.now() - hours * 3_600_000);
  utimesSync(path, then, then);
}
