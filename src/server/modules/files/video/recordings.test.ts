import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import type { Server } from '#server/compose.ts';
import { claimFile } from '#server/modules/files/service.ts';
import { send } from '#support/client.ts';
import { aCandidate } from '#support/people.ts';
import { startSecondServer, testServer } from '#support/test-server.ts';
import { aRecording } from '#support/videos.ts';

const server = testServer();
type Headers = Record<string, string>;

test('a recording arrives in pieces, goes on where it stopped, and is stored once', async () => {
  const headers = bearer(await aCandidate(server()));
  const { id } = await begin(headers);
  const bytes = aRecording();
  expect((await append(id, 0, bytes.subarray(0, 10_000), headers)).status).toBe(204);
  const wrong = await append(id, 20_000, bytes.subarray(20_000), headers);
  expect([wrong.status, wrong.headers.get('upload-offset')]).toEqual([409, '10000']);
  const head = await request('HEAD', `/api/recordings/${id}`, headers);
  expect(head.headers.get('upload-offset')).toBe('10000');
  await append(id, 10_000, bytes.subarray(10_000), headers);
  const early = await complete(id, bytes.length + 1, headers);
  expect(early.status).toBe(409);
  const [done, again] = [
    await complete(id, bytes.length, headers),
    await complete(id, bytes.length, headers),
  ];
  expect(done.status).toBe(200);
  expect(done.body.data).toMatchObject({ seconds: expect.closeTo(3, 1) });
  expect(again.body.path).toBe(done.body.path);
});

test('a piece whose connection breaks counts as far as it came', async () => {
  const headers = bearer(await aCandidate(server()));
  const { id } = await begin(headers);
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new Uint8Array(500));
    },
    pull(controller) {
      controller.error(new Error('the line is gone'));
    },
  });
  await Promise.resolve(
    server().app.request(`http://localhost:3000/api/recordings/${id}`, {
      method: 'PATCH',
      headers: { ...headers, 'upload-offset': '0' },
      body,
      duplex: 'half',
    } as RequestInit),
  ).catch(() => undefined);
  const head = await request('HEAD', `/api/recordings/${id}`, headers);
  expect(Number(head.headers.get('upload-offset'))).toBeLessThanOrEqual(500);
  expect(head.status).toBe(204);
});

test('only one piece is written at a time', async () => {
  const headers = bearer(await aCandidate(server()));
  const { id } = await begin(headers);
  const bytes = new Uint8Array(200_000);
  const answers = await Promise.all([append(id, 0, bytes, headers), append(id, 0, bytes, headers)]);
  expect(answers.map((answer) => answer.status).sort()).toEqual([204, 409]);
});

test('of pieces for the same offset at two processes one counts, and the other is told where to go on', async () => {
  const second = await startSecondServer(server());
  onTestFinished(() => second.stop());
  const headers = bearer(await aCandidate(server()));
  const { id } = await begin(headers);
  await server().runTasks();
  const before = await storedParts();
  const bytes = aRecording();
  const first = bytes.subarray(0, 10_000);
  const answers = await Promise.all([append(id, 0, first, headers), append(id, 0, first, headers, second)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
  expect(answers.map((answer) => answer.headers.get('upload-offset'))).toEqual(['10000', '10000']);
  await append(id, 10_000, bytes.subarray(10_000), headers, second);
  const done = await Promise.all([
    complete(id, bytes.length, headers),
    complete(id, bytes.length, headers, second),
  ]);
  expect(done.map(({ status }) => status)).toEqual([200, 200]);
  expect(done[0]?.body.path).toBe(done[1]?.body.path);
  await server().runTasks();
  expect(await storedParts()).toEqual(before);
});

test('what a crash cut off is left out by the sender', async () => {
  const headers = bearer(await aCandidate(server()));
  const { id } = await begin(headers);
  const bytes = aRecording();
  await append(id, 0, Buffer.concat([bytes, bytes.subarray(5000, 9000)]), headers);
  const { status, body } = await complete(id, bytes.length, headers);
  expect([status, body.seconds]).toEqual([200, expect.closeTo(3, 1)]);
});

test("Z4: another person's recording does not exist, for any method", async () => {
  const { id } = await begin(bearer(await aCandidate(server())));
  for (const headers of [bearer(await aCandidate(server())), {}]) {
    const statuses = [
      (await request('HEAD', `/api/recordings/${id}`, headers)).status,
      (await append(id, 0, new Uint8Array(10), headers)).status,
      (await complete(id, 0, headers)).status,
      (await request('DELETE', `/api/recordings/${id}`, headers)).status,
    ];
    expect(statuses).toEqual([404, 404, 404, 404]);
  }
});

test('before sign-up the ticket of the first answer opens the recording, and registering claims the video', async () => {
  const { id, ticket } = await begin({});
  const headers = { 'upload-ticket': ticket ?? '' };
  const bytes = aRecording();
  expect((await append(id, 0, bytes, { 'upload-ticket': 'another-ticket-of-some-length' })).status).toBe(404);
  await append(id, 0, bytes, headers);
  const { body } = await complete(id, bytes.length, headers);
  expect(body.path).toMatch(/\?ticket=/);
  const person = await aCandidate(server());
  const claim = { path: body.path, kind: 'video', ownerId: person.accountId } as const;
  expect(await claimFile(server().systemContext('test'), claim)).toMatchObject({ ownerId: person.accountId });
});

test('a sender that never heard of the end asks again, and is told that every byte is there', async () => {
  const headers = bearer(await aCandidate(server()));
  const { id } = await begin(headers);
  const bytes = aRecording();
  await append(id, 0, bytes, headers);
  const done = await complete(id, bytes.length, headers);
  expect(done.body.size).not.toBe(bytes.length);
  const head = await request('HEAD', `/api/recordings/${id}`, headers);
  expect(head.headers.get('upload-offset')).toBe(String(bytes.length));
});

test('a retake removes the recording and its stored video', async () => {
  const person = await aCandidate(server());
  const { id } = await begin(bearer(person));
  const bytes = aRecording();
  await append(id, 0, bytes, bearer(person));
  const { body } = await complete(id, bytes.length, bearer(person));
  expect((await request('DELETE', `/api/recordings/${id}`, bearer(person))).status).toBe(204);
  expect((await send(server(), 'GET', `/api/${body.path}`, person)).status).toBe(404);
});

test('a recording that nobody went on with is gone after 48 hours', async () => {
  const headers = bearer(await aCandidate(server()));
  const { id } = await begin(headers);
  await append(id, 0, new Uint8Array(10), headers);
  expect(await storedParts()).not.toEqual([]);
  server().clock.advance(49 * 3_600_000);
  const sweep = { name: 'files.sweep-unclaimed', payload: z.object({}) };
  await server().platform.tasks.enqueue(server().platform.db, sweep, {});
  await server().runTasks();
  expect((await request('HEAD', `/api/recordings/${id}`, headers)).status).toBe(404);
  expect(await storedParts()).toEqual([]);
});

async function storedParts(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of server().platform.storage.list()) if (key.endsWith('.part')) keys.push(key);
  return keys;
}

function bearer(person: { token: string }): Headers {
  return { authorization: `Bearer ${person.token}` };
}

async function begin(headers: Headers): Promise<{ id: string; ticket?: string }> {
  const answer = await send(server(), 'POST', '/api/recordings', { headers });
  expect(answer.status).toBe(201);
  return answer.body;
}

function append(
  id: string,
  offset: number,
  bytes: Uint8Array,
  headers: Headers,
  at: Pick<Server, 'app'> = server(),
): Promise<Response> {
  return request(
    'PATCH',
    `/api/recordings/${id}`,
    { ...headers, 'upload-offset': String(offset) },
    bytes,
    at,
  );
}

function complete(id: string, size: number, headers: Headers, at: Pick<Server, 'app'> = server()) {
  return send(at, 'POST', `/api/recordings/${id}/completion`, {
    headers: { ...headers, 'upload-length': String(size) },
  });
}

async function request(
  method: string,
  path: string,
  headers: Headers,
  body?: Uint8Array,
  at: Pick<Server, 'app'> = server(),
): Promise<Response> {
  const init = { method, headers, body: body ? new Uint8Array(body) : undefined };
  return at.app.request(`http://localhost:3000${path}`, init);
}
