import { expect, test } from 'vitest';
import { dayMs } from '#domain/time.ts';
import { send } from '#support/client.ts';
import {
  aMeeting,
  anInterview,
  answer,
  answerToken,
  calendarOf,
  eventsOf,
  interviewInput,
  letTimePass,
  type Meeting,
} from '#support/interviews.ts';
import { lastLetterTo } from '#support/outbox.ts';
import { aMember } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();

test('a link shows the interview without signing in; reading it changes nothing', async () => {
  const meeting = await aMeeting(server());
  await anInterview(server(), meeting);
  const token = await answerToken(server(), meeting.candidate);
  for (const _time of [1, 2]) {
    const { status, body } = await send(server(), 'GET', `/api/interview_invitation?token=${token}`);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      status: 'Scheduled',
      candidate: meeting.candidate.name,
      can_answer: true,
      company: { name: 'Rawdat Engineering' },
    });
    expect(body.data).not.toHaveProperty('id');
  }
  const wrong = await send(server(), 'GET', `/api/interview_invitation?token=${'x'.repeat(43)}`);
  expect(wrong.body).toMatchObject({ status: 410, code: 'LINK_EXPIRED' });
});

test('confirmed by the link: both calendars say so, and the company is told', async () => {
  const meeting = await aMeeting(server());
  const id = await anInterview(server(), meeting);
  const { body } = await answer(server(), meeting.candidate, { answer: 'confirm', timezone: 'Asia/Tokyo' });
  expect(body.data.status).toBe('Confirmed');
  const theirs = calendarOf(await lastLetterTo(server().platform.db, meeting.candidate.email));
  expect(theirs).toMatchObject({ method: 'REQUEST', sequence: 0, status: 'CONFIRMED', answer: 'ACCEPTED' });
  const ours = await lastLetterTo(server().platform.db, meeting.company.email);
  expect(ours.subject).toBe(`${meeting.candidate.name} confirmed the interview for Civil Engineer`);
  expect(calendarOf(ours).uid).toBe(theirs.uid);
  const seen = (await send(server(), 'GET', `/api/interview/${id}`, meeting.company)).body.data;
  expect(seen).toMatchObject({ status: 'Confirmed', candidate: { timezone: 'Asia/Tokyo' } });
});

test('of several times one is chosen; another, a past or a foreign one is refused at its field', async () => {
  const meeting = await aMeeting(server());
  const other = await aMeeting(server());
  const slots = ['10:00', '12:00'].map((start_time) => ({ date: '2026-12-01', start_time }));
  await anInterview(server(), meeting, { slots });
  const foreignId = await anInterview(server(), other, { slots });
  const foreign = (await send(server(), 'GET', `/api/interview/${foreignId}`, other.company)).body.data
    .slots[0].id;
  for (const slot_id of [undefined, 'x', foreign]) {
    const refused = await answer(server(), meeting.candidate, { answer: 'confirm', slot_id });
    expect(Object.keys(refused.body.errors ?? {})).toEqual(['slot_id']);
  }
  const [, second] = (await invitation(meeting)).slots;
  const { body } = await answer(server(), meeting.candidate, { answer: 'confirm', slot_id: second.id });
  expect(body.data).toMatchObject({ status: 'Confirmed', starts_at: '2026-12-01T09:00:00.000Z' });
  const entry = calendarOf(await lastLetterTo(server().platform.db, meeting.candidate.email));
  expect(entry).toMatchObject({ method: 'REQUEST', sequence: 1, start: '2026-12-01T09:00:00.000Z' });
});

test('declined: the entry goes from both calendars, and only the company can offer again', async () => {
  const meeting = await aMeeting(server());
  const id = await anInterview(server(), meeting);
  const words = { answer: 'decline', message: 'I have signed elsewhere.' };
  expect((await answer(server(), meeting.candidate, words)).body.data.status).toBe('Declined');
  for (const person of [meeting.candidate, meeting.company])
    expect(calendarOf(await lastLetterTo(server().platform.db, person.email))).toMatchObject({
      method: 'CANCEL',
      sequence: 1,
    });
  const letter = await lastLetterTo(server().platform.db, meeting.company.email);
  expect(letter.text).toContain('I have signed elsewhere.');
  const again = await answer(server(), meeting.candidate, { answer: 'confirm' });
  expect(again.body).toMatchObject({ status: 409, code: 'INTERVIEW_CLOSED' });
  const body = { ...interviewInput, interviewers: [meeting.company.accountId] };
  const asked = await send(server(), 'PUT', `/api/interview/${id}`, { ...meeting.company, body });
  expect(asked.body.data.status).toBe('Scheduled');
});

test('another time is asked for on the own clock, shown to the company, and taken with one act', async () => {
  const meeting = await aMeeting(server());
  const id = await anInterview(server(), meeting);
  const ask = { answer: 'propose', date: '2026-12-03', start_time: '16:00', timezone: 'Asia/Manila' };
  const { body } = await answer(server(), meeting.candidate, { ...ask, message: 'My shift ends at three.' });
  expect(body.data).toMatchObject({ status: 'Proposed', proposed_at: '2026-12-03T08:00:00.000Z' });
  const letter = await lastLetterTo(server().platform.db, meeting.company.email);
  expect(letter.subject).toBe(`${meeting.candidate.name} asks for another time for Civil Engineer`);
  expect(letter.text).toContain('My shift ends at three.');
  expect(letter.text).toContain('11:00–11:45 (Qatar,\u00a0UTC+3)');
  const waiting = (await send(server(), 'GET', '/api/interview', meeting.company)).body.data.waiting;
  expect(waiting.map((row: { id: string }) => row.id)).toEqual([id]);
  await letTimePass(server());
  const taken = await send(server(), 'POST', `/api/interview/${id}/accept`, { ...meeting.company, body: {} });
  expect(taken.body.data).toMatchObject({ status: 'Confirmed', starts_at: '2026-12-03T08:00:00.000Z' });
  const entry = calendarOf(await lastLetterTo(server().platform.db, meeting.candidate.email));
  expect(entry).toMatchObject({ sequence: 1, start: '2026-12-03T08:00:00.000Z', answer: 'ACCEPTED' });
});

test.each([
  [{ date: '2026-11-20', start_time: '10:00' }, 'start_time'],
  [{ date: '', start_time: '10:00' }, 'date'],
  [{ date: '2026-12-20', start_time: '' }, 'start_time'],
])('another time %j is refused at its field', async (time, field) => {
  const meeting = await aMeeting(server());
  await anInterview(server(), meeting);
  const refused = await answer(server(), meeting.candidate, { answer: 'propose', ...time });
  expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, [field]]);
});

test('the candidate answers own interviews from the dashboard, too, and nobody else’s', async () => {
  const meeting = await aMeeting(server());
  const other = await aMeeting(server());
  const id = await anInterview(server(), meeting);
  const say = (person: { token: string }) =>
    send(server(), 'POST', '/api/interview_answer', { token: person.token, body: { id, answer: 'confirm' } });
  expect((await say(other.candidate)).status).toBe(404);
  expect((await say(other.company)).status).toBe(404);
  expect((await say(meeting.company)).status).toBe(404);
  expect((await say(meeting.candidate)).body.data.status).toBe('Confirmed');
});

test('links end two weeks after the interview, and answers with its begin', async () => {
  const meeting = await aMeeting(server());
  await anInterview(server(), meeting);
  const token = await answerToken(server(), meeting.candidate);
  const now = server().clock.now();
  server().clock.advance(10 * dayMs);
  const late = await send(server(), 'POST', '/api/interview_answer', { body: { token, answer: 'decline' } });
  expect(late.body.code).toBe('INTERVIEW_CLOSED');
  server().clock.advance(14 * dayMs);
  expect((await send(server(), 'GET', `/api/interview_invitation?token=${token}`)).status).toBe(410);
  server().clock.advance(now.getTime() - server().clock.now().getTime());
});

test('Upcoming and Past follow; one whose time has passed without being completed is incomplete', async () => {
  const meeting = await aMeeting(server());
  await anInterview(server(), meeting);
  const own = async () => (await send(server(), 'GET', '/api/own_interview', meeting.candidate)).body.data;
  expect(await own()).toMatchObject({ upcoming: [{ status: 'Scheduled', is_incomplete: false }], past: [] });
  const now = server().clock.now();
  server().clock.advance(10 * dayMs);
  expect(await own()).toMatchObject({ upcoming: [], past: [{ status: 'Scheduled', is_incomplete: true }] });
  server().clock.advance(now.getTime() - server().clock.now().getTime());
});

test('a private feed holds the own interviews or the company’s, and ends when it is taken back', async () => {
  const meeting = await aMeeting(server());
  const recruiter = await aMember(server(), meeting.company.companyId, 'recruiter');
  await anInterview(server(), meeting);
  const slots = ['10:00', '12:00'].map((start_time) => ({ date: '2026-12-01', start_time }));
  await anInterview(server(), meeting, { slots, interviewers: [recruiter.accountId] });
  const open = async (scope: string) =>
    new URL(
      (await send(server(), 'POST', '/api/interview_feed', { ...recruiter, body: { scope } })).body.data.url,
    ).pathname;
  const mine = await open('mine');
  const summaries = async (path: string) =>
    eventsOf((await send(server(), 'GET', path)).body).map(({ summary }) => summary);
  const [first, second] = await summaries(mine);
  expect(first).toBe(`Interview: ${meeting.candidate.name}, Civil Engineer (offered, 1 of 2)`);
  expect(second).toContain('(offered, 2 of 2)');
  const all = await open('company');
  expect(await summaries(all)).toHaveLength(3);
  expect((await send(server(), 'GET', mine)).status).toBe(404);
  const read = await send(server(), 'GET', all);
  expect(read.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(read.body).not.toContain(meeting.candidate.email);
  await send(server(), 'DELETE', '/api/interview_feed', { ...recruiter, body: {} });
  expect((await send(server(), 'GET', all)).status).toBe(404);
});

test('an erased candidate leaves the calendars of the company, and no words behind', async () => {
  const meeting = await aMeeting(server());
  await anInterview(server(), meeting);
  await answer(server(), meeting.candidate, { answer: 'confirm', message: 'Canarywords.' });
  await letTimePass(server());
  const gone = await send(server(), 'DELETE', '/api/candidate/1', {
    ...meeting.candidate,
    body: { password: 'corniche-falcon-42' },
  });
  expect(gone.status).toBe(200);
  const last = await lastLetterTo(server().platform.db, meeting.company.email);
  expect(calendarOf(last)).toMatchObject({
    method: 'CANCEL',
    summary: 'Interview: Former candidate, Civil Engineer',
  });
  expect(JSON.stringify(last)).not.toContain(meeting.candidate.name);
  const rows = (await send(server(), 'GET', '/api/interview', meeting.company)).body.data.data;
  expect(rows).toMatchObject([{ status: 'Cancelled', candidate: { name: '' }, candidate_message: '' }]);
});

async function invitation({ candidate }: Meeting) {
  const token = await answerToken(server(), candidate);
  return (await send(server(), 'GET', `/api/interview_invitation?token=${token}`)).body.data;
}
