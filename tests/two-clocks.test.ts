import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Server } from '#server/compose.ts';
import { fixedClock } from '#server/platform/clock.ts';
import { send } from '#support/client.ts';
import { aCandidate, type Person } from '#support/people.ts';
import { startSecondServer, testServer } from '#support/test-server.ts';
import { webhookReceiver } from '#support/webhook-receiver.ts';
import { webhooksOn } from '#support/webhooks.ts';

const server = testServer({ RATE_LIMITS: '1', WEBHOOK_NETWORKS: '127.0.0.0/8' });
const receiver = webhookReceiver();
const { listening, setStatus } = webhooksOn(server, receiver);
const minute = 60_000;
const clock = fixedClock(new Date('2026-11-21T09:00:00Z'));
let behind: Server;

/** A second process, on a machine whose clock is two minutes behind. */
beforeAll(async () => {
  clock.set(new Date(server().clock.now().getTime() - 2 * minute));
  behind = await startSecondServer(server(), { clock });
});
afterAll(() => behind.stop());

const isSignedIn = async (at: Pick<Server, 'app'>, { token }: Person) =>
  (await send(at, 'GET', '/api/users', { token })).status === 200;

test('a session that begins at the process ahead is good at the one behind, and ends at both', async () => {
  const person = await aCandidate(server());
  expect(await isSignedIn(behind, person)).toBe(true);
  expect(await isSignedIn(server(), person)).toBe(true);
  const sessions = (await send(behind, 'GET', '/api/sessions', person)).body.data;
  expect(sessions).toHaveLength(1);
  expect((await send(behind, 'POST', '/api/logout', person)).status).toBe(200);
  expect(await isSignedIn(server(), person)).toBe(false);
});

test('wrong passwords are counted once for both', async () => {
  const { email } = await aCandidate(server());
  const body = { email, password: 'not the password' };
  const answers: number[] = [];
  for (let attempt = 0; attempt < 12; attempt += 1) {
    const at = attempt % 2 === 0 ? behind : server();
    answers.push((await send(at, 'POST', '/api/login', { body })).status);
  }
  expect(answers.slice(0, 10)).not.toContain(429);
  expect(answers.slice(10)).toEqual([429, 429]);
});

test('what the process behind is sending, the one ahead does not take for left behind', async () => {
  const { company, applicationId } = await listening();
  await setStatus(company, applicationId, 'Screened');
  for (const each of [clock, server().clock]) each.advance(3 * minute);
  await receiver().be('hang');
  const sending = behind.platform.tasks.runDue();
  await expect.poll(async () => (await server().platform.db.execute(underWay)).rowCount).toBe(1);
  // The same stream is woken again, and the process ahead is the one to take it.
  await setStatus(company, applicationId, 'Shortlisted');
  await server().runTasks();
  await receiver().be(200);
  await sending;
  const ids = (await receiver().received()).map(({ headers }) => headers['webhook-id']);
  expect(ids).toHaveLength(new Set(ids).size);
});

const underWay = sql`select from webhook_deliveries where claimed_until is not null`;
