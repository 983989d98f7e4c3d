import { expect, test } from 'vitest';
import { send } from '#support/client.ts';
import { aMeeting, anInterview, answerToken, eventsOf } from '#support/interviews.ts';
import { aCandidate } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();

const post = async (query: string, fields: Record<string, string>, prefix = '') => {
  const response = await server().app.request(`http://localhost:3000${prefix}/interview?${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost:3000' },
    body: new URLSearchParams(fields).toString(),
  });
  return { status: response.status, to: response.headers.get('location') };
};
const read = async (token: string) =>
  (await send(server(), 'GET', `/api/interview_invitation?token=${token}`)).body.data;

test('the plain form confirms, asks for another time and declines, and leads back to the page', async () => {
  const meeting = await aMeeting(server());
  await anInterview(server(), meeting);
  const token = await answerToken(server(), meeting.candidate);
  const back = { status: 303, to: `/fr/interview?token=${token}` };
  const time = { 'times.0.date': '2026-12-03', 'times.0.start_time': '17:00', 'times.0.end_time': '' };
  const asked = { answer: 'propose', timezone: 'Asia/Manila', message: 'After my shift.', ...time };
  expect(await post(`token=${token}`, asked, '/fr')).toEqual(back);
  expect(await read(token)).toMatchObject({
    ...{ status: 'Proposed', candidate_message: 'After my shift.', candidate_timezone: 'Asia/Manila' },
    asked_times: [{ starts_at: '2026-12-03T09:00:00.000Z', until: null }],
  });
  expect(await post(`token=${token}`, { answer: 'confirm', slot_id: '', ...time }, '/fr')).toEqual(back);
  expect(await read(token)).toMatchObject({ status: 'Confirmed' });
  expect(await post(`token=${token}`, { answer: 'decline' }, '/fr')).toEqual(back);
  expect(await read(token)).toMatchObject({ status: 'Declined' });
});

test('what the plain form got wrong is said by the address, without what was typed', async () => {
  const meeting = await aMeeting(server());
  await anInterview(server(), meeting);
  const token = await answerToken(server(), meeting.candidate);
  const wrong = { answer: 'propose', 'times.0.date': '2020-01-01', 'times.0.start_time': '10:00' };
  const refused = `/interview?token=${token}&answer=propose&refused=start_time`;
  expect(await post(`token=${token}`, { ...wrong, message: 'secret' })).toEqual({ status: 303, to: refused });
  expect((await post('token=nothing', { answer: 'confirm' })).to).toMatch(/refused=other$/);
});

test('a confirmed interview is a file for the calendar, for its candidate, the link and its company alone', async () => {
  const meeting = await aMeeting(server());
  const id = await anInterview(server(), meeting);
  const token = await answerToken(server(), meeting.candidate);
  await post(`token=${token}`, { answer: 'confirm', slot_id: '' });
  const file = (query: string, token?: string) => send(server(), 'GET', `/interview.ics?${query}`, { token });
  for (const answer of [
    await file(`token=${token}`),
    await file(`id=${id}`, meeting.candidate.token),
    await file(`id=${id}`, meeting.company.token),
  ]) {
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('text/calendar');
    expect(eventsOf(answer.body)).toHaveLength(1);
    expect(answer.body).not.toContain(meeting.candidate.email);
  }
  const stranger = await aCandidate(server());
  expect((await file(`id=${id}`, stranger.token)).status).toBe(404);
  expect((await file(`id=${id}`)).status).toBe(404);
  await post(`token=${token}`, { answer: 'decline' });
  expect((await file(`token=${token}`)).status).toBe(404);
});
