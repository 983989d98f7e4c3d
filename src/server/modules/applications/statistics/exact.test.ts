import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { Statistics } from '#contract/application-statistics.ts';
import { enoughPeople, funnelStages } from '#domain/applications/funnel.ts';
import { statusUndoSeconds } from '#domain/applications/status-changes.ts';
import { startOfDay } from '#domain/companies/trial.ts';
import { addDays, calendarDate, dayMs } from '#domain/time.ts';
import { seededRandom } from '#server/demo/random.ts';
import { applicationEvents, applications } from '#server/modules/applications/table.ts';
import { send } from '#support/client.ts';
import {
  figuresOf,
  firsts,
  hires,
  isInTime,
  median,
  type Person,
  promisedTo,
  reached,
  stays,
  stepsOf,
} from '#support/counted-statistics.ts';
import { anOpening } from '#support/openings.ts';
import { aMember, anApprovedCompany, type CompanyPerson } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();
const zone = 'Asia/Qatar';
let company: CompanyPerson;

/** 240 applications over ten weeks with histories of any length, of which some changes were taken back within a minute. */
beforeAll(async () => {
  company = await anApprovedCompany(server());
  const colleague = await aMember(server(), company.companyId, 'recruiter');
  const openings = [
    await anOpening(server(), company.companyId, { title: 'Nurse', replyDays: 5 }),
    await anOpening(server(), company.companyId, { title: 'Chef', replyDays: 10 }),
  ];
  const random = seededRandom(11);
  const { db } = server().platform;
  const now = server().clock.now().getTime();
  const statuses = [...funnelStages, 'Rejected', 'Screened', 'Shortlisted'] as const;
  for (let number = 0; number < 240; number += 1) {
    const createdAt = new Date(now - random.between(0, 70 * 86_400) * 1000);
    const steps = Array.from({ length: random.between(0, 5) }, () => random.pick(statuses));
    const [row] = await db
      .insert(applications)
      .values({
        openingId: random.pick(openings),
        companyId: company.companyId,
        source: random.pick(['site', 'site', 'site', 'linkedin', 'qr', 'by-hand-import']),
        repliedAt: random.chance(0.8)
          ? new Date(createdAt.getTime() + random.between(1, 12 * 86_400) * 1000)
          : null,
        status: random.chance(0.1) ? 'Withdrawn' : (steps.at(-1) ?? 'Pending'),
        removedAt: random.chance(0.05) ? new Date(now) : null,
        createdAt,
      })
      .returning({ id: applications.id });
    let at = createdAt.getTime();
    const events = steps.map((to, place) => {
      at += random.chance(0.2)
        ? random.between(1, 2 * statusUndoSeconds) * 1000
        : random.between(1, 9 * 86_400) * 1000;
      return {
        applicationId: row?.id ?? '',
        kind: 'status-changed',
        actorId: random.pick([company.accountId, company.accountId, colleague.accountId, null]),
        facts: { from: steps[place - 1] ?? 'Pending', to },
        createdAt: new Date(at),
      };
    });
    if (events.length > 0) await db.insert(applicationEvents).values(events);
  }
}, 120_000);

async function read(): Promise<Statistics> {
  return (await send(server(), 'GET', '/api/statistics', company)).body.data;
}

test('every figure is what reading every application and event says', async () => {
  const told = await read();
  const { now, earlier } = await figuresOf(server(), company.companyId, told);
  expect(now.length).toBeGreaterThan(60);
  expect(now.some(({ steps, id }) => steps.length > 2 && id)).toBe(true);
  expect(told.funnel).toEqual(
    funnelStages.map((stage, place) => {
      const next = funnelStages[place + 1];
      const stopped = now.filter(
        (person) => reached([person], stage) === 1 && (!next || reached([person], next) === 0),
      );
      const standing = (...statuses: string[]) =>
        stopped.filter(({ status }) => statuses.includes(status)).length;
      return {
        stage,
        people: reached(now, stage),
        before: reached(earlier, stage),
        no_further: {
          rejected: standing('Rejected'),
          withdrawn: standing('Withdrawn'),
          on_hold: standing('On Hold'),
          waiting: standing('Pending', 'Screened', 'Shortlisted', 'Interviewed', 'Offered'),
        },
      };
    }),
  );
  const standing = (status: string) => now.filter((person) => person.status === status).length;
  expect([told.rejected, told.withdrawn]).toEqual([standing('Rejected'), standing('Withdrawn')]);
  const measured = (of: (people: readonly Person[]) => number[]) => ({
    people: of(now).length,
    people_before: of(earlier).length,
    days: median(of(now)),
    days_before: median(of(earlier)),
  });
  expect(told.first_answer).toEqual(measured(firsts));
  expect(told.to_hire).toEqual(measured(hires));
  expect(told.in_promise).toEqual({
    people: promisedTo(now, server().clock.now().getTime()).length,
    in_time: promisedTo(now, server().clock.now().getTime()).filter(isInTime).length,
    people_before: promisedTo(earlier, server().clock.now().getTime()).length,
    in_time_before: promisedTo(earlier, server().clock.now().getTime()).filter(isInTime).length,
  });
  expect(told.in_promise.people).toBeGreaterThan(enoughPeople);
  expect(told.in_promise.in_time).toBeLessThan(told.in_promise.people);
  for (const { status, ...times } of told.in_status)
    expect(times, status).toEqual(measured((people) => stays(people, status)));
  for (const { source, ...counts } of told.sources)
    expect(counts, source).toEqual(countsOf((person) => person.source === source));
  for (const { id, title, city, status, ...counts } of told.openings)
    expect(counts, `${title} ${city} ${status}`).toEqual(countsOf((person) => person.openingId === id));
  expect(told.openings).toHaveLength(2);
  for (const { id, name, ...recruiter } of told.recruiters) {
    const theirs = now.map(({ steps, ...person }) => ({
      ...person,
      own: steps.filter(({ actorId }) => actorId === id),
    }));
    const who = (status?: string) =>
      theirs.filter(({ own }) => own.some((step) => !status || step.status === status)).length;
    expect(recruiter, name).toEqual({
      handled: who(),
      shortlisted: who('Shortlisted'),
      hired: who('Hired'),
      first_answer: median(
        theirs.flatMap(({ own }) => own.filter(({ isFirst }) => isFirst).map(({ age }) => age)),
      ),
    });
  }
  expect(told.recruiters).toHaveLength(2);
  const first = startOfDay(told.from, zone).getTime();
  const length = (startOfDay(addDays(told.to, 1), zone).getTime() - first) / 10;
  const parts = Array.from({ length: 10 }, (_, place) =>
    now.filter(({ createdAt }) => Math.floor((createdAt.getTime() - first) / length) === place),
  );
  const rate = (people: readonly Person[]) =>
    people.length < enoughPeople ? null : people.filter(isInTime).length / people.length;
  expect(told.trends).toEqual({
    applied: parts.map((people) => people.length),
    hired: parts.map((people) => reached(people, 'Hired')),
    first_answer: parts.map((people) => median(firsts(people))),
    to_hire: parts.map((people) => median(hires(people))),
    in_promise: parts.map((people) => rate(promisedTo(people, server().clock.now().getTime()))),
  });
  const weekOf = ({ createdAt }: Person) => {
    const day = calendarDate(createdAt, zone);
    return addDays(day, -new Date(`${day}T00:00:00Z`).getUTCDay());
  };
  expect(told.weeks.map(({ day }) => day)).toEqual(told.weeks.map(({ day }) => day).toSorted());
  expect(told.weeks.reduce((sum, { people }) => sum + people, 0)).toBe(now.length);
  for (const { day, people, sources } of told.weeks) {
    const theirs = now.filter((person) => weekOf(person) === day);
    expect([day, people]).toEqual([day, theirs.length]);
    for (const { source, people } of sources)
      expect([source, people]).toEqual([source, theirs.filter((person) => person.source === source).length]);
  }

  function countsOf(is: (person: Person) => boolean) {
    const [mine, before] = [now.filter(is), earlier.filter(is)];
    return {
      applied: mine.length,
      applied_before: before.length,
      shortlisted: reached(mine, 'Shortlisted'),
      interviewed: reached(mine, 'Interviewed'),
      hired: reached(mine, 'Hired'),
    };
  }
});

test('what was taken back, erased or written at once by two leaves the steps that stood', async () => {
  const { db } = server().platform;
  const [row] = await db.select().from(applications).where(eq(applications.status, 'Hired')).limit(1);
  const id = row?.id ?? '';
  const stepsKept = async () =>
    (
      await db.select({ steps: applications.stepStatuses }).from(applications).where(eq(applications.id, id))
    )[0]?.steps;
  const isExact = async () => {
    const events = await db.select().from(applicationEvents).where(eq(applicationEvents.applicationId, id));
    const steps = row ? stepsOf(row, events).map(({ status }) => status) : [];
    expect(await stepsKept()).toEqual(steps);
    return steps;
  };
  const at = (hours: number) => new Date(server().clock.now().getTime() + 365 * dayMs + hours * 3_600_000);
  const change = (to: string, hours: number) =>
    db.insert(applicationEvents).values({
      applicationId: id,
      kind: 'status-changed',
      facts: { from: 'Hired', to },
      createdAt: at(hours),
    });
  await Promise.all([change('Offered', 1), change('Interviewed', 2)]);
  expect((await isExact()).slice(-2)).toEqual(['Offered', 'Interviewed']);
  await db.delete(applicationEvents).where(eq(applicationEvents.createdAt, at(2)));
  expect((await isExact()).at(-1)).toBe('Offered');
  await db.update(applicationEvents).set({ facts: {} }).where(eq(applicationEvents.applicationId, id));
  expect(await stepsKept()).toEqual([]);
});
