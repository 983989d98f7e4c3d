import { eq, inArray } from 'drizzle-orm';
import type { Statistics } from '#contract/application-statistics.ts';
import { enoughPeople, type FunnelStage, funnelStages } from '#domain/applications/funnel.ts';
import { statusUndoSeconds } from '#domain/applications/status-changes.ts';
import { startOfDay } from '#domain/companies/trial.ts';
import { addDays, dayMs } from '#domain/time.ts';
import { applicationEvents, applications } from '#server/modules/applications/table.ts';
import { jobOpenings } from '#server/modules/job-openings/table.ts';
import type { TestServer } from './test-server.ts';

// What statistics say, counted of rows and events one by one, with no statement of the product.

const zone = 'Asia/Qatar';

type Row = typeof applications.$inferSelect;
type Event = typeof applicationEvents.$inferSelect;

/** The figures, made of all rows and events of the company, one by one. */
export async function figuresOf(
  { platform: { db } }: TestServer,
  companyId: string,
  { from, to, before }: Pick<Statistics, 'from' | 'to' | 'before'>,
) {
  const promises = await db.select({ id: jobOpenings.id, days: jobOpenings.replyDays }).from(jobOpenings);
  const rows = await db.select().from(applications).where(eq(applications.companyId, companyId));
  const ids = rows.map(({ id }) => id);
  const events = await db
    .select()
    .from(applicationEvents)
    .where(inArray(applicationEvents.applicationId, ids));
  const within = (first: string, last: string) =>
    rows
      .filter(({ removedAt }) => removedAt === null)
      .filter(
        ({ createdAt }) =>
          createdAt >= startOfDay(first, zone) && createdAt < startOfDay(addDays(last, 1), zone),
      )
      .map((row) => ({
        ...row,
        steps: stepsOf(row, events),
        promised: promises.find(({ id }) => id === row.openingId)?.days ?? 0,
      }));
  return { now: within(from, to), earlier: within(before.from, before.to) };
}

export function stepsOf(row: Row, events: readonly Event[]) {
  const own = events
    .filter(({ applicationId, kind }) => applicationId === row.id && kind === 'status-changed')
    .sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  const stood = own.filter((event, place) => {
    const next = own[place + 1];
    return !next || next.createdAt.getTime() - event.createdAt.getTime() > statusUndoSeconds * 1000;
  });
  return stood.map(({ actorId, facts, createdAt }, place) => {
    const previous = stood[place - 1];
    return {
      actorId,
      status: String(facts.to),
      earlier: previous ? String(previous.facts.to) : 'Pending',
      isFirst: place === 0,
      age: createdAt.getTime() - row.createdAt.getTime(),
      stay: createdAt.getTime() - (previous ?? row).createdAt.getTime(),
    };
  });
}

export type Person = Awaited<ReturnType<typeof figuresOf>>['now'][number];

export function reached(people: readonly Person[], stage: FunnelStage): number {
  const place = funnelStages.indexOf(stage);
  const passed: string[] = funnelStages.slice(place);
  return people.filter(
    ({ status, steps }) =>
      place === 0 || passed.includes(status) || steps.some((step) => passed.includes(step.status)),
  ).length;
}

/** In days, of as many as are told. */
export function median(spans: readonly number[]): number | null {
  if (spans.length < enoughPeople) return null;
  const sorted = spans.toSorted((one, other) => one - other);
  const [lower, upper] = [
    sorted[Math.floor((sorted.length - 1) / 2)] ?? 0,
    sorted[Math.ceil((sorted.length - 1) / 2)] ?? 0,
  ];
  return Math.round(((lower + upper) / 2 / dayMs) * 10) / 10;
}

const applied = ({ source }: Person) => !source.startsWith('by-hand-');
export const firsts = (people: readonly Person[]) =>
  people
    .filter(applied)
    .flatMap(({ createdAt, repliedAt }) => (repliedAt ? [repliedAt.getTime() - createdAt.getTime()] : []));
export const isInTime = ({ createdAt, repliedAt, promised }: Person) =>
  repliedAt !== null && repliedAt.getTime() <= createdAt.getTime() + promised * dayMs;
/** To whom an answer was promised that came, or is due by now. */
export const promisedTo = (people: readonly Person[], now: number) =>
  people
    .filter(applied)
    .filter(
      ({ createdAt, repliedAt, promised, status }) =>
        repliedAt || (status !== 'Withdrawn' && createdAt.getTime() + promised * dayMs < now),
    );
export const hires = (people: readonly Person[]) =>
  people
    .filter(({ status }) => status === 'Hired')
    .flatMap(({ steps }) =>
      steps
        .filter(({ status }) => status === 'Hired')
        .map(({ age }) => age)
        .slice(-1),
    );
export const stays = (people: readonly Person[], status: string) =>
  people.flatMap(({ steps }) => steps.filter(({ earlier }) => earlier === status).map(({ stay }) => stay));
