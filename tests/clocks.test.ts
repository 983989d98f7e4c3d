import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { isActive } from '#domain/job-openings/job-openings.ts';
import { addDays, ageOn, calendarDate, dayMs, daysBetween } from '#domain/time.ts';
import { judgeFitsTask } from '#server/modules/applications/task-names.ts';
import { files } from '#server/modules/files/table.ts';
import { send } from '#support/client.ts';
import { anOpening } from '#support/openings.ts';
import { aCandidate, anApprovedCompany, type Person } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';
import { aPdf, upload } from '#support/uploads.ts';

const server = testServer();
const hour = 3_600_000;

test('29 February is a day like any other, in a year that has one and in those that have none', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2027-02-28', 1)).toBe('2027-03-01');
  expect(addDays('2028-02-29', 366)).toBe('2029-03-01');
  expect(daysBetween('2028-02-01', '2028-03-01')).toBe(29);
  expect([ageOn('2010-03-01', '2028-02-29'), ageOn('2010-02-28', '2028-02-29')]).toEqual([17, 18]);
  expect([ageOn('2008-02-29', '2026-02-28'), ageOn('2008-02-29', '2026-03-01')]).toEqual([17, 18]);
});

test('an opening of 29 February is public to the end of that day in the zone of its company, and not a moment longer', async () => {
  const { clock } = server();
  const before = clock.now();
  clock.set(new Date('2028-02-01T08:00:00Z'));
  const company = await anApprovedCompany(server());
  const id = await anOpening(server(), company.companyId, { dueDate: '2028-02-29' });
  const status = async () => (await send(server(), 'GET', `/api/job/${id}`)).status;
  clock.set(new Date('2028-02-29T20:59:59Z'));
  expect(await status()).toBe(200);
  clock.set(new Date('2028-02-29T21:00:00Z'));
  expect(await status()).toBe(410);
  clock.set(before);
});

test.each([
  ['Europe/London', '2027-03-28', '2027-03-28T22:59:59Z', '2027-03-28T23:00:00Z'],
  ['Europe/London', '2026-10-25', '2026-10-25T23:59:59Z', '2026-10-26T00:00:00Z'],
  ['Africa/Cairo', '2027-04-29', '2027-04-29T21:59:59Z', '2027-04-29T22:00:00Z'],
])(
  'in %s an opening lasts to the end of %s, whatever the clocks do in that night',
  (zone, day, last, over) => {
    const opening = { status: 'Published', due_date: day } as const;
    const at = (instant: string) => isActive(opening, calendarDate(new Date(instant), zone), true);
    expect([at(last), at(over)]).toEqual([true, false]);
  },
);

test('a clock that is set back signs nobody out and makes no session longer', async () => {
  const person = await aCandidate(server());
  expect(await isSignedIn(person)).toBe(true);
  server().clock.advance(-hour);
  expect(await isSignedIn(person)).toBe(true);
  server().clock.advance(hour + 30 * dayMs + 1);
  expect(await isSignedIn(person)).toBe(false);
});

test('a clock that was set forward by a month and is right again has ended no session for good', async () => {
  const person = await aCandidate(server());
  server().clock.advance(31 * dayMs);
  expect(await isSignedIn(person)).toBe(false);
  server().clock.advance(-31 * dayMs);
  expect(await isSignedIn(person)).toBe(true);
});

test('a clock that is set back an hour sweeps no upload early, and one that is right again no later than its day', async () => {
  const person = await aCandidate(server());
  const { body } = await upload(server(), '/api/files/v1/cv-upload', aPdf(), person);
  const id = body.path.split('/').at(-1);
  const isThere = async () => {
    await server().runTasks();
    return (await server().platform.db.$count(files, eq(files.id, id))) === 1;
  };
  server().clock.advance(-hour);
  expect(await isThere()).toBe(true);
  server().clock.advance(hour + 24 * hour - 60_000);
  expect(await isThere()).toBe(true);
});

test('a clock that is set forward by a month sweeps no upload that a record names', async () => {
  const person = await aCandidate(server());
  const { body } = await upload(server(), '/api/files/v1/cv-upload', aPdf(), person);
  await send(server(), 'PUT', '/api/candidate/1', { ...person, body: { cv: body.path } });
  server().clock.advance(31 * dayMs);
  await server().runTasks();
  const id = body.path.split('/').at(-1);
  expect(await server().platform.db.$count(files, eq(files.id, id))).toBe(1);
  server().clock.advance(-31 * dayMs);
});

test('work that was ordered for later waits while the clock is set back, and is done once it is right again', async () => {
  const { tasks, db } = server().platform;
  const due = new Date(server().clock.now().getTime() + hour);
  await server().runTasks();
  await tasks.enqueue(db, judgeFitsTask, {}, { startAfter: due });
  server().clock.advance(-hour);
  expect(await server().runTasks()).toBe(0);
  server().clock.advance(hour);
  expect(await server().runTasks()).toBe(0);
  server().clock.advance(hour);
  expect(await server().runTasks()).toBeGreaterThan(0);
});

async function isSignedIn({ token }: Person): Promise<boolean> {
  return (await send(server(), 'GET', '/api/users', { token })).status === 200;
}
