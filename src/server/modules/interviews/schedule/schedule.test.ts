import { expect, test } from 'vitest';
import { anApplication } from '#support/applications.ts';
import { send } from '#support/client.ts';
import {
  aMeeting,
  anInterview,
  calendarOf,
  interviewInput,
  type Meeting,
  schedule,
} from '#support/interviews.ts';
import { lastLetterTo, lettersTo } from '#support/outbox.ts';
import { aMember, anApprovedCompany, type Person } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();

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
  expect(letter.text).toMatch(/15:00–15:45 \(Manila,\u00a0UTC\+8\)\n +Monday/);
  expect(letter.text).toContain('10:00–10:45 (Qatar,\u00a0UTC+3)');
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

test('the letter is read before its place and who holds it are said, and cannot be sent like that', async () => {
  const meeting = await theMeeting();
  const unsaid = { place: '', interviewers: [] };
  const { status, body } = await preview(meeting, unsaid);
  expect(status).toBe(200);
  expect(body.data.text).toMatch(/^Video link: +…$/m);
  const sent = await schedule(server(), meeting, unsaid);
  expect([sent.status, Object.keys(sent.body.errors).toSorted()]).toEqual([422, ['interviewers', 'place']]);
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

test('a week says when interviewers and the candidate are busy, whose it is else is not told', async () => {
  const meeting = await aMeeting(server());
  await anInterview(server(), meeting);
  const rival = await aMeeting(server());
  const theirs = await anApplication(server(), meeting.candidate, rival.openingId);
  await schedule(
    server(),
    { ...rival, applicationId: theirs },
    { slots: [{ date: '2026-12-01', start_time: '09:00' }] },
  );
  const asked = new URLSearchParams({
    application_id: meeting.applicationId,
    interviewers: meeting.company.accountId,
    from: '2026-11-29T00:00:00Z',
    to: '2026-12-06T00:00:00Z',
  });
  const busy = (who = meeting.company, query = asked) =>
    send(server(), 'GET', `/api/interview_busy?${query}`, who);
  const { body } = await busy();
  const { name } = meeting.candidate;
  expect(body.data.map((one: { who: string; name: string }) => [one.who, one.name])).toEqual([
    ['interviewer', meeting.company.name],
    ['candidate', name],
    ['candidate', name],
  ]);
  expect(Object.keys(body.data[2]).toSorted()).toEqual([
    'ends_at',
    'interviewer_id',
    'name',
    'starts_at',
    'who',
  ]);
  // Who the candidate is, is the application's: no id stands beside.
  expect(body.data[2].interviewer_id).toBeNull();
  expect((await busy(rival.company)).status).toBe(404);
  asked.set('to', '2027-12-06T00:00:00Z');
  expect((await busy()).status).toBe(422);
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
    ['2027-03-25', '07:00–07:45 (London,\u00a0UTC+0)'],
    ['2027-03-30', '08:00–08:45 (London,\u00a0UTC+1)'],
  ] as const) {
    await anInterview(server(), meeting, { slots: [{ date, start_time: '10:00' }] });
    const letter = await lastLetterTo(server().platform.db, meeting.candidate.email);
    expect(letter.text).toContain(theirs);
    expect(letter.text).toContain('10:00–10:45 (Qatar,\u00a0UTC+3)');
  }
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

function list(person: Person) {
  return send(server(), 'GET', '/api/interview', { token: person.token });
}

test('an interview that is open is told before a second one is offered; one that is over or cancelled is not', async () => {
  const meeting = await aMeeting(server());
  const options = async () =>
    (
      await send(server(), 'GET', `/api/interview_options?application_id=${meeting.applicationId}`, {
        token: meeting.company.token,
      })
    ).body.data.open;
  expect(await options()).toEqual([]);
  const id = (await schedule(server(), meeting)).body.data.id;
  expect(await options()).toEqual([
    { id, status: 'Scheduled', starts_at: '2026-11-30T07:00:00.000Z', timezone: 'Asia/Qatar' },
  ]);
  expect((await schedule(server(), meeting)).status).toBe(200);
  expect(await options()).toHaveLength(2);
  const stranger = await aMeeting(server());
  const foreign = await send(
    server(),
    'GET',
    `/api/interview_options?application_id=${meeting.applicationId}`,
    {
      token: stranger.company.token,
    },
  );
  expect(foreign.status).toBe(404);
});

test('the link of the own last interview is offered again, one of each way, and no colleague’s', async () => {
  const meeting = await aMeeting(server());
  const options = async (caller: Person = meeting.company) =>
    (await send(server(), 'GET', `/api/interview_options?application_id=${meeting.applicationId}`, caller))
      .body.data.last_places;
  expect(await options()).toEqual([]);
  for (const place of ['https://meet.example.com/first', 'https://meet.example.com/second'])
    await anInterview(server(), meeting, { type: 'video link', place });
  await anInterview(server(), meeting, { type: 'location', place: 'West Bay, floor 3' });
  expect(await options()).toEqual([
    { type: 'location', place: 'West Bay, floor 3' },
    { type: 'video link', place: 'https://meet.example.com/second' },
  ]);
  const colleague = await aMember(server(), meeting.company.companyId, 'recruiter');
  expect(await options(colleague)).toEqual([]);
});
