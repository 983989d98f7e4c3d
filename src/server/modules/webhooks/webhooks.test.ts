import { sql } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import { webhookEvents } from '#contract/webhook-events.ts';
import { dayMs } from '#domain/time.ts';
import { failingDays, mostWebhooks, webhookTypes } from '#domain/webhooks.ts';
import { anApplication } from '#support/applications.ts';
import { send } from '#support/client.ts';
import { conversationsOn } from '#support/conversations.ts';
import { aMeeting, schedule } from '#support/interviews.ts';
import { anOpening } from '#support/openings.ts';
import { lettersTo } from '#support/outbox.ts';
import { aCandidate, aMember, anApprovedCompany, type CompanyPerson, password } from '#support/people.ts';
import { startTestServer, testServer } from '#support/test-server.ts';
import { webhookReceiver } from '#support/webhook-receiver.ts';
import { aWebhook, orderWebhook, verified, type WebhookDetails } from '#support/webhooks.ts';
import { wakeTask } from './task-names.ts';

const server = testServer({ WEBHOOK_NETWORKS: '127.0.0.0/8' });
const receiver = webhookReceiver();

afterEach(async () => {
  await receiver().be(200);
  await server().platform.db.execute(sql`delete from webhook_endpoints`);
  await server().runTasks();
  await receiver().received();
});

const endpoint = (owner: CompanyPerson, details: WebhookDetails = {}) =>
  aWebhook(server(), owner, { url: receiver().url, ...details });

const call = (owner: CompanyPerson, method: string, path: string, body?: object) =>
  send(server(), method, `/api/webhooks${path}`, {
    token: owner.token,
    body: method === 'GET' ? undefined : (body ?? {}),
  });

/** What the program heard since it was asked last, in its order. */
async function heard(secret: string) {
  await server().runTasks();
  return (await receiver().received()).map((request) => verified(request, secret, server().clock.now()));
}

const types = (events: { type: string }[]) => events.map(({ type }) => type);

/** A candidate who applied to a company that listens. */
async function listening(details: WebhookDetails = {}) {
  const meeting = await aMeeting(server());
  return { ...meeting, ...(await endpoint(meeting.company, details)) };
}

const setStatus = (company: CompanyPerson, id: string, status: string) =>
  send(server(), 'PUT', `/api/job_application/${id}`, { token: company.token, body: { status } });

test('the whole way of an application is told in its order, by ids alone, signed, each by its schema', async () => {
  const company = await anApprovedCompany(server());
  const { secret } = await endpoint(company);
  const openingId = await anOpening(server(), company.companyId, { status: 'Open' });
  const publish = (status: string) =>
    send(server(), 'PUT', `/api/job_opening/${openingId}/status`, { token: company.token, body: { status } });
  expect((await publish('Published')).status).toBe(200);
  const candidate = await aCandidate(server(), { name: 'Salma Nour' });
  const applicationId = await anApplication(server(), candidate, openingId);
  const { body } = await schedule(server(), { company, applicationId });
  const interviewId = body.data.id;
  await send(server(), 'POST', `/api/interview/${interviewId}/cancel`, {
    token: company.token,
    body: {},
  });
  await setStatus(company, applicationId, 'Hired');
  await publish('Closed');
  const events = await heard(secret);
  expect(types(events)).toEqual([
    ...['opening.published', 'application.received', 'interview.scheduled', 'interview.cancelled'],
    ...['application.moved', 'application.hired', 'opening.closed'],
  ]);
  for (const event of events) {
    const { body: schema } = webhookEvents[event.type as keyof typeof webhookEvents];
    expect(z.strictObject(schema.shape).parse(event)).toEqual(event);
  }
  expect(events[2].data).toEqual({
    ...{ interview_id: interviewId, application_id: applicationId, opening_id: openingId },
    starts_at: '2026-11-30T07:00:00.000Z',
  });
  expect(events[4].data).toMatchObject({ from_status: 'Pending', status: 'Hired' });
  expect(JSON.stringify(events)).not.toMatch(/Salma|@/);
});

test('interviews that are moved and take place are told, and messages of candidates, not the company’s own', async () => {
  const { company, candidate, applicationId, secret } = await listening();
  const { body } = await schedule(server(), { company, applicationId });
  const slots = [{ date: '2026-11-30', start_time: '12:00' }];
  const moved = await send(server(), 'PUT', `/api/interview/${body.data.id}`, {
    token: company.token,
    body: {
      ...{ slots, duration: 45, timezone: 'Asia/Qatar', type: 'video link' },
      place: 'https://meet.example.com/r',
      message: '',
      interviewers: [company.accountId],
    },
  });
  expect(moved.status).toBe(200);
  const talk = conversationsOn(server);
  const { body: opened } = await talk.open(company, candidate);
  await talk.write(company, opened.data.id, 'Good day');
  await talk.write(candidate, opened.data.id, 'I am on my way');
  const events = await heard(secret);
  expect(types(events)).toEqual(['interview.scheduled', 'interview.moved', 'message.received']);
  expect(events[2].data).toMatchObject({ conversation_id: opened.data.id, number: 2 });
  expect(JSON.stringify(events)).not.toContain('on my way');
  const hide = sql`update candidates set hidden_from_companies = array[${company.companyId}::uuid]
    where account_id = ${candidate.accountId}`;
  await server().platform.db.execute(hide);
  await talk.write(candidate, opened.data.id, 'And gone');
  expect(await heard(secret)).toEqual([]);
});

test('an endpoint hears of what it chose, of its own company, and nothing while it is off', async () => {
  const { company, applicationId, id, secret } = await listening({ events: ['application.hired'] });
  const other = await endpoint(await anApprovedCompany(server()));
  await setStatus(company, applicationId, 'Shortlisted');
  await setStatus(company, applicationId, 'Hired');
  expect(types(await heard(secret))).toEqual(['application.hired']);
  const off = { url: receiver().url, events: webhookTypes, is_on: false, password };
  expect((await call(company, 'PUT', `/${id}`, off)).status).toBe(200);
  await setStatus(company, applicationId, 'Rejected');
  expect(await heard(secret)).toEqual([]);
  expect((await call(company, 'POST', `/${id}/test`)).body.code).toBe('WEBHOOK_OFF');
  expect(other.id).not.toBe(id);
});

test('people are named where the owner wants it, as the company may know them now, and never in the log', async () => {
  const { company, candidate, openingId, id, secret, applicationId } = await listening({
    with_personal_data: true,
  });
  await setStatus(company, applicationId, 'Shortlisted');
  const [event] = await heard(secret);
  const { rows } = await server().platform.db.execute(
    sql`select email, name from accounts where id = ${candidate.accountId}`,
  );
  expect(event.data.candidate).toEqual({ id: candidate.accountId, ...rows[0] });
  const { body } = await call(company, 'GET', `/${id}/deliveries`);
  const one = await call(company, 'GET', `/${id}/deliveries/${body.data[0].id}`);
  expect(one.body.data).toMatchObject({
    state: 'delivered',
    tries: [{ status: 200, answer: '{"heard":true}' }],
  });
  expect(one.body.data.body).not.toContain('candidate');
  const { rows: kept } = await server().platform.db.execute(sql`select data::text from webhook_deliveries`);
  expect(JSON.stringify(kept)).not.toContain(candidate.accountId);
  await server().platform.db.execute(
    sql`update job_openings set blind_review = true where id = ${openingId}`,
  );
  await setStatus(company, applicationId, 'Pending');
  expect((await heard(secret))[0].data).not.toHaveProperty('candidate');
});

test('what is undone was never told: the event is written in the transaction of its cause', async () => {
  const { company, applicationId, secret } = await listening();
  const { db } = server().platform;
  await db.execute(sql`create function refuse_events() returns trigger language plpgsql as
    $$ begin raise exception 'no history'; end $$`);
  await db.execute(sql`create trigger refuse_events before insert on webhook_deliveries
    for each row execute function refuse_events()`);
  expect((await setStatus(company, applicationId, 'Shortlisted')).status).toBe(500);
  await db.execute(sql`drop trigger refuse_events on webhook_deliveries`);
  const { body } = await send(server(), 'GET', `/api/job_application/${applicationId}`, {
    token: company.token,
  });
  expect(body.data.status).toBe('Pending');
  expect(await heard(secret)).toEqual([]);
});

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
    return types(await heard(secret));
  };
  expect(await wake()).toEqual([]);
  server().clock.advance(600_000);
  expect(await wake()).toEqual(['application.moved']);
});

test('a new secret is told once; for a day both are good', async () => {
  const { company, id, secret } = await listening();
  const renewed = await call(company, 'POST', `/${id}/secret`, { password });
  expect(renewed.body.secret).not.toBe(secret);
  expect((await call(company, 'POST', `/${id}/secret`, { password: 'not-the-password' })).status).toBe(422);
  const both = async () => {
    await call(company, 'POST', `/${id}/test`);
    await server().runTasks();
    const [request] = await receiver().received();
    return [secret, renewed.body.secret].map((one) => {
      try {
        return request && verified(request, one, server().clock.now()).type;
      } catch {
        return 'not signed';
      }
    });
  };
  expect(await both()).toEqual(['webhook.test', 'webhook.test']);
  server().clock.advance(dayMs + 1000);
  expect(await both()).toEqual(['not signed', 'webhook.test']);
  const { rows } = await server().platform.db.execute(
    sql`select secret, former_secret from webhook_endpoints`,
  );
  expect(JSON.stringify(rows)).not.toContain('whsec_');
});

test('two at once send nothing twice, and a slow endpoint has two requests under way at most', async () => {
  const { company, applicationId, secret } = await listening();
  await setStatus(company, applicationId, 'Shortlisted');
  const { tasks } = server().platform;
  await Promise.all([tasks.runDue(), tasks.runDue()]);
  expect(types(await heard(secret))).toEqual(['application.moved']);
});

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

test('owners alone see and change endpoints, those of their own company, by their password; so many there are', async () => {
  const owner = await anApprovedCompany(server());
  const { id } = await endpoint(owner);
  const recruiter = await aMember(server(), owner.companyId, 'recruiter');
  expect((await call(recruiter as CompanyPerson, 'GET', '')).status).toBe(403);
  const stranger = await anApprovedCompany(server());
  for (const [method, path] of [
    ['GET', `/${id}/deliveries`],
    ['DELETE', `/${id}`],
    ['POST', `/${id}/test`],
    ['POST', `/${id}/replay`],
  ] as const)
    expect((await call(stranger, method, path, { from: '2026-11-01T00:00:00Z' })).status).toBe(404);
  const wrong = await orderWebhook(server(), owner, { url: 'ftp://x', events: [], password: '' });
  expect(Object.keys(wrong.body.errors).toSorted()).toEqual(['events', 'password', 'url']);
  for (const url of ['https://a:b@rawdat.example/', 'https://rawdat.example/#x', 'http://10.0.0.1/'])
    expect((await orderWebhook(server(), owner, { url })).body.errors).toHaveProperty('url');
  expect((await orderWebhook(server(), owner, { password: 'not-the-password' })).body.errors).toHaveProperty(
    'password',
  );
  for (let made = 1; made < mostWebhooks; made += 1) await endpoint(owner);
  expect((await orderWebhook(server(), owner)).body.code).toBe('TOO_MANY_WEBHOOKS');
  expect((await call(owner, 'DELETE', `/${id}`)).status).toBe(200);
  const log = await send(server(), 'GET', '/api/company_activity', { token: owner.token });
  const kinds = log.body.data.data.map(({ kind }: { kind: string }) => kind);
  expect(kinds).toEqual(expect.arrayContaining(['webhook.made', 'webhook.removed']));
});

test('in production nothing goes unencrypted', async () => {
  const strict = await startTestServer({
    ...{ NODE_ENV: 'production', RATE_LIMITS: '1', PUBLIC_URL: 'https://mihna.example' },
    SECRET_KEY: 'x'.repeat(44),
  });
  const owner = await anApprovedCompany(strict);
  const refused = await orderWebhook(strict, owner, { url: 'http://hooks.rawdat.example/' });
  expect(refused.body.errors).toHaveProperty('url');
  await strict.drop();
});

test('endpoints go with their company, and deliveries after a month', async () => {
  const { company, applicationId } = await listening();
  await setStatus(company, applicationId, 'Shortlisted');
  await server().runTasks();
  const rows = async () =>
    (
      await server().platform.db.execute<{ e: number; d: number; a: number }>(sql`select
      (select count(*)::int from webhook_endpoints) as e, (select count(*)::int from webhook_deliveries) as d,
      (select count(*)::int from webhook_attempts) as a`)
    ).rows[0];
  expect(await rows()).toEqual({ e: 1, d: 1, a: 1 });
  server().clock.advance(30 * dayMs + 1000);
  const { tasks, db } = server().platform;
  await tasks.enqueue(db, { name: 'webhooks.sweep', payload: z.object({}) }, {});
  await server().runTasks();
  expect(await rows()).toEqual({ e: 1, d: 0, a: 0 });
  await db.execute(sql`delete from webhook_endpoints where false`);
  const { companyClosed } = await import('#server/modules/companies/events.ts');
  const context = server().systemContext('test');
  await context.inTransaction((inner) =>
    inner.events.publish(inner, companyClosed, { companyId: company.companyId }),
  );
  expect(await rows()).toEqual({ e: 0, d: 0, a: 0 });
});
