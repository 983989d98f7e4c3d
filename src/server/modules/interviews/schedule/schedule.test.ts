import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { companies } from '#server/modules/companies/table.ts';
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
import { aCandidate, aMember, anAdmin, anApprovedCompany, type Person, password } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();
const hour = 3_600_000;

test('an interview carries candidate, position, date, start time, duration, time zone, type and message', async () => {
  const meeting = await aMeeting(server());
  const { status, body } = await schedule(server(), meeting);
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    status: 'Scheduled',
    candidate: { name: meeting.candidate.name, timezone: 'Asia/Manila' },
    job: { title: 'Civil Engineer' },
    starts_at: '2026-11-30T07:00:00.000Z',
    ends_at: '2026-11-30T07:45:00.000Z',
    duration: 45,
    timezone: 'Asia/Qatar',
    type: 'video link',
    place: interviewInput.place,
    message: interviewInput.message,
    interviewers: [{ id: meeting.company.accountId, name: meeting.company.name }],
    abilities: { reschedule: true, cancel: true, complete: false, accept: false },
  });
  const letter = await lastLetterTo(server().platform.db, meeting.candidate.email);
  expect(letter.subject).toBe('Interview for Civil Engineer');
  expect(letter.text).toContain('15:00–15:45 (Manila, GMT+8) · Monday');
  expect(letter.text).toContain('10:00–10:45 (Qatar, GMT+3)');
  for (const part of ['Rawdat Engineering', interviewInput.place, interviewInput.message])
    expect(letter.text).toContain(part);
});

test('the letter can be previewed; nothing is sent or kept by that', async () => {
  const meeting = await aMeeting(server());
  const before = await lettersTo(server().platform.db, meeting.candidate.email);
  const { status, body } = await preview(meeting);
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    to: meeting.candidate.email,
    subject: 'Interview for Civil Engineer',
    clashes: [],
  });
  expect(await lettersTo(server().platform.db, meeting.candidate.email)).toHaveLength(before.length);
  const id = await anInterview(server(), meeting);
  const sent = await lastLetterTo(server().platform.db, meeting.candidate.email);
  const withoutLinks = (text: string) => text.replaceAll(/token=[^&\s\]]+/g, '');
  expect(withoutLinks(body.data.text)).toBe(withoutLinks(sent.text));
  expect((await list(meeting.company)).body.data.data.map((row: { id: string }) => row.id)).toEqual([id]);
});

test.each([
  ['slots', [], 'slots'],
  ['slots', [{ date: '2026-11-20', start_time: '10:00' }], 'slots.0.start_time'],
  ['slots', [{ date: '2028-11-20', start_time: '10:00' }], 'slots.0.start_time'],
  [
    'slots',
    Array.from({ length: 6 }, (_, day) => ({ date: `2026-12-0${day + 1}`, start_time: '10:00' })),
    'slots',
  ],
  ['slots', [interviewInput.slots[0], interviewInput.slots[0]], 'slots.1.start_time'],
  ['duration', 4, 'duration'],
  ['duration', 481, 'duration'],
  ['timezone', 'Asia/Nowhere', 'timezone'],
  ['type', 'smoke signals', 'type'],
  ['place', 'meet me', 'place'],
  ['place', 'javascript:alert(1)', 'place'],
  ['message', 'x'.repeat(1001), 'message'],
  ['interviewers', [], 'interviewers'],
])('%s %j is refused at its field', async (field, value, at) => {
  const meeting = await theMeeting();
  const { status, body } = await schedule(server(), meeting, { [field]: value });
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [at]]);
});

test('an hour that the clocks of the zone skip is refused', async () => {
  const slots = [{ date: '2027-03-28', start_time: '01:30' }];
  const { status, body } = await schedule(server(), await theMeeting(), { slots, timezone: 'Europe/London' });
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['slots.0.start_time']]);
});

test('interviewers are members of the own company alone', async () => {
  const meeting = await theMeeting();
  const stranger = await anApprovedCompany(server());
  const { status, body } = await schedule(server(), meeting, { interviewers: [stranger.accountId] });
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['interviewers']]);
});

test('clashes of interviewer and candidate are shown, and never block; of the candidate no more is told', async () => {
  const meeting = await aMeeting(server());
  await anInterview(server(), meeting);
  const other = await aMeeting(server());
  const elsewhere = await schedule(server(), { ...other, applicationId: other.applicationId });
  expect(elsewhere.status).toBe(200);
  const overlapping = { slots: [{ date: '2026-11-30', start_time: '10:30' }] };
  const shown = await preview(meeting, overlapping);
  expect(
    shown.body.data.clashes.map(({ slot, who, name }: Record<string, unknown>) => [slot, who, name]),
  ).toEqual([
    [0, 'interviewer', meeting.company.name],
    [0, 'candidate', meeting.candidate.name],
  ]);
  expect(JSON.stringify(shown.body.data.clashes)).not.toContain('Civil Engineer');
  const touching = await preview(meeting, { slots: [{ date: '2026-11-30', start_time: '10:45' }] });
  expect(touching.body.data.clashes).toEqual([]);
  expect((await schedule(server(), meeting, overlapping)).status).toBe(200);
});

test('of several times offered the candidate chooses: no calendar entry before that', async () => {
  const meeting = await aMeeting(server());
  const slots = ['10:00', '12:00', '14:00'].map((start_time) => ({ date: '2026-12-01', start_time }));
  const { body } = await schedule(server(), meeting, { slots });
  expect(body.data).toMatchObject({ starts_at: null, status: 'Scheduled' });
  expect(body.data.slots).toHaveLength(3);
  const letter = await lastLetterTo(server().platform.db, meeting.candidate.email);
  expect(letter.subject).toBe('Choose a time: interview for Civil Engineer');
  expect(letter.headers.calendar).toBeUndefined();
});

test('rescheduled and cancelled: one UID, rising SEQUENCE, REQUEST and CANCEL', async () => {
  const meeting = await aMeeting(server());
  const id = await anInterview(server(), meeting);
  const moved = { slots: [{ date: '2026-12-02', start_time: '09:00' }] };
  expect((await change(meeting, id, moved)).status).toBe(200);
  letTimePass(server());
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

test.each([
  ['Europe/London', '2027-03-27', '10:00', '2027-03-27T10:00:00.000Z'],
  ['Europe/London', '2027-03-28', '10:00', '2027-03-28T09:00:00.000Z'],
  ['America/New_York', '2026-12-01', '09:30', '2026-12-01T14:30:00.000Z'],
  ['America/New_York', '2027-03-15', '09:30', '2027-03-15T13:30:00.000Z'],
  ['Australia/Sydney', '2027-04-04', '15:00', '2027-04-04T05:00:00.000Z'],
  ['Asia/Kolkata', '2026-12-01', '09:30', '2026-12-01T04:00:00.000Z'],
])('in %s, %s %s is right by the zone of the file alone', async (timezone, date, start_time, instant) => {
  const meeting = await theMeeting();
  await anInterview(server(), meeting, { timezone, slots: [{ date, start_time }] });
  const entry = calendarOf(await lastLetterTo(server().platform.db, meeting.candidate.email));
  expect([entry.zone, entry.local, entry.start]).toEqual([timezone, `${date}T${start_time}:00`, instant]);
});

test("on both sides of a summer-time change the candidate reads the own clock's time", async () => {
  const meeting = await aMeeting(server(), { country: 'United Kingdom' });
  for (const [date, theirs] of [
    ['2027-03-25', '07:00–07:45 (London, GMT+0)'],
    ['2027-03-30', '08:00–08:45 (London, GMT+1)'],
  ] as const) {
    await anInterview(server(), meeting, { slots: [{ date, start_time: '10:00' }] });
    const letter = await lastLetterTo(server().platform.db, meeting.candidate.email);
    expect(letter.text).toContain(theirs);
    expect(letter.text).toContain('10:00–10:45 (Qatar, GMT+3)');
  }
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
  letTimePass(server());
  await send(server(), 'POST', `/api/job_application/${meeting.applicationId}/withdraw`, {
    ...meeting.candidate,
    body: {},
  });
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
  letTimePass(server());
  const gone = await send(server(), 'POST', path(meeting), { ...meeting.company, body: { password } });
  expect(gone.status).toBe(200);
  for (const person of [meeting.candidate, meeting.company])
    expect(calendarOf(await lastLetterTo(server().platform.db, person.email)).method).toBe('CANCEL');
  expect((await send(server(), 'GET', `/api/interview/${id}`, meeting.company)).status).toBe(404);
  expect((await list(meeting.company)).body.data.total).toBe(0);
});

test('P8: the invitation of a hidden company names neither it nor its people', async () => {
  const meeting = await aMeeting(server(), { opening: { hideCompanyName: true } });
  await anInterview(server(), meeting);
  const letter = await lastLetterTo(server().platform.db, meeting.candidate.email);
  const own = (await send(server(), 'GET', '/api/own_interview', meeting.candidate)).body;
  expect(own.data.upcoming[0]).toMatchObject({ company: null, interviewers: [] });
  for (const text of [JSON.stringify(letter), JSON.stringify(own)])
    for (const name of ['Rawdat', meeting.company.name]) expect(text).not.toContain(name);
});

test('another company, a viewer, a candidate and a visitor get nothing of it', async () => {
  const meeting = await aMeeting(server());
  const id = await anInterview(server(), meeting);
  const viewer = await aMember(server(), meeting.company.companyId, 'viewer');
  const stranger = await anApprovedCompany(server());
  const details = { ...interviewInput, interviewers: [stranger.accountId] };
  const writes = [
    ['PUT', `/api/interview/${id}`, details],
    ['POST', `/api/interview/${id}/cancel`, {}],
    ['POST', `/api/interview/${id}/complete`, {}],
    ['POST', `/api/interview/${id}/accept`, {}],
    ['POST', '/api/interview', { ...details, application_id: meeting.applicationId }],
    ['POST', '/api/interview_preview', { ...details, application_id: meeting.applicationId }],
  ] as const;
  const status = async (person: Partial<Person>, method: string, path: string, body?: object) =>
    (await send(server(), method, path, { token: person.token, body })).status;
  for (const [method, path, body] of writes) {
    expect(await status(stranger, method, path, body)).toBe(404);
    expect(await status(viewer, method, path, body)).toBe(403);
    expect(await status(meeting.candidate, method, path, body)).toBe(403);
    expect(await status({}, method, path, body)).toBe(401);
  }
  expect(await status(viewer, 'GET', `/api/interview/${id}`)).toBe(200);
  expect(await status(stranger, 'GET', `/api/interview/${id}`)).toBe(404);
  expect(await status(await anAdmin(server()), 'GET', `/api/interview/${id}`)).toBe(403);
  expect((await list(stranger)).body.data).toMatchObject({ total: 0, data: [], waiting: [], counts: {} });
  const nobody = await aCandidate(server());
  expect((await send(server(), 'GET', '/api/own_interview', nobody)).body.data).toEqual({
    upcoming: [],
    past: [],
  });
  expect(await status(nobody, 'GET', `/api/interview_invitation?id=${id}`)).toBe(404);
  expect(await status({}, 'GET', `/api/interview_invitation?id=${id}`)).toBe(404);
});

test('where an administrator switched interviews off, no company call goes on', async () => {
  const meeting = await aMeeting(server());
  const id = await anInterview(server(), meeting);
  await server()
    .platform.db.update(companies)
    .set({ disabledFeatures: ['interviews'] })
    .where(eq(companies.id, meeting.company.companyId));
  const codes = await Promise.all([
    list(meeting.company),
    schedule(server(), meeting),
    preview(meeting),
    change(meeting, id, {}),
    send(server(), 'POST', '/api/interview_feed', { ...meeting.company, body: { scope: 'mine' } }),
  ]);
  expect(codes.map(({ body }) => body.code)).toEqual(Array(5).fill('FEATURE_OFF'));
});

test('a day and an hour before, both sides are reminded, never twice and never of what has changed', async () => {
  const meeting = await aMeeting(server());
  const now = server().clock.now();
  const start = new Date('2026-11-30T07:00:00Z').getTime();
  const id = await anInterview(server(), meeting, { slots: [{ date: '2026-11-29', start_time: '10:00' }] });
  await change(meeting, id, {});
  const reminders = async (person: Person) => {
    await server().runTasks();
    await server().runTasks();
    const letters = await lettersTo(server().platform.db, person.email);
    return letters.map(({ subject }) => subject).filter((subject) => /^(Tomorrow|In an hour)/.test(subject))
      .length;
  };
  const at = (moment: number) => server().clock.advance(moment - server().clock.now().getTime());
  at(start - 25 * hour);
  expect(await reminders(meeting.candidate)).toBe(0);
  at(start - 24 * hour);
  expect(await reminders(meeting.candidate)).toBe(1);
  expect(await reminders(meeting.company)).toBe(1);
  at(start - hour);
  expect(await reminders(meeting.candidate)).toBe(2);
  at(start + hour);
  expect(await reminders(meeting.candidate)).toBe(2);
  at(now.getTime());
});

let one: Promise<Meeting> | undefined;

function theMeeting(): Promise<Meeting> {
  one ??= aMeeting(server());
  return one;
}

function preview(meeting: Meeting, other: Record<string, unknown> = {}) {
  const { company, applicationId } = meeting;
  const body = {
    ...interviewInput,
    application_id: applicationId,
    interviewers: [company.accountId],
    ...other,
  };
  return send(server(), 'POST', '/api/interview_preview', { token: company.token, body });
}

function change({ company }: Meeting, id: string, other: Record<string, unknown>) {
  letTimePass(server());
  const body = { ...interviewInput, interviewers: [company.accountId], ...other };
  return send(server(), 'PUT', `/api/interview/${id}`, { token: company.token, body });
}

function list(person: Person) {
  return send(server(), 'GET', '/api/interview', { token: person.token });
}
