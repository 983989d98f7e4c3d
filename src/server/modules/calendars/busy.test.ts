import { expect, test } from 'vitest';
import { noRules } from '#domain/calendars/rules.ts';
import { aCalendar, anHour, calendarHost } from '#support/calendar-host.ts';
import { send } from '#support/client.ts';
import {
  aMeeting,
  anInterview,
  answer,
  answerToken,
  interviewInput,
  type Meeting,
  schedule,
} from '#support/interviews.ts';
import { aMember } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer({ RATE_LIMITS: '1000', WEBHOOK_NETWORKS: '127.0.0.0/8' });
const host = calendarHost();

const monday = '2026-11-30';

/** A meeting to schedule whose recruiter's calendar holds an hour on Monday from ten. */
async function withCalendar(...entries: string[][]): Promise<Meeting> {
  const meeting = await aMeeting(server());
  await connect(meeting, ...(entries.length > 0 ? entries : [anHour(monday, '10:00')]));
  return meeting;
}

async function connect({ company }: Meeting, ...entries: string[][]): Promise<void> {
  await host().be({ text: aCalendar(...entries) });
  const body = { kind: 'ics', address: host().address };
  expect((await send(server(), 'PUT', '/api/calendar', { token: company.token, body })).status).toBe(200);
}

async function keepRules({ company }: Meeting, rules: object): Promise<void> {
  const body = { ...noRules, ...rules };
  const { status } = await send(server(), 'PUT', '/api/calendar_rules', { token: company.token, body });
  expect(status).toBe(200);
}

/** What the form is told of the recruiter's day. */
async function outsideOn({ company, applicationId }: Meeting, date = monday) {
  const question = new URLSearchParams({
    ...{ application_id: applicationId, interviewers: company.accountId },
    ...{ from: `${date}T00:00:00+03:00`, to: `${date}T23:59:00+03:00` },
  });
  const { body } = await send(server(), 'GET', `/api/interview_busy?${question}`, { token: company.token });
  return body.outside.map(({ starts_at, ends_at, cause }: Record<string, string>) => [
    `${starts_at?.slice(11, 16)}–${ends_at?.slice(11, 16)}`,
    cause,
  ]);
}

const slotsAt = (...times: string[]) => times.map((start_time) => ({ date: monday, start_time }));

test('the form is told when interviewers are busy by their calendars, as of when, and nothing more', async () => {
  const meeting = await withCalendar(anHour(monday, '10:00', 'SUMMARY:Oncology, Dr Haddad'));
  const { company, applicationId } = meeting;
  expect(await outsideOn(meeting)).toEqual([['07:00–08:00', 'calendar']]);
  const body = { ...interviewInput, application_id: applicationId, interviewers: [company.accountId] };
  const preview = await send(server(), 'POST', '/api/interview_preview', { token: company.token, body });
  expect(preview.body.data.outside).toEqual([
    {
      ...{ slot: 0, interviewer: { id: company.accountId, name: company.name }, cause: 'calendar' },
      ...{ starts_at: '2026-11-30T07:00:00.000Z', ends_at: '2026-11-30T08:00:00.000Z' },
      as_of: server().clock.now().toISOString(),
    },
  ]);
});

test('the calendar of the day is told when colleagues are busy, with no application and of nobody else', async () => {
  const { company } = await withCalendar();
  const colleague = await aMember(server(), company.companyId, 'recruiter');
  const stranger = await aMeeting(server());
  const ask = (named = '') =>
    send(server(), 'GET', `/api/interview_busy?from=${monday}T00:00:00Z&to=${monday}T20:00:00Z${named}`, {
      token: colleague.token,
    });
  const { body } = await ask();
  expect(body.people.map(({ id, is_you }: { id: string; is_you: boolean }) => [id, is_you])).toEqual([
    [colleague.accountId, true],
    [company.accountId, false],
  ]);
  expect(body.outside).toMatchObject([{ interviewer: { id: company.accountId }, cause: 'calendar' }]);
  expect((await ask(`&interviewers=${company.accountId}`)).body.people).toHaveLength(1);
  expect((await ask(`&interviewers=${stranger.company.accountId}`)).status).toBe(422);
});

test('no time over a busy one is offered to choose from; a single one is set by who has read that', async () => {
  const meeting = await withCalendar();
  const refused = await schedule(server(), meeting, { slots: slotsAt('10:30', '14:00') });
  expect([refused.status, refused.body.errors]).toEqual([
    422,
    {
      'slots.0.start_time': [
        `${meeting.company.name} is busy then in their own calendar: choose another time to offer`,
      ],
    },
  ]);
  expect((await schedule(server(), meeting, { slots: slotsAt('11:00', '14:00') })).status).toBe(200);
  const id = await anInterview(server(), meeting, { slots: slotsAt('10:30') });
  const again = {
    ...interviewInput,
    interviewers: [meeting.company.accountId],
    slots: slotsAt('10:30', '16:00'),
  };
  const moved = await send(server(), 'PUT', `/api/interview/${id}`, {
    token: meeting.company.token,
    body: again,
  });
  expect(moved.status).toBe(422);
});

test('a time that is taken after it was offered is shown to the candidate no more, and refused where it is chosen', async () => {
  const meeting = await aMeeting(server());
  await anInterview(server(), meeting, { slots: slotsAt('10:00', '14:00', '16:00') });
  const token = await answerToken(server(), meeting.candidate);
  const shown = async () =>
    (await send(server(), 'GET', `/api/interview_invitation?token=${token}`)).body.data.slots.map(
      ({ id, starts_at }: { id: string; starts_at: string }) => ({ id, at: starts_at.slice(11, 16) }),
    );
  const [first, second] = await shown();
  await connect(meeting, anHour(monday, '10:00'));
  expect((await shown()).map(({ at }: { at: string }) => at)).toEqual(['11:00', '13:00']);
  const taken = await answer(server(), meeting.candidate, { answer: 'confirm', slot_id: first.id });
  expect(taken.body.errors).toEqual({
    slot_id: ['This time has been taken meanwhile. Please choose another one, or ask for other times.'],
  });
  const confirmed = await answer(server(), meeting.candidate, { answer: 'confirm', slot_id: second.id });
  expect(confirmed.body.data.status).toBe('Confirmed');
});

test('where all offered times are taken they stay to be seen, and others are asked for', async () => {
  const meeting = await aMeeting(server());
  await anInterview(server(), meeting, { slots: slotsAt('10:00', '10:30') });
  await connect(meeting, anHour(monday, '10:00'), anHour(monday, '11:00'));
  const token = await answerToken(server(), meeting.candidate);
  const { body } = await send(server(), 'GET', `/api/interview_invitation?token=${token}`);
  expect(body.data).toMatchObject({ can_answer: true, slots: [{}, {}] });
  const asked = { answer: 'propose', date: monday, start_time: '15:00', timezone: 'Asia/Qatar' };
  expect((await answer(server(), meeting.candidate, asked)).body.data.status).toBe('Proposed');
});

test('days, hours and the time around what is there are kept free as the interviewer says', async () => {
  const meeting = await withCalendar();
  await keepRules(meeting, { from_time: '09:00', until_time: '17:00', buffer_minutes: 15, days_off: [5, 6] });
  expect(await outsideOn(meeting)).toEqual([
    ...[
      ['21:00–06:00', 'rule'],
      ['06:45–07:00', 'rule'],
      ['07:00–08:00', 'calendar'],
    ],
    ...[
      ['08:00–08:15', 'rule'],
      ['14:00–21:00', 'rule'],
    ],
  ]);
  expect(await outsideOn(meeting, '2026-12-04')).toEqual([['21:00–21:00', 'rule']]);
  const refused = await schedule(server(), meeting, { slots: slotsAt('11:10', '14:00') });
  expect(refused.body.errors).toEqual({
    'slots.0.start_time': [`${meeting.company.name} holds no interviews then: choose another time to offer`],
  });
});

test('in Ramadan other hours are held, and prayers are kept free where the company is', async () => {
  const meeting = await aMeeting(server());
  await keepRules(meeting, { from_time: '08:00', until_time: '18:00', prayer_minutes: 20 });
  const minutesOfPrayers = async (date: string) =>
    (await outsideOn(meeting, date))
      .map(([span]: [string]) => span)
      .filter((span: string) => !/^21:00|21:00$/.test(span));
  // A Friday's noon takes an hour; what lies before eight and after six is closed as well.
  expect(await minutesOfPrayers('2026-12-04')).toEqual(
    expect.arrayContaining(['08:24–09:24', '11:23–11:43', '13:43–14:03']),
  );
  await keepRules(meeting, { ramadan_from: '09:00', ramadan_until: '13:00' });
  expect(await outsideOn(meeting, '2026-11-30')).toEqual([]);
  expect(await outsideOn(meeting, '2027-02-10')).toEqual([
    ['21:00–06:00', 'rule'],
    ['10:00–21:00', 'rule'],
  ]);
});

test('a day that has as many interviews as its interviewer holds is full; the one that is moved does not count', async () => {
  const meeting = await aMeeting(server());
  await keepRules(meeting, { most_a_day: 1 });
  expect(await outsideOn(meeting)).toEqual([]);
  const id = await anInterview(server(), meeting, { slots: slotsAt('10:00') });
  expect(await outsideOn(meeting)).toEqual([['21:00–21:00', 'rule']]);
  const body = {
    ...interviewInput,
    interviewers: [meeting.company.accountId],
    slots: slotsAt('12:00', '14:00'),
  };
  const moved = await send(server(), 'PUT', `/api/interview/${id}`, { token: meeting.company.token, body });
  expect(moved.status).toBe(200);
});

test('free times lie beside what everybody has, on working days, two of a day at most', async () => {
  const meeting = await withCalendar(...[anHour('2026-11-29', '09:00'), anHour('2026-11-29', '10:00')], [
    `DTSTART;VALUE=DATE:20261130`,
    'RRULE:FREQ=DAILY;COUNT=2',
  ]);
  const { company, applicationId } = meeting;
  await anInterview(server(), meeting, { slots: [{ date: '2026-12-02', start_time: '09:00' }] });
  const ask = async (token: string, interviewers: string) => {
    const question = new URLSearchParams({
      ...{ application_id: applicationId, duration: '45', timezone: 'Asia/Qatar', from: '2026-11-27' },
      interviewers,
    });
    return send(server(), 'GET', `/api/interview_free?${question}`, { token });
  };
  const { status, body } = await ask(company.token, company.accountId);
  expect(status).toBe(200);
  expect(body.data).toEqual([
    { date: '2026-11-29', start_time: '11:00' },
    { date: '2026-11-29', start_time: '14:00' },
    { date: '2026-12-02', start_time: '10:00' },
    { date: '2026-12-02', start_time: '13:00' },
    { date: '2026-12-03', start_time: '09:00' },
  ]);
  const viewer = await aMember(server(), company.companyId, 'viewer');
  expect((await ask(viewer.token, company.accountId)).status).toBe(403);
});

test('rules that leave no time are refused at their field', async () => {
  const { company } = await aMeeting(server());
  const save = async (rules: object) =>
    Object.keys(
      (
        await send(server(), 'PUT', '/api/calendar_rules', {
          token: company.token,
          body: { ...noRules, ...rules },
        })
      ).body.errors,
    );
  expect(await save({ from_time: '17:00', until_time: '09:00' })).toEqual(['until_time']);
  expect(await save({ from_time: '09:00' })).toEqual(['until_time']);
  expect(await save({ days_off: [0, 1, 2, 3, 4, 5, 6] })).toEqual(['days_off']);
  expect(await save({ ramadan_from: '13:00', ramadan_until: '09:00' })).toEqual(['ramadan_until']);
  expect(await save({ ramadan_until: '09:00' })).toEqual(['ramadan_from']);
  expect(await save({ prayer_minutes: 12 })).toEqual(['prayer_minutes']);
  expect(await save({ buffer_minutes: 7 })).toEqual(['buffer_minutes']);
  expect(await save({ most_a_day: 0 })).toEqual(['most_a_day']);
});
