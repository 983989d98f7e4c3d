import { expect, test } from 'vitest';
import { dayMs } from '#domain/time.ts';
import { sweepAlerts } from '#server/modules/alerts/tasks.ts';
import { send } from '#support/client.ts';
import { alertFilters, jobAlerts } from '#support/job-alerts.ts';
import { lettersTo, linkIn } from '#support/outbox.ts';
import { aCandidate } from '#support/people.ts';
import { startTestServer, testServer } from '#support/test-server.ts';

const server = testServer();
const { ask, confirm, tokenOf, publish, told } = jobAlerts(server);

test('a visitor confirms first, is told once, and ends it by the link without a session', async () => {
  const email = 'visitor.weaver@example.com';
  const answer = await ask(email, 'Weaver');
  expect(answer.body).toEqual({ status: 200, success: true });
  await publish('Silk Weaver');
  expect(await told(email)).toEqual([]);
  const token = await tokenOf(email);
  const visit = () => send(server(), 'GET', `/api/visitor_job_alerts?token=${token}`);
  expect((await visit()).body.data).toMatchObject({ alerts: [], confirms: 'Weaver jobs' });
  expect((await visit()).body.data.email).not.toBe(email);
  expect((await confirm(token)).body.data).toMatchObject({ confirms: null, alerts: [{ state: 'active' }] });
  await publish('Carpet Weaver');
  expect(await told(email)).toHaveLength(1);
  const [letter] = await told(email);
  if (!letter) throw new Error('The visitor was told nothing');
  const unsubscribe = linkIn(letter, '/unsubscribe');
  const ended = await server().app.request(unsubscribe, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(ended.status).toBe(200);
  await publish('Basket Weaver');
  expect(await told(email)).toHaveLength(1);
});

test('asking answers the same whoever it is, and writes to one address three times an hour at most', async () => {
  const person = await aCandidate(server());
  const [known, unknown] = [
    await ask(person.email, 'Miller'),
    await ask('nobody.miller@example.com', 'Miller'),
  ];
  expect(known.body).toEqual(unknown.body);
  const strict = await startTestServer({ RATE_LIMITS: '1' });
  try {
    const body = {
      email: 'flood@example.com',
      name: 'Miller',
      filters: alertFilters('Miller'),
      frequency: 'daily',
    };
    for (let count = 0; count < 5; count++)
      expect((await send(strict, 'POST', '/api/visitor_job_alerts', { body })).status).toBe(200);
    expect(await lettersTo(strict.platform.db, 'flood@example.com')).toHaveLength(3);
  } finally {
    await strict.drop();
  }
});

test('what a visitor with an account confirms is the account’s', async () => {
  const person = await aCandidate(server());
  await ask(person.email, 'Cooper');
  await confirm(await tokenOf(person.email));
  const own = await send(server(), 'GET', '/api/job_alerts', person);
  expect(own.body.data).toMatchObject([{ name: 'Cooper jobs', state: 'active' }]);
});

test('a request that nobody confirms goes after a week', async () => {
  const email = 'never@example.com';
  await ask(email, 'Tinker');
  const token = await tokenOf(email);
  const later = { now: () => new Date(server().clock.now().getTime() + 40 * dayMs) };
  await sweepAlerts.run({ ...server().systemContext('test'), clock: later }, {});
  expect((await send(server(), 'GET', `/api/visitor_job_alerts?token=${token}`)).status).toBe(410);
});

test('an alert that was ended by its link is kept again by it, and the confirming email speaks of no account', async () => {
  const email = 'glazier@example.com';
  await ask(email, 'Glazier');
  const token = await tokenOf(email);
  const confirmed = await send(server(), 'PUT', '/api/visitor_job_alerts/confirmation', {
    body: { token, is_confirmed: true },
  });
  const [alert] = confirmed.body.data.alerts;
  const path = `/api/visitor_job_alerts/${alert.id}/removal`;
  expect((await send(server(), 'POST', path, { body: { token } })).body.data.alerts).toEqual([]);
  const { name, filters, frequency } = alert;
  const kept = await send(server(), 'POST', '/api/visitor_job_alerts/kept', {
    body: { name, filters, frequency, token },
  });
  expect(kept.body.data.alerts).toMatchObject([{ name, filters, frequency, state: 'active' }]);
  const foreign = { name, filters, frequency, token: 'nonsense' };
  expect((await send(server(), 'POST', '/api/visitor_job_alerts/kept', { body: foreign })).status).toBe(410);
  const letter = (await lettersTo(server().platform.db, email)).find(
    ({ kind }) => kind === 'job-alert-confirm',
  );
  expect(letter?.text).toContain('somebody entered this address');
  expect(letter?.text).not.toContain('your account');
});
