import { sql } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { translate } from '#server/platform/texts.ts';
import type { HostMood } from '#support/calendar-host.process.ts';
import { aCalendar, anHour, calendarHost } from '#support/calendar-host.ts';
import { send } from '#support/client.ts';
import { aMember, anApprovedCompany, type CompanyPerson, type Person } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';
import { wakeTask } from './task-names.ts';

const server = testServer({ RATE_LIMITS: '1000', WEBHOOK_NETWORKS: '127.0.0.0/8' });
const host = calendarHost();

afterEach(() => server().platform.db.execute(sql`delete from calendar_connections`));

const connect = (person: Person, order: object = {}) =>
  send(server(), 'PUT', '/api/calendar', {
    token: person.token,
    body: { kind: 'ics', address: host().address, ...order },
  });
const connectAccount = (person: Person, order: object = {}) =>
  connect(person, {
    kind: 'caldav',
    address: host().account,
    username: 'noor',
    password: 'an app password',
    ...order,
  });
const stateOf = async (person: Person) =>
  (await send(server(), 'GET', '/api/calendar', { token: person.token })).body.data.connection;
const refresh = (person: Person) =>
  send(server(), 'POST', '/api/calendar/refresh', { token: person.token, body: {} });

/** When somebody is known to be busy. */
async function busyOf(person: Person): Promise<string[]> {
  const { rows } = await server().platform.db.execute<{ at: string }>(sql`
    select to_char(b.starts_at at time zone 'UTC', 'DD HH24:MI') as at from calendar_busy_times b
    join calendar_connections c on c.id = b.connection_id where c.account_id = ${person.accountId} order by b.starts_at`);
  return rows.map(({ at }) => at);
}

/** Minutes in which the calendars are read whose time has come. */
async function pass(minutes: number): Promise<void> {
  const { tasks, db } = server().platform;
  server().clock.advance(minutes * 60_000);
  await tasks.enqueue(db, wakeTask, {});
  await tasks.runDue({ now: server().clock.now(), onError: 'retry' });
}

/** A member whose calendar holds an hour on Monday morning. */
async function aConnected(): Promise<CompanyPerson> {
  const company = await anApprovedCompany(server());
  await host().be({ text: aCalendar(anHour('2026-11-30', '10:00', 'SUMMARY:Oncology, Dr Haddad')) });
  expect((await connect(company)).status).toBe(200);
  return company;
}

test('a secret address is connected once it could be read: of it nothing is kept but when its member is busy', async () => {
  const person = await aConnected();
  expect(await busyOf(person)).toEqual(['30 07:00']);
  expect(await stateOf(person)).toEqual({
    ...{ kind: 'ics', host: new URL(host().address).host, username: '', calendars: 1 },
    ...{ read_at: server().clock.now().toISOString(), fault: null, write_fault: null, skipped: 0 },
  });
  const { rows } = await server().platform.db.execute(sql`select * from calendar_connections`);
  const { rows: busy } = await server().platform.db.execute(sql`select * from calendar_busy_times`);
  for (const secret of ['Haddad', 'noor.ics']) expect(JSON.stringify([rows, busy])).not.toContain(secret);
});

test('an account of CalDAV is read, all its calendars or the one that is named', async () => {
  const person = await anApprovedCompany(server());
  const calendars = {
    work: [aCalendar(anHour('2026-11-30', '10:00', 'SUMMARY:A & B <c>'))],
    home: [aCalendar(anHour('2026-12-01', '18:00'))],
  };
  await host().be({ calendars });
  expect((await connectAccount(person)).status).toBe(200);
  expect(await busyOf(person)).toEqual(['30 07:00', '01 15:00']);
  expect(await stateOf(person)).toMatchObject({ kind: 'caldav', username: 'noor', calendars: 2 });
  expect((await connectAccount(person, { address: `${host().account}calendars/noor/home/` })).status).toBe(
    200,
  );
  expect(await busyOf(person)).toEqual(['01 15:00']);
  expect((await stateOf(person)).calendars).toBe(1);
});

test('a calendar that has changed is read anew; one that has not is not sent again, until a day has passed', async () => {
  const person = await aConnected();
  await host().tell();
  await pass(20);
  expect((await host().tell()).asked).toMatchObject([{ conditions: expect.stringContaining('"') }]);
  expect(await stateOf(person)).toMatchObject({ read_at: server().clock.now().toISOString() });
  await host().be({ text: aCalendar(anHour('2026-12-02', '10:00'), anHour('2026-12-03', '10:00')) });
  await pass(20);
  expect(await busyOf(person)).toEqual(['02 07:00', '03 07:00']);
  await host().tell();
  await pass(21 * 60);
  expect((await host().tell()).asked).toMatchObject([{ conditions: '' }]);
});

const faults: readonly [HostMood, string][] = [
  [401, 'validation_calendar_gone'],
  [404, 'validation_calendar_gone'],
  [500, 'validation_calendar_failing'],
  ['redirect', 'validation_calendar_redirect'],
  ['endless', 'validation_calendar_long'],
  ['bomb', 'validation_calendar_packed'],
];

test.each(faults)(
  'an address that answers %s is refused with a sentence at its field',
  async (mood, text) => {
    const person = await anApprovedCompany(server());
    await host().be({ mood });
    const { status, body } = await connect(person);
    expect([status, body.errors]).toEqual([422, { address: [sentence(text)] }]);
    expect(await stateOf(person)).toBeNull();
  },
);

test('what is no calendar, nobody’s address, a private one and a wrong password are refused, each in its words', async () => {
  const person = await anApprovedCompany(server());
  const refused = async (order: object, ask = connect) => (await ask(person, order)).body.errors;
  await host().be({ text: '<html>Sign in</html>' });
  expect(await refused({})).toEqual({ address: [sentence('validation_calendar_none')] });
  expect(await refused({ address: 'http://127.0.0.1:1/' })).toEqual({
    address: [sentence('validation_calendar_silent')],
  });
  expect(await refused({ address: 'http://10.0.0.1/' })).toEqual({
    address: [sentence('validation_calendar_private')],
  });
  expect(await refused({ address: 'http://169.254.169.254/' }, connectAccount)).toEqual({
    address: [sentence('validation_calendar_private')],
  });
  expect(await refused({ password: 'another' }, connectAccount)).toEqual({
    password: [sentence('validation_calendar_refused')],
  });
  expect(await refused({ username: '', password: '' }, connectAccount)).toMatchObject({
    username: {},
    password: {},
  });
  await host().be({ mood: 404 });
  expect(await refused({}, connectAccount)).toEqual({ address: [sentence('validation_calendar_account')] });
});

test('one that fails later keeps what was known, says why, is tried less often, and keeps no other from being read', async () => {
  const [failing, other] = [await aConnected(), await aConnected()];
  // What was sealed for another opens nowhere else: its reading throws.
  await server().platform.db.execute(sql`
    update calendar_connections set address = (select address from calendar_connections where account_id = ${other.accountId})
    where account_id = ${failing.accountId}`);
  await host().be({ text: aCalendar(anHour('2026-12-05', '10:00')) });
  await pass(20);
  expect([await busyOf(failing), await busyOf(other)]).toEqual([['30 07:00'], ['05 07:00']]);
  await host().be({ mood: 500 });
  expect((await refresh(other)).status).toBe(200);
  expect(await stateOf(other)).toMatchObject({ fault: 'failing' });
  expect(await busyOf(other)).toEqual(['05 07:00']);
  await host().tell();
  await pass(20);
  expect((await host().tell()).asked).toEqual([]);
  await host().be({ mood: 'calendar' });
  await pass(20);
  expect(await stateOf(other)).toMatchObject({ fault: null, read_at: server().clock.now().toISOString() });
});

test('a calendar that is disconnected, of a member who left, and of a closed company is forgotten', async () => {
  const person = await aConnected();
  const member = await aMember(server(), person.companyId, 'interviewer');
  expect((await connect(member)).status).toBe(200);
  expect((await send(server(), 'DELETE', '/api/calendar', { token: member.token })).status).toBe(200);
  expect(await busyOf(member)).toEqual([]);
  expect((await send(server(), 'DELETE', '/api/calendar', { token: member.token })).status).toBe(404);
  expect((await connect(member)).status).toBe(200);
  expect(
    (await send(server(), 'DELETE', `/api/company_members/${member.accountId}`, { token: person.token }))
      .status,
  ).toBe(200);
  expect(await busyOf(member)).toEqual([]);
  const left = await server().platform.db.execute(
    sql`select from calendar_connections where account_id = ${member.accountId}`,
  );
  expect(left.rows).toEqual([]);
});

test('each member sees and changes the own calendar alone', async () => {
  const person = await aConnected();
  const other = await aMember(server(), person.companyId, 'owner');
  expect(await stateOf(other)).toBeNull();
  expect((await refresh(other)).status).toBe(404);
});

/** A text as it is read in English. */
const sentence = (key: string) => translate(key as Parameters<typeof translate>[0], {}, 'en');
