import type { InterviewStatus, InterviewType } from '#domain/interviews/interviews.ts';
import { addDays, calendarDate, dayMs, defaultTimeZone } from '#domain/time.ts';
import { instantAt } from '#domain/zones.ts';
import type { applicationEvents } from '#server/modules/applications/table.ts';
import type { interviewInterviewers, interviewSlots, interviews } from '#server/modules/interviews/table.ts';
import type { DemoApplications } from './applications.ts';
import type { Random } from './random.ts';

export interface DemoInterviews {
  interviews: (typeof interviews.$inferInsert)[];
  slots: (typeof interviewSlots.$inferInsert)[];
  interviewers: (typeof interviewInterviewers.$inferInsert)[];
  /** What the history of the applications says of them. */
  events: (typeof applicationEvents.$inferInsert)[];
}

const perCompany = 14;
const minutes = 45;
const minuteMs = 60_000;
const types: readonly { type: InterviewType; place: string }[] = [
  { type: 'video link', place: 'https://meet.demo.example/interview' },
  { type: 'interviewer phone', place: '+974 4412 0000' },
  { type: 'location', place: 'Reception, second floor' },
];
/** What is still to come; those that were held are Completed. */
const standings: readonly InterviewStatus[] = [
  'Confirmed',
  'Scheduled',
  'Proposed',
  'Confirmed',
  'Cancelled',
  'Scheduled',
  'Declined',
];

/**
 * Interviews of shortlisted and interviewed applicants around now, held by the owner of the company; the turns of their
 * applications are dated to fit.
 */
export function makeInterviews(
  random: Random,
  { applications, events }: DemoApplications,
  owners: ReadonlyMap<string, string>,
  now: Date,
): DemoInterviews {
  const made: DemoInterviews = { interviews: [], slots: [], interviewers: [], events: [] };
  const counts = new Map<string, number>();
  const ways = Map.groupBy(events, ({ applicationId }) => applicationId);
  for (const application of applications) {
    const { companyId, status } = application;
    const count = counts.get(companyId) ?? 0;
    const ownerId = owners.get(companyId);
    const isHeld = status === 'Interviewed';
    if (!ownerId || count >= perCompany || (!isHeld && status !== 'Shortlisted')) continue;
    const standing = isHeld ? 'Completed' : (standings[count % standings.length] ?? 'Scheduled');
    const offered = standing === 'Scheduled' && count % 2 === 1 ? 2 : 1;
    const applied = application.createdAt ?? now;
    // Nobody was interviewed before applying.
    const since = Math.floor((now.getTime() - applied.getTime()) / dayMs) - 1;
    if (isHeld && since < 1) continue;
    counts.set(companyId, count + 1);
    const days = isHeld ? -Math.min(1 + (count % 9), since) : 1 + (count % 9);
    const spans = Array.from({ length: offered }, (_, index) =>
      spanOn(now, days + index, 9 + ((count * 2) % 7)),
    );
    const [first] = spans;
    const last = spans.at(-1);
    if (!first || !last) continue;
    const id = random.uuid();
    const before = Math.min(now.getTime(), first.startsAt.getTime()) - 2 * dayMs;
    const createdAt = new Date(Math.max(before, applied.getTime()));
    made.interviews.push({
      id,
      applicationId: application.id,
      companyId,
      candidateId: application.candidateId,
      status: standing,
      startsAt: offered === 1 ? first.startsAt : null,
      endsAt: offered === 1 ? first.endsAt : null,
      fromAt: first.startsAt,
      untilAt: last.endsAt,
      duration: minutes,
      timezone: defaultTimeZone,
      ...(types[count % types.length] ?? { type: 'location' as const, place: 'Reception' }),
      message: 'We look forward to meeting you. Please keep your certificates at hand.',
      cancelMessage: standing === 'Cancelled' ? 'The position was filled. Thank you for your time.' : '',
      ...(standing === 'Proposed' && askedFor(now, days)),
      candidateMessage: standing === 'Proposed' ? 'My shift ends at nine that day.' : '',
      uid: `${id}@demo.example`,
      sequence: 0,
      scheduledBy: ownerId,
      createdAt,
      updatedAt: createdAt,
    });
    made.slots.push(...spans.map((span) => ({ id: random.uuid(), interviewId: id, ...span })));
    made.interviewers.push({ interviewId: id, accountId: ownerId });
    const step = { applicationId: String(application.id), actorId: ownerId };
    made.events.push({ ...step, kind: 'interview_scheduled', createdAt });
    if (isHeld) made.events.push({ ...step, kind: 'interview_completed', createdAt: first.endsAt });
    const [, ...turns] = ways.get(application.id) ?? [];
    // The way to an interview was gone before it was scheduled, and who was interviewed is so once it took place.
    for (const turn of turns)
      turn.createdAt =
        turn.facts?.to === 'Interviewed'
          ? new Date(first.endsAt.getTime() + minuteMs)
          : earlierOf(
              turn.createdAt ?? now,
              new Date(Math.max(applied.getTime(), createdAt.getTime() - minuteMs)),
            );
  }
  return made;
}

function earlierOf(one: Date, other: Date): Date {
  return one < other ? one : other;
}

/** What a candidate asks for instead: two evenings, one of them with an end. */
function askedFor(now: Date, days: number) {
  const times = [spanOn(now, days + 1, 17), spanOn(now, days + 2, 17)].map(({ startsAt }, index) => ({
    starts_at: startsAt.toISOString(),
    until: index === 0 ? new Date(startsAt.getTime() + 180 * minuteMs).toISOString() : null,
  }));
  return { proposedAt: new Date(times[0]?.starts_at ?? now), proposedTimes: times };
}

/** A day so far from today at a full hour in Doha; nobody is interviewed on a Friday. */
function spanOn(now: Date, days: number, hour: number) {
  const date = addDays(calendarDate(now), days);
  const isFriday = new Date(`${date}T00:00:00Z`).getUTCDay() === 5;
  const clock = {
    date: isFriday ? addDays(date, days < 0 ? -1 : 2) : date,
    time: `${String(hour).padStart(2, '0')}:00`,
  };
  const startsAt = instantAt(clock, defaultTimeZone) ?? now;
  return { startsAt, endsAt: new Date(startsAt.getTime() + minutes * minuteMs) };
}
