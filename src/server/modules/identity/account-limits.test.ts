import { TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { limitAccount } from '#server/platform/limit-reads.ts';
import { send } from '#support/client.ts';
import { lettersTo } from '#support/outbox.ts';
import { aCandidate, password } from '#support/people.ts';
import { startTestServer, testServer } from '#support/test-server.ts';

const server = testServer({ RATE_LIMITS: '1', TRUST_PROXY: 'on' });
const minute = 60_000;

const post = (path: string, body: unknown, ip = '203.0.113.1', headers: Record<string, string> = {}) =>
  send(server(), 'POST', path, { body, headers: { 'x-forwarded-for': ip, ...headers } });
const login = (email: string, secret: string, ip?: string, headers?: Record<string, string>) =>
  post('/api/login', { email, password: secret }, ip, headers);
const statuses = async (times: number, attempt: () => Promise<{ status: number }>) => {
  const found: number[] = [];
  for (let time = 0; time < times; time += 1) found.push((await attempt()).status);
  return found;
};

test('R1: ten wrong passwords for an account, then 429 with Retry-After even for the right one, from anywhere', async () => {
  const { email } = await aCandidate(server());
  expect(await statuses(10, () => login(email, 'falcon-42', '198.51.100.1'))).toEqual(Array(10).fill(422));
  const refused = await login(email.toUpperCase(), password, '198.51.100.2');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBe(15 * 60);
  server().clock.advance(15 * minute);
  expect((await login(email, password, '198.51.100.2')).status).toBe(200);
});

test('R1: an unknown address is limited alike', async () => {
  const attempt = () => login('nobody@example.com', 'falcon-42', '198.51.100.3');
  expect((await statuses(11, attempt)).at(-1)).toBe(429);
});

test('R1: whoever goes on waits longer', async () => {
  const { email } = await aCandidate(server());
  await statuses(11, () => login(email, 'falcon-42', '198.51.100.4'));
  server().clock.advance(15 * minute);
  await statuses(10, () => login(email, 'falcon-42', '198.51.100.5'));
  server().clock.advance(15 * minute);
  const refused = await login(email, 'falcon-42', '198.51.100.6');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBe(30 * 60);
});

test('R1: a right password clears what came before it', async () => {
  const { email } = await aCandidate(server());
  await statuses(9, () => login(email, 'falcon-42', '198.51.100.7'));
  expect((await login(email, password, '198.51.100.7')).status).toBe(200);
  expect((await login(email, 'falcon-42', '198.51.100.7')).status).toBe(422);
});

test('R1: nobody can lock the owner out of a browser that the account knows', async () => {
  const { email } = await aCandidate(server());
  const first = await login(email, password, '198.51.100.8');
  const mark = /mihna_device=[\w-]+/.exec(first.headers.get('set-cookie') ?? '')?.[0] ?? '';
  await statuses(11, () => login(email, 'falcon-42', '198.51.100.9'));
  expect((await login(email, password, '198.51.100.9')).status).toBe(429);
  const own = { cookie: mark, origin: 'http://localhost:3000' };
  expect((await login(email, password, '198.51.100.8', own)).status).toBe(200);
});

test('R1: fifty attempts of an address in 15 minutes, then 429; a /64 of IPv6 counts as one', async () => {
  const found = await statuses(50, () => login('malformed', 'falcon-42', '2001:db8:1:2::1'));
  expect(found).toEqual(Array(50).fill(422));
  expect((await login('malformed', 'falcon-42', '2001:db8:1:2::ffff')).status).toBe(429);
  expect((await login('malformed', 'falcon-42', '2001:db8:1:3::1')).status).toBe(422);
});

test('R2: three codes an hour for an address, twenty requests an hour from one client', async () => {
  const { email } = await aCandidate(server());
  const forget = (ip: string) => post('/api/forgot-password', { email }, ip);
  expect(await statuses(4, () => forget('198.51.100.10'))).toEqual([200, 200, 200, 429]);
  expect((await forget('198.51.100.11')).status).toBe(429);
  await server().runTasks();
  expect(await lettersTo(server().platform.db, email)).toHaveLength(3);
  server().clock.advance(60 * minute);
  expect((await forget('198.51.100.11')).status).toBe(200);

  let number = 0;
  const any = () => post('/api/forgot-password', { email: `a${number++}@example.com` }, '198.51.100.12');
  expect((await statuses(21, any)).lastIndexOf(200)).toBe(19);
});

test('R2: three verification letters an hour, from the session or the sign-in', async () => {
  const { email, token } = await aCandidate(server(), { isVerified: false });
  const bySession = () => send(server(), 'POST', '/api/verify-email', { token });
  expect(await statuses(2, bySession)).toEqual([200, 200]);
  expect(await statuses(2, () => post('/api/verify-email', { email }))).toEqual([200, 429]);
});

test('R7: fifteen hundred calls of an account in five minutes, reads and writes; another account goes on', async () => {
  const strict = await startTestServer({ RATE_LIMITS: '1' });
  try {
    const [busy, other] = [await aCandidate(strict), await aCandidate(strict)];
    const context = strict.systemContext('a script');
    for (let calls = 0; calls < 1498; calls += 1)
      limitAccount({ ...context, actor: { role: 'candidate', accountId: busy.accountId } });
    expect((await send(strict, 'GET', '/api/users', busy)).status).toBe(200);
    expect((await send(strict, 'GET', '/api/jobs_pool', busy)).status).toBe(200);
    const write = await send(strict, 'PUT', '/api/candidate/1', { ...busy, body: { city: 'Doha' } });
    expect(write.status).toBe(429);
    expect(Number(write.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await send(strict, 'GET', '/api/users', other)).status).toBe(200);
    strict.clock.advance(5 * 60_000);
    expect((await send(strict, 'GET', '/api/users', busy)).status).toBe(200);
  } finally {
    await strict.drop();
  }
});

test('R3: twenty tries of codes an hour from one client', async () => {
  const attempt = () =>
    post('/api/reset-code-check', { email: 'a@example.com', token: 'AAAAAAAA' }, '198.51.100.13');
  const found = await statuses(21, attempt);
  expect(found.slice(0, 20)).toEqual(Array(20).fill(422));
  expect(found[20]).toBe(429);
});

test('R4: forty email checks a minute, two hundred an hour', async () => {
  const attempt = () => post('/api/company/v1/email-checker', { email: 'free@example.com' }, '198.51.100.14');
  expect(await statuses(41, attempt)).toEqual([...Array(40).fill(200), 429]);
  for (let round = 1; round < 5; round += 1) {
    server().clock.advance(minute);
    await statuses(40, attempt);
  }
  server().clock.advance(minute);
  expect(await statuses(1, attempt)).toEqual([429]);
});

test('W7: five tries of the old password in 15 minutes', async () => {
  const { token } = await aCandidate(server());
  const body = { old_password: 'falcon-42', new_password: 'pearl-dhow-monsoon' };
  const attempt = () => send(server(), 'POST', '/api/password-change-setting', { token, body });
  expect(await statuses(6, attempt)).toEqual([422, 422, 422, 422, 422, 429]);
});

test('R1: ten wrong codes of the second step are the last for a quarter of an hour, whatever the ticket', async () => {
  const { email, token } = await aCandidate(server());
  const own = { authorization: `Bearer ${token}` };
  const from = '198.51.100.77';
  const { secret } = (await post('/api/second_factor/totp', { password }, from, own)).body.data;
  const codeNow = () => new TOTP({ secret }).generate({ timestamp: server().clock.now().getTime() });
  await post('/api/second_factor/totp/confirmation', { code: codeNow() }, from, own);
  server().clock.advance(minute);
  const ticket = async () => (await login(email, password, from)).body.second_step.ticket;
  const tries = await ticket();
  const wrong = () => post('/api/login/second_step', { ticket: tries, code: 'WRONG' }, from);
  expect(await statuses(10, wrong)).toEqual(Array(10).fill(422));
  const late = await post('/api/login/second_step', { ticket: await ticket(), code: codeNow() }, from);
  expect(late.status).toBe(429);
  expect(Number(late.headers.get('retry-after'))).toBe(15 * 60);
  server().clock.advance(15 * minute);
  const again = await post('/api/login/second_step', { ticket: await ticket(), code: codeNow() }, from);
  expect(again.status).toBe(200);
});
