import { expect, test } from 'vitest';
import { send } from '#support/client.ts';
import {
  aMeeting,
  anInterview,
  calendarOf,
  interviewInput,
  letTimePass,
  type Meeting,
  schedule,
} from '#support/interviews.ts';
import { lastLetterTo, lettersTo } from '#support/outbox.ts';
import { type Person, password } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();

test('rescheduled and cancelled: one UID, rising SEQUENCE, REQUEST and CANCEL', async () => {
  const meeting = await aMeeting(server());
  const id = await anInterview(server(), meeting);
  const moved = { slots: [{ date: '2026-12-02', start_time: '09:00' }] };
  expect((await change(meeting, id, moved)).status).toBe(200);
  await letTimePass(server());
  const off = await send(server(), 'POST', `/api/interview/${id}/cancel`, {
    ...meeting.company,
    body: { message: 'The position is filled. Thank you.' },
  });
  expect(off.body.data).toMatchObject({
    status: 'Cancelled',
    cancel_message: 'The position is filled. Thank you.',
  });
  for (const person of [meeting.candidate, meeting.company]) {
    const letters = (await lettersTo(server().platform.db, person.email)).filter(
      (one) => one.headers.calendar,
    );
    const entries = letters.map(calendarOf);
    expect(entries.map(({ method, sequence, status }) => [method, sequence, status])).toEqual([
      ['REQUEST', 0, 'TENTATIVE'],
      ['REQUEST', 1, 'TENTATIVE'],
      ['CANCEL', 2, 'CANCELLED'],
    ]);
    expect(entries.every(({ method, sentAs }) => method === sentAs)).toBe(true);
    expect(new Set(entries.map(({ uid }) => uid)).size).toBe(1);
    expect(entries.map(({ start }) => start)).toEqual([
      '2026-11-30T07:00:00.000Z',
      '2026-12-02T06:00:00.000Z',
      '2026-12-02T06:00:00.000Z',
    ]);
    expect(String(entries[0]?.attendee).toLowerCase()).toBe(`mailto:${person.email}`);
  }
  const last = await lastLetterTo(server().platform.db, meeting.candidate.email);
  expect(last.subject).toBe('Cancelled: interview for Civil Engineer');
  expect(last.text).toContain('The position is filled. Thank you.');
  expect((await change(meeting, id, moved)).body).toMatchObject({ status: 409, code: 'INTERVIEW_CLOSED' });
});

test('it is completed once it has begun; the history of the application and the activity log say so', async () => {
  const meeting = await aMeeting(server());
  const id = await anInterview(server(), meeting);
  const complete = () =>
    send(server(), 'POST', `/api/interview/${id}/complete`, {
      ...meeting.company,
      body: { set_status: true },
    });
  expect((await complete()).body.code).toBe('INTERVIEW_CLOSED');
  const now = server().clock.now();
  server().clock.advance(new Date('2026-11-30T07:30:00Z').getTime() - now.getTime());
  expect((await complete()).body.data.status).toBe('Completed');
  const { data } = (
    await send(server(), 'GET', `/api/job_application/${meeting.applicationId}`, meeting.company)
  ).body;
  expect(data.status).toBe('Interviewed');
  expect(data.history.map(({ kind }: { kind: string }) => kind)).toEqual(
    expect.arrayContaining(['interview_scheduled', 'interview_completed', 'status-changed']),
  );
  const log = (await send(server(), 'GET', '/api/company_activity', meeting.company)).body;
  expect(JSON.stringify(log)).toContain('interview.scheduled');
  server().clock.advance(now.getTime() - server().clock.now().getTime());
});

test('a withdrawn application calls its interview off, with letters to both sides', async () => {
  const meeting = await aMeeting(server());
  await anInterview(server(), meeting);
  await letTimePass(server());
  await send(server(), 'POST', `/api/job_application/${meeting.applicationId}/withdraw`, {
    ...meeting.candidate,
    body: {},
  });
  expect((await list(meeting.company)).body.data.counts).not.toHaveProperty('Cancelled');
  server().clock.advance(60_000);
  await server().runTasks();
  for (const person of [meeting.candidate, meeting.company])
    expect(calendarOf(await lastLetterTo(server().platform.db, person.email)).method).toBe('CANCEL');
  expect((await list(meeting.company)).body.data.counts).toEqual({ Cancelled: 1 });
  expect((await schedule(server(), meeting)).body.code).toBe('APPLICATION_WITHDRAWN');
});

test.each([
  [
    'its application is taken off the list',
    (meeting: Meeting) => `/api/job_application/${meeting.applicationId}/delete`,
  ],
  ['its opening is deleted', (meeting: Meeting) => `/api/job_opening/${meeting.openingId}/delete`],
])('an interview is called off for both sides when %s', async (_cause, path) => {
  const meeting = await aMeeting(server());
  const id = await anInterview(server(), meeting);
  await letTimePass(server());
  const gone = await send(server(), 'POST', path(meeting), { ...meeting.company, body: { password } });
  expect(gone.status).toBe(200);
  for (const person of [meeting.candidate, meeting.company])
    expect(calendarOf(await lastLetterTo(server().platform.db, person.email)).method).toBe('CANCEL');
  expect((await send(server(), 'GET', `/api/interview/${id}`, meeting.company)).status).toBe(404);
  expect((await list(meeting.company)).body.data.total).toBe(0);
});

async function change({ company }: Meeting, id: string, other: Record<string, unknown>) {
  await letTimePass(server());
  const body = { ...interviewInput, interviewers: [company.accountId], ...other };
  return send(server(), 'PUT', `/api/interview/${id}`, { token: company.token, body });
}

function list(person: Person) {
  return send(server(), 'GET', '/api/interview', { token: person.token });
}
