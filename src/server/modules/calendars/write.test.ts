import { sql } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { calendarHost } from '#support/calendar-host.ts';
import { send } from '#support/client.ts';
import {
  aMeeting,
  anInterview,
  answer,
  calendarOf,
  eventsOf,
  interviewInput,
  letTimePass,
  type Meeting,
} from '#support/interviews.ts';
import { lastLetterTo } from '#support/outbox.ts';
import { aMember, type Person } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer({ RATE_LIMITS: '1000', WEBHOOK_NETWORKS: '127.0.0.0/8' });
const host = calendarHost();

afterEach(() => server().platform.db.execute(sql`delete from calendar_connections`));

async function connect(person: Person): Promise<void> {
  const body = { kind: 'caldav', address: host().account, username: 'noor', password: 'an app password' };
  expect((await send(server(), 'PUT', '/api/calendar', { token: person.token, body })).status).toBe(200);
}

const runTasks = () => server().platform.tasks.runDue({ now: server().clock.now(), onError: 'retry' });

/** What stands in the account's first calendar, once the tasks have run. */
async function written() {
  await runTasks();
  const { written: stored } = await host().tell();
  return Object.entries(stored).map(([path, text]) => ({ path, text, ...eventsOf(text)[0] }));
}

/** A confirmed interview whose interviewer's account can be written into. */
async function confirmed(): Promise<Meeting & { id: string }> {
  const meeting = await aMeeting(server());
  await connect(meeting.company);
  const id = await anInterview(server(), meeting);
  await answer(server(), meeting.candidate, { answer: 'confirm' });
  return { ...meeting, id };
}

test('an interview is put into the calendar once it is confirmed, as the entry of the invitation', async () => {
  const meeting = await aMeeting(server());
  await connect(meeting.company);
  const id = await anInterview(server(), meeting);
  expect(await written()).toEqual([]);
  await answer(server(), meeting.candidate, { answer: 'confirm' });
  const invited = calendarOf(await lastLetterTo(server().platform.db, meeting.company.email));
  const [entry, ...others] = await written();
  expect(others).toEqual([]);
  expect(entry).toMatchObject({
    ...{ path: `work/${invited.uid}`, uid: invited.uid, status: 'CONFIRMED' },
    ...{ start: '2026-11-30T07:00:00.000Z', end: '2026-11-30T07:45:00.000Z', method: null },
  });
  // Nobody is invited by it: a server that sends invitations would write to the candidate once more.
  expect(entry?.text).not.toMatch(/ATTENDEE|ORGANIZER|METHOD/);
  expect(entry?.summary).toContain(meeting.candidate.name);
  expect(id).not.toBe('');
});

test('it moves with the interview, leaves with who no longer holds it, and goes when that is called off', async () => {
  const { company, id } = await confirmed();
  expect(await written()).toHaveLength(1);
  await letTimePass(server());
  const move = (change: object) =>
    send(server(), 'PUT', `/api/interview/${id}`, {
      token: company.token,
      body: { ...interviewInput, interviewers: [company.accountId], ...change },
    });
  expect((await move({ slots: [{ date: '2026-12-01', start_time: '14:00' }] })).status).toBe(200);
  expect(await written()).toMatchObject([{ start: '2026-12-01T11:00:00.000Z', status: 'TENTATIVE' }]);
  const other = await aMember(server(), company.companyId, 'recruiter');
  expect((await move({ interviewers: [other.accountId] })).status).toBe(200);
  expect(await written()).toEqual([]);
  const again = await confirmed();
  expect(await written()).toHaveLength(1);
  await send(server(), 'POST', `/api/interview/${again.id}/cancel`, { token: again.company.token, body: {} });
  expect(await written()).toEqual([]);
});

test('a candidate who declines takes it out of the calendar', async () => {
  const { candidate } = await confirmed();
  expect(await written()).toHaveLength(1);
  await answer(server(), candidate, { answer: 'decline' });
  expect(await written()).toEqual([]);
});

test('what can’t be written is told to the member, and written once it can be', async () => {
  const { company } = await confirmed();
  const fault = async () =>
    (await send(server(), 'GET', '/api/calendar', { token: company.token })).body.data.connection.write_fault;
  await host().be({ mood: 403 });
  expect(await written()).toEqual([]);
  expect(await fault()).toBe('read_only');
  await host().be({ mood: 'calendar' });
  server().clock.advance(10 * 60_000);
  expect(await written()).toHaveLength(1);
  expect(await fault()).toBeNull();
});

test('an account that is connected later gets the interviews that are to come; its own are nothing to be busy with', async () => {
  const meeting = await aMeeting(server());
  await anInterview(server(), meeting);
  await answer(server(), meeting.candidate, { answer: 'confirm' });
  await connect(meeting.company);
  expect(await written()).toHaveLength(1);
  await send(server(), 'POST', '/api/calendar/refresh', { token: meeting.company.token, body: {} });
  const { rows } = await server().platform.db.execute(sql`select from calendar_busy_times`);
  expect(rows).toEqual([]);
});
