import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { dayMs } from '#domain/time.ts';
import { readConfig } from '#server/platform/config.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import type { ReplicaStanding } from '#server/platform/database/replica.ts';
import { openMailer } from '#server/platform/mailer.ts';
import { readBacklog } from '#server/platform/metrics/backlog.ts';
import { refuseStart } from '#server/platform/start-rules.ts';
import { startMailServer } from '#support/mail-server.ts';
import { testServer } from '#support/test-server.ts';
import { lookForAlarms } from './alarms.ts';

const server = testServer();
const minute = 60_000;
const replica: { standing(): ReplicaStanding } = { standing: () => standing };
let standing: ReplicaStanding;

beforeAll(() => server().platform.tasks.prepare());

beforeEach(() => {
  standing = { state: 'in use', lag: 0 };
});
afterEach(async () => {
  await server().platform.db.execute(sql`delete from alarms`);
  await server().platform.db.execute(sql`delete from outbox_letters`);
});

test('what is amiss is told once, again after a day, and once when it is over', async () => {
  const { told, look } = await open();
  await letterFromAnHourAgo();
  await look();
  expect(told).toEqual([]);
  pass(minute);
  await look();
  expect(told).toMatchObject([
    {
      state: 'raised',
      cause: 'late emails',
      text: expect.stringContaining('1 emails wait, the oldest for 60 minutes'),
    },
  ]);
  pass(minute);
  await Promise.all([look(), look()]);
  expect(told).toHaveLength(1);
  pass(dayMs);
  await Promise.all([look(), look()]);
  expect(told.map(({ state }) => state)).toEqual(['raised', 'raised']);
  await server().platform.db.execute(sql`delete from outbox_letters`);
  await look();
  expect(told).toHaveLength(2);
  pass(5 * minute);
  await Promise.all([look(), look()]);
  expect(told.map(({ state }) => state)).toEqual(['raised', 'raised', 'over']);
  await look();
  expect(told).toHaveLength(3);
});

test('tasks that failed for good, tasks nobody takes, and a replica that is away are each a cause', async () => {
  const { platform } = server();
  const { look, pool } = await open();
  onTestFinished(async () => void (await platform.db.execute(sql`delete from tasks.job`)));
  await platform.db.execute(sql`insert into tasks.job (name, data, state, start_after, source_name) values
    ('files.sweep-unnamed', '{}', 'created', now(), 'mail.deliver-letter')`);
  await platform.db.execute(sql`insert into tasks.job (name, data, state, start_after) values
    ('files.sweep-unnamed', '{}', 'created', now() - interval '1 hour')`);
  standing = { state: 'away' };
  await look();
  expect((await readBacklog(pool)).alarms).toEqual(['dead mail.deliver-letter', 'late tasks', 'replica']);
});

test('what is gone at the second look is told to nobody', async () => {
  const { told, look } = await open();
  standing = { state: 'away' };
  await look();
  standing = { state: 'in use', lag: 0 };
  pass(6 * minute);
  await look();
  expect(told).toEqual([]);
});

test('where telling fails it is tried again at the next look', async () => {
  const { told, look, answer } = await open();
  await letterFromAnHourAgo();
  await look();
  answer(500);
  pass(minute);
  await look();
  answer(200);
  pass(minute);
  await look();
  await look();
  expect(told.map(({ state }) => state)).toEqual(['raised', 'raised']);
});

test('by email it does not wait in the outbox', async () => {
  const mail = await startMailServer();
  onTestFinished(mail.stop);
  const { look } = await open({ SMTP_URL: mail.url, ALARM_TO: 'operator@example.qa' });
  standing = { state: 'behind', lag: 60 };
  await look();
  pass(minute);
  await look();
  expect(mail.messages).toHaveLength(1);
  expect(mail.messages[0]).toContain('The replica of DATABASE_READ_URL is not read: behind');
  const without = readConfig({ ALARM_TO: 'operator@example.qa' });
  expect(refuseStart(without, { hasDemoAccounts: false })).toContain('ALARM_TO needs SMTP_URL');
});

async function open(settings: Record<string, string> = {}) {
  const told: { state: string; cause: string; text: string }[] = [];
  let status = 200;
  const hook = createServer(async (request, response) => {
    told.push((await json(request)) as (typeof told)[number]);
    response.writeHead(status).end();
  });
  hook.listen(0, '127.0.0.1');
  await once(hook, 'listening');
  const { pool, close } = openDatabase(server().connection, 2);
  const url = `http://127.0.0.1:${(hook.address() as AddressInfo).port}`;
  const config = readConfig({ ALARM_URL: url, ...settings });
  const mailer = openMailer(config);
  onTestFinished(async () => {
    mailer.close();
    hook.closeAllConnections();
    hook.close();
    await close();
  });
  const { db, clock, log } = server().platform;
  return {
    told,
    pool,
    look: () => lookForAlarms({ db, clock, log, config, mailer, pool, replica }),
    answer: (next: number) => {
      status = next;
    },
  };
}

function pass(ms: number): void {
  server().clock.advance(ms);
}

async function letterFromAnHourAgo(): Promise<void> {
  await server().platform.db.execute(sql`insert into outbox_letters (to_address, locale, kind, subject, headers, message_id, status, created_at)
    values ('a@example.qa', 'en', 'x', 's', '{}', 'm', 'ordered', now() - interval '1 hour')`);
}
