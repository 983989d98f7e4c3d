import { isBlind } from '#domain/applications/blind.ts';
import { applicationMailOf } from '#domain/companies/members.ts';
import { isHiringRole, type MemberRole } from '#domain/companies/roles.ts';
import { namesOf } from '#domain/shown-names.ts';
import { dayMs } from '#domain/time.ts';
import { tellCompanyTask, tellDailyTask } from '#server/modules/applications/task-names.ts';
import { findNamedOpenings } from '#server/modules/job-openings/team/service.ts';
import { sendWanted } from '#server/modules/notifications/mail-service.ts';
import { applicationReceived } from '#server/modules/notifications/news/application-received.ts';
import { tell } from '#server/modules/notifications/news-service.ts';
import type { Context } from '#server/platform/context.ts';
import { forEachIn, type ListOfWork, type WalkPayload } from '#server/platform/each.ts';
import { everyOpening, namedOpenings, type OpeningScope } from '#server/platform/scope.ts';
import { type Arrival, countArrivals, selectArrival, selectDailyReaders, selectReaders } from './queries.ts';

/** So long an application waits for its video answers before the company hears of it. */
const patienceMinutes = 30;

/** The company hears of an application: at once, or where videos are asked, when they are there or after half an hour. */
export async function orderArrival(
  context: Context,
  { applicationId, waits }: { applicationId: string; waits: boolean },
): Promise<void> {
  const { db, clock, tasks } = context;
  const startAfter = waits ? new Date(clock.now().getTime() + patienceMinutes * 60_000) : undefined;
  await tasks.enqueue(db, tellCompanyTask, { applicationId }, { startAfter });
}

/** Writes to each member who hears of applications at once; one that was withdrawn or moved meanwhile is no news. */
export async function tellOfArrival(context: Context, { applicationId }: { applicationId: string }) {
  const arrival = await selectArrival(context.db, applicationId);
  if (!arrival) return;
  const readers = await selectReaders(context.db, arrival);
  const atOnce = readers.filter(
    ({ role, applicationMail }) => applicationMailOf(role, applicationMail) === 'at_once',
  );
  await tell(context, applicationReceived, {
    to: readers.map(({ id }) => id),
    facts: { ...contentsOf(arrival), mailed: atOnce.map(({ id }) => id) },
  });
}

/** What the summary of a member counts: what that member sees. */
async function scopeOfReader(
  { db }: Context,
  { id: accountId, companyId, role }: { id: string; companyId: string; role: MemberRole },
): Promise<OpeningScope> {
  if (!isHiringRole(role)) return everyOpening(companyId);
  return namedOpenings(companyId, await findNamedOpenings(db, { accountId, companyId }));
}

function contentsOf(arrival: Arrival) {
  const given = arrival.answers.filter(({ answer }) => answer !== '').length;
  const missed = arrival.answers.filter(({ knocked_out }) => knocked_out).length;
  return {
    ...(!isBlind(arrival) && {
      candidateName: arrival.candidateName,
      candidateNameAr: arrival.candidateNameAr,
    }),
    ...{ applicationId: arrival.id, openingId: arrival.openingId, candidateId: arrival.candidateId },
    title: arrival.title,
    answers: { given, asked: arrival.answers.length },
    needed: { met: arrival.needed - missed, asked: arrival.needed },
    videos: { recorded: arrival.videosRecorded, asked: arrival.videosAsked },
    hasCoverLetter: arrival.coverLetter !== '',
    hasIntroduction: arrival.introductions > 0,
  };
}

/** To whoever reads once a day: what came in the 24 hours before four o'clock (UTC), the morning of the Gulf. */
export function tellOfTheDay(context: Context, payload: WalkPayload = {}): Promise<void> {
  return forEachIn(context, dailyReaders, payload);
}

const dailyReaders: ListOfWork<Awaited<ReturnType<typeof selectDailyReaders>>[number]> = {
  task: tellDailyTask,
  keyOf: ({ id }) => id,
  page: ({ db }, which) => selectDailyReaders(db, which),
  async work(context, reader) {
    const until = new Date(context.clock.now().getTime() - 4 * 3_600_000);
    until.setUTCHours(4, 0, 0, 0);
    const from = new Date(until.getTime() - dayMs);
    const { companyName, companyNameAr } = reader;
    const openings = await countArrivals(context.db, await scopeOfReader(context, reader), from, until);
    if (openings.length === 0) return;
    await sendWanted(context, {
      to: reader.email,
      locale: reader.locale,
      letter: 'applications-daily',
      data: { ...namesOf(reader), companyName, companyNameAr, openings },
      about: `applications-daily:${reader.id}:${until.toISOString()}`,
      accountId: reader.id,
    });
  },
};
