import { expect, test } from 'vitest';
import { limitRead } from '#server/platform/limit-reads.ts';
import { send } from '#support/client.ts';
import { aCandidate, anAdmin, anApprovedCompany, aSuperadmin } from '#support/people.ts';
import { startTestServer, testServer } from '#support/test-server.ts';

const strict = { RATE_LIMITS: '1', TRUST_PROXY: 'on' };
const server = testServer(strict);
const today = '2026-11-21';
const fair = { range: '203.0.113.9/24', day: today, reason: 'Job fair at the university' };

const check = (ip: string, at = server()) =>
  send(at, 'POST', '/api/company/v1/email-checker', {
    body: { email: 'x@example.com' },
    headers: { 'x-forwarded-for': ip },
  });

test('limits by address are lifted for a range and a day, and come back when the lift is removed', async () => {
  const admin = await anAdmin(server());
  await exhaust('203.0.113.20');
  await exhaust('198.51.100.20');
  expect((await send(server(), 'POST', '/api/limit_lifts', { ...admin, body: fair })).status).toBe(200);
  expect((await check('203.0.113.20')).status).not.toBe(429);
  expect((await check('198.51.100.20')).status).toBe(429);
  const list = await send(server(), 'GET', '/api/limit_lifts', admin);
  expect(list.body.data).toMatchObject([
    {
      range: '203.0.113.0/24',
      day: today,
      reason: fair.reason,
      state: 'active',
      created_by: 'Admin',
      removed_by: null,
    },
  ]);
  const superadmin = await aSuperadmin(server());
  const remove = () => send(server(), 'DELETE', `/api/limit_lifts/${list.body.data[0].id}`, superadmin);
  expect((await remove()).status).toBe(200);
  expect((await check('203.0.113.20')).status).toBe(429);
  expect((await remove()).status).toBe(404);
  const after = await send(server(), 'GET', '/api/limit_lifts', admin);
  expect(after.body.data).toMatchObject([
    { state: 'removed', removed_by: 'Superadmin', removed_at: expect.any(String) },
  ]);
});

test('a lift holds on its day of Qatar alone, and ends by itself', async () => {
  const admin = await anAdmin(server());
  const body = { ...fair, range: '192.0.2.0/24', day: '2026-11-22' };
  await send(server(), 'POST', '/api/limit_lifts', { ...admin, body });
  server().clock.set(new Date('2026-11-21T20:59:00Z'));
  await exhaust('192.0.2.1');
  server().clock.set(new Date('2026-11-21T21:00:00Z'));
  await exhaust('198.51.100.21');
  for (let count = 0; count < 60; count += 1) expect((await check('192.0.2.2')).status).not.toBe(429);
  server().clock.set(new Date('2026-11-22T21:00:00Z'));
  await exhaust('192.0.2.3');
  const { body: list } = await send(server(), 'GET', '/api/limit_lifts', admin);
  expect(list.data.map(({ state }: { state: string }) => state)).toContain('ended');
  server().clock.set(new Date('2026-11-21T09:00:00Z'));
});

test('another process hears of a lift within seconds, for calls and for reads', async () => {
  const admin = await anAdmin(server());
  const body = { ...fair, range: '2001:db8:7::/48' };
  const reader = server().systemContext('a crowd');
  reader.request = { ...reader.request, ip: '2001:db8:7::1' };
  expect(() => {
    for (let reads = 0; reads < 3001; reads += 1) limitRead(reader);
  }).toThrow();
  await exhaust('2001:db8:7::1');
  // As another process would: nothing tells this one.
  await server().platform.db.execute(
    `insert into limit_lifts (range, day, reason, created_at) values ('${body.range}', '${today}', 'x', now())`,
  );
  await expect
    .poll(() => check('2001:db8:7::1').then(({ status }) => status), { timeout: 10_000 })
    .not.toBe(429);
  await expect.poll(() => passes(() => limitRead(reader)), { timeout: 10_000 }).toBe(true);
  expect((await send(server(), 'GET', '/api/limit_lifts', admin)).body.data).toContainEqual(
    expect.objectContaining({ range: body.range, created_by: null }),
  );
});

test.each([
  [{ range: '10.0.0.0/16' }, { range: '10.0.0.0/15' }, 'A range may be at most /16, or /32 of IPv6'],
  [{ range: '2001:db8::/32' }, { range: '2001:d00::/31' }, 'A range may be at most /16, or /32 of IPv6'],
  [
    { range: '203.0.113.7' },
    { range: '203.0.113.300' },
    'Please enter an address or a range, such as 203.0.113.0/24',
  ],
  [{ day: today }, { day: '2026-11-20' }, 'Choose today or a day of the next two months'],
  [{ day: '2027-01-20' }, { day: '2027-01-21' }, 'Choose today or a day of the next two months'],
  [{ day: today }, { day: '2026-11-31' }, 'Please enter a valid date'],
  [{ reason: 'x'.repeat(200) }, { reason: 'x'.repeat(201) }, 'Maximum 200 character'],
  [{ reason: 'x' }, { reason: ' ' }, 'This value is required'],
])('%o is taken, %o refused', async (taken, refused, words) => {
  const admin = await anAdmin(server());
  const post = (part: object) =>
    send(server(), 'POST', '/api/limit_lifts', { ...admin, body: { ...fair, ...part } });
  expect((await post(taken)).status).toBe(200);
  const answer = await post(refused);
  expect([answer.status, answer.body.errors]).toEqual([422, { [Object.keys(refused)[0] ?? '']: [words] }]);
});

test('candidates and companies neither read nor lift limits', async () => {
  for (const person of [await aCandidate(server()), await anApprovedCompany(server())]) {
    expect((await send(server(), 'GET', '/api/limit_lifts', person)).status).toBe(403);
    expect((await send(server(), 'POST', '/api/limit_lifts', { ...person, body: fair })).status).toBe(403);
  }
});

test('what an account is limited to stays, wherever it signs in from', async () => {
  const own = await startTestServer(strict);
  try {
    const admin = await anAdmin(own);
    const candidate = await aCandidate(own);
    await send(own, 'POST', '/api/limit_lifts', { ...admin, body: fair });
    const statuses = new Set<number>();
    for (let count = 0; count < 11; count += 1) {
      const body = { email: candidate.email, password: 'wrong-password-1' };
      const headers = { 'x-forwarded-for': '203.0.113.8' };
      statuses.add((await send(own, 'POST', '/api/login', { body, headers })).status);
    }
    expect(statuses).toContain(429);
  } finally {
    await own.drop();
  }
});

async function exhaust(ip: string): Promise<void> {
  await expect.poll(() => check(ip).then(({ status }) => status), { interval: 0, timeout: 20_000 }).toBe(429);
}

function passes(work: () => void): boolean {
  try {
    work();
    return true;
  } catch {
    return false; // Refused still.
  }
}
