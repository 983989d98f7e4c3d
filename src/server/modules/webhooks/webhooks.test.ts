import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { webhookEvents } from '#contract/webhook-events.ts';
import { webhookTypes } from '#domain/webhooks.ts';
import { anApplication } from '#support/applications.ts';
import { send } from '#support/client.ts';
import { conversationsOn } from '#support/conversations.ts';
import { schedule } from '#support/interviews.ts';
import { anOpening } from '#support/openings.ts';
import { aCandidate, anApprovedCompany, password } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';
import { webhookReceiver } from '#support/webhook-receiver.ts';
import { kindsOf, webhooksOn } from '#support/webhooks.ts';

const server = testServer({ WEBHOOK_NETWORKS: '127.0.0.0/8' });
const receiver = webhookReceiver();
const { call, endpoint, heard, listening, setStatus } = webhooksOn(server, receiver);

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
  expect(kindsOf(events)).toEqual([
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
  expect(kindsOf(events)).toEqual(['interview.scheduled', 'interview.moved', 'message.received']);
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
  expect(kindsOf(await heard(secret))).toEqual(['application.hired']);
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
