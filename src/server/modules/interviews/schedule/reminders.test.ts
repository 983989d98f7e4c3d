import { expect, test } from 'vitest';
import { send } from '#support/client.ts';
import { aMeeting, anInterview, interviewInput, letTimePass, type Meeting } from '#support/interviews.ts';
import { lettersTo } from '#support/outbox.ts';
import type { Person } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();
const hour = 3_600_000;

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

async function change({ company }: Meeting, id: string, other: Record<string, unknown>) {
  await letTimePass(server());
  const body = { ...interviewInput, interviewers: [company.accountId], ...other };
  return send(server(), 'PUT', `/api/interview/${id}`, { token: company.token, body });
}
