import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { dayMs } from '#domain/time.ts';
import { failingDays, webhookTypes } from '#domain/webhooks.ts';
import { anApplication } from '#support/applications.ts';
import { anOpening } from '#support/openings.ts';
import { lettersTo } from '#support/outbox.ts';
import { aCandidate, aMember, password } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';
import { webhookReceiver } from '#support/webhook-receiver.ts';
import { kindsOf, verified, webhooksOn } from '#support/webhooks.ts';
import { wakeTask } from './task-names.ts';

const server = testServer({ WEBHOOK_NETWORKS: '127.0.0.0/8' });
const receiver = webhookReceiver();
const { call, heard, listening, setStatus } = webhooksOn(server, receiver);

test('what fails is tried again with growing pauses for three days, under the same id; what follows it waits', async () => {
  const { company, applicationId, id } = await listening();
  await receiver().be(500);
  await setStatus(company, applicationId, 'Shortlisted');
  await setStatus(company, applicationId, 'Offered');
  const tries = new Map<string, number>();
  const start = server().clock.now().getTime();
  for (let steps = 0; steps < 400 && tries.size < 2; steps += 1) {
    await server().runTasks();
    for (const { headers } of await receiver().received()) {
      const key = headers['webhook-id'] ?? '';
      tries.set(key, (tries.get(key) ?? 0) + 1);
    }
    server().clock.advance(steps < 60 ? 10_000 : 30 * 60_000);
  }
  expect([...tries.values()]).toEqual([11, 1]);
  const took = (server().clock.now().getTime() - start) / dayMs;
  expect(took).toBeGreaterThan(2.9);
  expect(took).toBeLessThan(3.3);
  await receiver().be(200);
  server().clock.advance(20 * 60_000);
  await server().runTasks();
  const { body } = await call(company, 'GET', `/${id}/deliveries`);
  const told = body.data.map(({ type, state }: { type: string; state: string }) => `${type} ${state}`);
  expect(told.toReversed().slice(0, 2)).toEqual(['application.moved failed', 'application.moved delivered']);
}, 120_000);

test('an endpoint that answers 410 is switched off at once, and its owners are written to', async () => {
  const { company, applicationId, id } = await listening();
  const colleague = await aMember(server(), company.companyId, 'owner');
  await receiver().be(410);
  await setStatus(company, applicationId, 'Shortlisted');
  await setStatus(company, applicationId, 'Offered');
  await server().runTasks();
  expect(await receiver().received()).toHaveLength(1);
  const { body } = await call(company, 'GET', '');
  expect(body.data).toMatchObject([{ id, state: 'gone' }]);
  const deliveries = await call(company, 'GET', `/${id}/deliveries`);
  expect(deliveries.body.data.map(({ state }: { state: string }) => state)).toEqual(['ended', 'failed']);
  for (const { email } of [company, colleague]) {
    const letters = (await lettersTo(server().platform.db, email)).filter(
      ({ kind }) => kind === 'webhook-ended',
    );
    expect(letters).toHaveLength(1);
    expect(letters[0]?.text).toContain('410');
  }
});

test('an endpoint that nothing reached for days is switched off; switched on again, it is sent all from a moment on', async () => {
  const { company, applicationId, id, secret } = await listening();
  await receiver().be('hang up');
  const since = server().clock.now();
  await setStatus(company, applicationId, 'Shortlisted');
  await server().runTasks();
  await server().platform.db.execute(
    sql`update webhook_endpoints set failing_since = ${new Date(since.getTime() - failingDays * dayMs).toISOString()}`,
  );
  server().clock.advance(10_000);
  await server().runTasks();
  expect((await call(company, 'GET', '')).body.data[0]).toMatchObject({ state: 'failing' });
  const letters = await lettersTo(server().platform.db, company.email);
  expect(letters.filter(({ kind }) => kind === 'webhook-ended')).toHaveLength(1);
  await setStatus(company, applicationId, 'Offered');
  expect((await call(company, 'POST', `/${id}/replay`, { from: since.toISOString() })).body.code).toBe(
    'WEBHOOK_OFF',
  );
  await receiver().be(200);
  await receiver().received();
  await call(company, 'PUT', `/${id}`, { url: receiver().url, events: webhookTypes, is_on: true, password });
  const again = await call(company, 'POST', `/${id}/replay`, { from: since.toISOString() });
  expect(again.body.count).toBe(1);
  expect((await heard(secret)).map(({ data }) => data.status)).toEqual(['Shortlisted']);
});

test('one that works again is failing no longer; one delivery is sent again by hand, under its id', async () => {
  const { company, applicationId, id, secret } = await listening();
  await receiver().be(500);
  await setStatus(company, applicationId, 'Shortlisted');
  await server().runTasks();
  expect((await call(company, 'GET', '')).body.data[0].failing_since).not.toBeNull();
  const [first] = await receiver().received();
  await receiver().be(200);
  server().clock.advance(10_000);
  await server().runTasks();
  expect((await call(company, 'GET', '')).body.data[0].failing_since).toBeNull();
  const { body } = await call(company, 'GET', `/${id}/deliveries?state=delivered`);
  expect([body.total, body.data[0].attempts]).toEqual([1, 2]);
  await receiver().received();
  expect((await call(company, 'POST', `/${id}/deliveries/${body.data[0].id}/replay`)).status).toBe(200);
  await server().runTasks();
  const [again] = await receiver().received();
  expect(again?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
  expect(again && verified(again, secret, server().clock.now()).type).toBe('application.moved');
});

test('an endpoint that is removed while it is reached takes the attempt along', async () => {
  const { company, applicationId, id } = await listening();
  await receiver().be('hang');
  await setStatus(company, applicationId, 'Shortlisted');
  const running = server().runTasks();
  await expect.poll(async () => (await receiver().received()).length).toBe(1);
  expect((await call(company, 'DELETE', `/${id}`)).status).toBe(200);
  await receiver().be(200);
  await running;
  expect((await server().platform.tasks.deadLetters()).map(({ task }) => task)).toEqual([]);
});

test('what a task left behind is gone on with', async () => {
  const { company, applicationId, secret } = await listening();
  await setStatus(company, applicationId, 'Shortlisted');
  const { tasks, db } = server().platform;
  await db.execute(sql`delete from tasks.job where name = 'webhooks.deliver'`);
  const wake = async () => {
    await tasks.enqueue(db, wakeTask, {});
    return kindsOf(await heard(secret));
  };
  expect(await wake()).toEqual([]);
  server().clock.advance(600_000);
  expect(await wake()).toEqual(['application.moved']);
});

test('who is killed while it sends is followed within half a minute', async () => {
  const { company, applicationId } = await listening();
  await receiver().be('hang');
  await setStatus(company, applicationId, 'Shortlisted');
  const { tasks, db } = server().platform;
  const arrived = async () => (await receiver().received()).length;
  const killed = tasks.runDue();
  await expect.poll(arrived).toBe(1);
  // What stays of it: a claim that ends by itself, and a task that nobody ends.
  await db.execute(sql`update webhook_deliveries set claimed_until = now() where claimed_until is not null`);
  server().clock.advance(30_000);
  const following = tasks.runDue();
  await expect.poll(arrived).toBe(1);
  await receiver().be(200);
  await Promise.all([killed, following]);
});

test('two at once send nothing twice', async () => {
  const { company, applicationId, secret } = await listening();
  await setStatus(company, applicationId, 'Shortlisted');
  const { tasks } = server().platform;
  await Promise.all([tasks.runDue(), tasks.runDue()]);
  expect(kindsOf(await heard(secret))).toEqual(['application.moved']);
});

test('a slow endpoint has two requests under way at most; what it was kept from follows', async () => {
  const { company, openingId, secret } = await listening();
  await receiver().be('hang');
  const openings = [
    openingId,
    await anOpening(server(), company.companyId),
    await anOpening(server(), company.companyId),
  ];
  for (const id of openings) await anApplication(server(), await aCandidate(server()), id);
  const { tasks } = server().platform;
  const running = [1, 2, 3].map(() => tasks.runDue());
  // The one that is not let in ends, and the two others wait for their answers.
  await Promise.race(running);
  await expect.poll(async () => (await server().platform.db.execute(underWay)).rowCount).toBe(2);
  await receiver().be(200);
  await Promise.all(running);
  expect(await receiver().received()).toHaveLength(2);
  server().clock.advance(10_000);
  expect(kindsOf(await heard(secret))).toEqual(['application.received']);
});

const underWay = sql`select from webhook_deliveries where claimed_until is not null`;

test('an answer is kept in its beginning, redirects are failures, a private network is refused', async () => {
  const { company, id } = await listening();
  await receiver().be('endless');
  await call(company, 'POST', `/${id}/test`);
  await server().runTasks();
  const last = async () => {
    const { body } = await call(company, 'GET', `/${id}/deliveries`);
    return (await call(company, 'GET', `/${id}/deliveries/${body.data[0].id}`)).body.data;
  };
  const { tries } = await last();
  expect([tries[0].status, tries[0].answer.length]).toEqual([200, 2000]);
  await receiver().be('redirect');
  await call(company, 'POST', `/${id}/test`);
  await server().runTasks();
  expect(await last()).toMatchObject({ state: 'waiting', tries: [{ status: 302 }] });
  await call(company, 'PUT', `/${id}`, {
    url: 'http://[::1]:9/',
    events: webhookTypes,
    is_on: true,
    password,
  }).then(({ body }) => expect(Object.keys(body.errors)).toEqual(['url']));
  await server().platform.db.execute(sql`update webhook_endpoints set url = 'http://10.0.0.1/'`);
  server().clock.advance(10_000);
  await server().runTasks();
  expect((await last()).tries[0]).toMatchObject({
    status: null,
    silence: 'private_network',
    detail: '10.0.0.1',
  });
});
