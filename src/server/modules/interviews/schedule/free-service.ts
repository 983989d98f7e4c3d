import { freeTimes, searchedDays } from '#domain/interviews/free-times.ts';
import type { FreeTimesQuestion } from '#domain/interviews/schedule.ts';
import { addDays, calendarDate } from '#domain/time.ts';
import { instantAt } from '#domain/zones.ts';
import { mayChange } from '#server/modules/interviews/policy.ts';
import { findInterview, selectBusy } from '#server/modules/interviews/queries.ts';
import { candidateZone } from '#server/modules/interviews/zones.ts';
import type { MemberActor } from '#server/platform/actor.ts';
import { authorize } from '#server/platform/authorization.ts';
import type { Context } from '#server/platform/context.ts';
import { inviteeOf } from './applications.ts';
import { readInterviewers } from './details.ts';
import { findOutsideBusy } from './outside-busy.ts';

/**
 * Times at which everybody has time, the earliest first: by interviews of both sides, calendars,
 * what is kept free and the candidate's clocks.
 */
export async function findFreeTimes(
  context: Context<MemberActor>,
  { application_id, interview_id, interviewers = [], duration, timezone, from }: FreeTimesQuestion,
) {
  const { actor, db, clock } = context;
  const invitee = await inviteeOf(context, application_id);
  const stored = interview_id
    ? authorize(await findInterview(db, interview_id), (row) => mayChange(actor, row))
    : undefined;
  const people = await readInterviewers(context, invitee, { interviewers });
  const today = calendarDate(clock.now(), timezone);
  const first = from && from > today ? from : today;
  const startsAt = instantAt({ date: first, time: '00:00' }, timezone) ?? clock.now();
  const endsAt = instantAt({ date: addDays(first, searchedDays), time: '00:00' }, timezone) ?? clock.now();
  const span = { startsAt, endsAt };
  const exceptId = stored?.id;
  const whom = { interviewers, candidateId: invitee.candidateId, exceptId };
  const busy = [
    ...(await selectBusy(db, whom, span)),
    ...(await findOutsideBusy(context, span, { interviewers: people, exceptId })),
  ];
  const theirs = candidateZone({
    ...invitee,
    candidateTimezone: stored?.candidateTimezone ?? null,
    fromAt: startsAt,
  });
  return freeTimes(busy, {
    first,
    zone: timezone,
    theirs: theirs ?? null,
    minutes: duration,
    now: clock.now(),
  });
}
