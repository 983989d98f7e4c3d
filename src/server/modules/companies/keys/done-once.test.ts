import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { dayMs } from '#domain/time.ts';
import { listCalls } from '#server/platform/registry.ts';
import { send } from '#support/client.ts';
import { aKey } from '#support/keys.ts';
import { anOpening } from '#support/openings.ts';
import { anApprovedCompany, type CompanyPerson } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();
const replayed = 'idempotency-replayed';

let owner: CompanyPerson;
let opening: string;
let key: string;
beforeEach(async () => {
  owner = await anApprovedCompany(server());
  opening = await anOpening(server(), owner.companyId);
  ({ key } = await aKey(server(), owner, { scopes: ['openings:write', 'messages:write'] }));
});

interface Sent {
  body?: object;
  path?: string;
  token?: string;
  headers?: Record<string, string>;
}

const write = (value: string, { body = {}, path, token = key, headers }: Sent = {}) =>
  send(server(), 'POST', path ?? `/api/job_opening/${opening}/duplicate`, {
    token,
    body,
    headers: { 'idempotency-key': value, ...headers },
  });

async function openings(): Promise<number> {
  const { rows } = await server().platform.db.execute<{ count: number }>(
    sql`select count(*)::int as count from job_openings where company_id = ${owner.companyId}`,
  );
  return rows[0]?.count ?? 0;
}

async function kept(): Promise<{ status: number | null; answer: string | null }[]> {
  const { rows } = await server().platform.db.execute<{ status: number | null; answer: string | null }>(
    sql`select status, answer from kept_answers order by created_at, id`,
  );
  return rows;
}

async function attemptId(): Promise<string | undefined> {
  const { rows } = await server().platform.db.execute<{ id: string }>(
    sql`select id from kept_answers where status is null`,
  );
  return rows[0]?.id;
}

/** No opening is written until what is answered is called. */
async function holdOpenings(): Promise<() => Promise<void>> {
  const other = new Client(server().connection);
  await other.connect();
  await other.query('begin; lock table job_openings in exclusive mode');
  return () => other.end();
}

test('the same write under the same value is answered the same again and done once', async () => {
  const before = await openings();
  const first = await write('one');
  expect([first.status, first.headers.get(replayed)]).toEqual([200, null]);
  const again = await write('"one"', { headers: { 'accept-language': 'fr' } });
  expect([again.status, again.headers.get(replayed)]).toEqual([200, 'true']);
  expect(again.body).toEqual(first.body);
  expect(again.headers.get('content-type')).toBe(first.headers.get('content-type'));
  expect(again.headers.get('ratelimit-remaining')).not.toBeNull();
  expect(await openings()).toBe(before + 1);
  await write('another');
  expect(await openings()).toBe(before + 2);
});

test('another body or another call under a value that was used is refused', async () => {
  const body = { name: 'Hello', text: 'Hello' };
  const path = '/api/message_templates';
  expect((await write('used', { path, body })).status).toBe(200);
  const other = await write('used', { path, body: { ...body, text: 'Good day' } });
  expect([other.status, other.body.code]).toEqual([422, 'IDEMPOTENCY_KEY_USED']);
  expect((await write('used')).body.code).toBe('IDEMPOTENCY_KEY_USED');
  const elsewhere = await anOpening(server(), owner.companyId);
  await write('of an address');
  const moved = await write('of an address', { path: `/api/job_opening/${elsewhere}/duplicate` });
  expect(moved.body.code).toBe('IDEMPOTENCY_KEY_USED');
});

test('a refusal is kept whole; one key’s values are no other’s', async () => {
  const path = '/api/message_templates';
  const first = await write('refused', { path, body: { name: '' } });
  expect(first.status).toBe(422);
  const again = await write('refused', { path, body: { name: '' } });
  expect([again.status, again.headers.get(replayed), again.body]).toEqual([422, 'true', first.body]);
  const other = await aKey(server(), owner, { scopes: ['messages:write'] });
  const own = await write('refused', { path, body: { name: '' }, token: other.key });
  expect([own.status, own.headers.get(replayed)]).toEqual([422, null]);
});

test('the web client’s own transport is the same call', async () => {
  const rpc = () =>
    write('by rpc', { path: '/api/rpc/jobOpenings/duplicate', body: { json: { id: opening } } });
  const before = await openings();
  const first = await rpc();
  const again = await rpc();
  expect([again.status, again.headers.get(replayed), again.body]).toEqual([200, 'true', first.body]);
  expect(await openings()).toBe(before + 1);
});

test('of two at once one is done; the other is told to come again, and then gets the answer', async () => {
  const before = await openings();
  const release = await holdOpenings();
  const first = write('at once');
  await vi.waitFor(async () => expect((await kept()).at(-1)?.status).toBeNull());
  const second = await write('at once');
  expect([second.status, second.body.code]).toEqual([409, 'IDEMPOTENCY_KEY_RUNNING']);
  expect(Number(second.headers.get('retry-after'))).toBeGreaterThan(0);
  const other = await write('at once', { path: '/api/message_templates' });
  expect(other.body.code).toBe('IDEMPOTENCY_KEY_USED');
  await release();
  const answer = await first;
  expect(answer.status).toBe(200);
  expect((await write('at once')).body).toEqual(answer.body);
  expect(await openings()).toBe(before + 1);
  const many = await Promise.all(Array.from({ length: 8 }, () => write('eight at once')));
  expect(many.every(({ status }) => status === 200 || status === 409)).toBe(true);
  expect(await openings()).toBe(before + 2);
});

test('the answer is kept with what was written or not at all; what failed is tried again', async () => {
  const before = await openings();
  const { db } = server().platform;
  await db.execute(sql`create function no_answer() returns trigger language plpgsql as
    $$ begin raise exception 'no answer is kept'; end $$`);
  await db.execute(sql`create trigger no_answer before update on kept_answers
    for each row execute function no_answer()`);
  const failed = await write('failed');
  expect([failed.status, failed.body.code]).toEqual([500, 'INTERNAL']);
  expect(await openings()).toBe(before);
  await db.execute(sql`drop trigger no_answer on kept_answers`);
  const done = await write('failed');
  expect([done.status, done.headers.get(replayed)]).toEqual([200, null]);
  expect(await openings()).toBe(before + 1);
});

test('what broke off with its process is let in again after two minutes, and the late one writes nothing', async () => {
  const before = await openings();
  const release = await holdOpenings();
  const late = write('broken off');
  await vi.waitFor(async () => expect((await kept()).at(-1)?.status).toBeNull());
  server().clock.advance(119_000);
  expect((await write('broken off')).status).toBe(409);
  server().clock.advance(2000);
  const id = await attemptId();
  const next = write('broken off');
  await vi.waitFor(async () => expect(await attemptId()).not.toBe(id));
  await release();
  const answers = await Promise.all([late, next]);
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
    [409, 'IDEMPOTENCY_KEY_RUNNING'],
    [200, undefined],
  ]);
  expect(await openings()).toBe(before + 1);
});

test('without a key, for reads, and before a call is let in, the header is nothing', async () => {
  const before = (await kept()).length;
  const session = await write('of a person', { token: owner.token });
  expect(session.status).toBe(200);
  expect((await write('of a person', { token: owner.token })).headers.get(replayed)).toBeNull();
  const path = '/api/job_application_views';
  const scope = await write('no scope', { path, body: { name: 'Best', filter: {} } });
  expect(scope.body.code).toBe('KEY_SCOPE');
  expect(await kept()).toHaveLength(before);
  expect((await write('x'.repeat(256))).body.errors).toHaveProperty('Idempotency-Key');
});

test('an answer is sealed, lasts a day, and is swept', async () => {
  await write('for a day');
  const stored = JSON.stringify(await kept());
  expect(stored).not.toContain('job_title');
  server().clock.advance(dayMs - 1000);
  expect((await write('for a day')).headers.get(replayed)).toBe('true');
  server().clock.advance(2000);
  const before = await openings();
  expect((await write('for a day')).headers.get(replayed)).toBeNull();
  expect(await openings()).toBe(before + 1);
  server().clock.advance(dayMs + 1000);
  const { tasks, db } = server().platform;
  await tasks.enqueue(db, { name: 'platform.sweep-answers', payload: z.object({}) }, {});
  await server().runTasks();
  expect(await kept()).toEqual([]);
});

test('the description names the header at each write of a key, and at nothing else', async () => {
  const { body } = await send(server(), 'GET', '/api/openapi.json');
  for (const { method, path, keyScope } of listCalls()) {
    const { parameters = [] } = body.paths[path.replace(/^\/api/, '')][method.toLowerCase()];
    const names = parameters.map(({ name }: { name: string }) => name);
    const takes = method !== 'GET' && keyScope.endsWith(':write');
    expect([`${method} ${path}`, names.includes('Idempotency-Key')]).toEqual([`${method} ${path}`, takes]);
  }
});
