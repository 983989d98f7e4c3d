import { expect, test } from 'vitest';
import { send } from '#support/client.ts';
import { aMeeting, anInterview, answer, letTimePass } from '#support/interviews.ts';
import { lastLetterTo } from '#support/outbox.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();

const evenings = {
  answer: 'propose',
  timezone: 'Asia/Manila',
  times: [
    { date: '2026-12-04', start_time: '17:00', end_time: '' },
    { date: '2026-12-03', start_time: '17:00', end_time: '20:00' },
    { date: '2026-12-04', start_time: '17:00' },
  ],
};

test('several times are asked for, from – to or from then on, and the company takes one of them', async () => {
  const meeting = await aMeeting(server());
  const id = await anInterview(server(), meeting);
  const { body } = await answer(server(), meeting.candidate, evenings);
  const asked = [
    { starts_at: '2026-12-03T09:00:00.000Z', until: '2026-12-03T12:00:00.000Z' },
    { starts_at: '2026-12-04T09:00:00.000Z', until: null },
  ];
  expect(body.data).toMatchObject({ status: 'Proposed', asked_times: asked });
  const letter = await lastLetterTo(server().platform.db, meeting.company.email);
  expect(letter.text).toContain('12:00–15:00 (Qatar,\u00a0UTC+3)');
  const [waiting] = (await send(server(), 'GET', '/api/interview', meeting.company)).body.data.waiting;
  expect(waiting).toMatchObject({ id, asked_times: asked, abilities: { accept: true } });
  await letTimePass(server());
  const accept = (starts_at: string) =>
    send(server(), 'POST', `/api/interview/${id}/accept`, { ...meeting.company, body: { starts_at } });
  for (const foreign of ['2026-12-05T09:00:00Z', '2026-12-03T11:30:00Z', '2026-12-04T08:45:00Z'])
    expect(Object.keys((await accept(foreign)).body.errors ?? {})).toEqual(['starts_at']);
  const taken = await accept('2026-12-04T09:00:00Z');
  expect(taken.body.data).toMatchObject({
    ...{ status: 'Confirmed', starts_at: '2026-12-04T09:00:00.000Z', asked_times: [] },
  });
});

test('within a span that suits, any beginning that leaves time enough may be taken', async () => {
  const meeting = await aMeeting(server());
  const id = await anInterview(server(), meeting);
  await answer(server(), meeting.candidate, evenings);
  await letTimePass(server());
  const taken = await send(server(), 'POST', `/api/interview/${id}/accept`, {
    ...meeting.company,
    body: { starts_at: '2026-12-03T11:15:00Z' },
  });
  expect(taken.body.data).toMatchObject({ status: 'Confirmed', ends_at: '2026-12-03T12:00:00.000Z' });
});

test('where no end was named, any time after suits until the day is over for the candidate', async () => {
  const meeting = await aMeeting(server());
  const id = await anInterview(server(), meeting);
  await answer(server(), meeting.candidate, evenings);
  await letTimePass(server());
  const accept = (starts_at: string) =>
    send(server(), 'POST', `/api/interview/${id}/accept`, { ...meeting.company, body: { starts_at } });
  // In Manila it is a quarter past eleven at night: three quarters of an hour end on the next day.
  expect((await accept('2026-12-04T15:30:00Z')).status).toBe(422);
  expect((await accept('2026-12-04T15:15:00Z')).body.data).toMatchObject({
    ...{ status: 'Confirmed', ends_at: '2026-12-04T16:00:00.000Z' },
  });
});

test('an end that leaves less than the interview takes is refused with its length', async () => {
  const meeting = await aMeeting(server());
  await anInterview(server(), meeting);
  const within = (end_time: string) =>
    answer(server(), meeting.candidate, {
      ...evenings,
      times: [{ date: '2026-12-03', start_time: '17:00', end_time }],
    });
  const { body } = await within('17:30');
  expect(body.errors).toEqual({
    'times.0.end_time': ['The interview takes 45 minutes: leave at least that long'],
  });
  expect((await within('17:45')).body.data).toMatchObject({ status: 'Proposed' });
});

test.each([
  ['a time that has passed', [{ date: '2020-01-01', start_time: '10:00' }], 'times.0.start_time'],
  [
    'an end before the beginning',
    [{ date: '2026-12-03', start_time: '10:00', end_time: '09:00' }],
    'times.0.end_time',
  ],
  ['no day', [{ date: '', start_time: '10:00' }], 'times.0.date'],
  ['none at all', [], 'date'],
  [
    'six',
    Array.from({ length: 6 }, (_, hour) => ({ date: '2026-12-03', start_time: `1${hour}:00` })),
    'times',
  ],
])('%s is refused at its field', async (_what, times, field) => {
  const meeting = await aMeeting(server());
  await anInterview(server(), meeting);
  const refused = await answer(server(), meeting.candidate, { ...evenings, times });
  expect(Object.keys(refused.body.errors ?? {})).toContain(field);
});

test('an end that the clocks skip is refused at its field, and is no open end', async () => {
  const meeting = await aMeeting(server());
  await anInterview(server(), meeting);
  const times = [{ date: '2027-03-28', start_time: '00:30', end_time: '01:30' }];
  const refused = await answer(server(), meeting.candidate, {
    ...evenings,
    timezone: 'Europe/London',
    times,
  });
  expect(Object.keys(refused.body.errors ?? {})).toEqual(['times.0.end_time']);
});
