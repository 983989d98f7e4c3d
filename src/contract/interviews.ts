import { z } from 'zod';
import { interviewFilters } from '#domain/interviews/list.ts';
import {
  interviewAnswer,
  interviewCancellation,
  interviewDetails,
  interviewSchedule,
} from '#domain/interviews/schedule.ts';
import { interviewPlanning } from './interview-planning.ts';
import { calendarFeed, interviewInvitation, ownInterview, receivedInterview } from './interview-responses.ts';
import { call } from './route.ts';

const tag = 'Interviews';
const done = z.object({ status: z.literal(200), success: z.literal(true) });
const one = z.object({ id: z.string().max(64) });
const changed = done.extend({ data: receivedInterview });
/** Who answers: the token of a letter's link, or the id of an own interview. */
const named = z.object({ token: z.string().max(200).nullish(), id: z.string().max(64).nullish() });

/** Interviews: schedule, preview, reschedule, cancel, complete, answer (specification 2, sections 2 to 4). */
export const interviews = {
  list: call({
    method: 'GET',
    path: '/interview',
    policy: 'opening-team',
    feature: 'interviews',
    summary: "The company's interviews that touch a range of days, with what waits for somebody.",
    tag,
  })
    .input(interviewFilters.default({}))
    .output(
      z.object({
        status: z.literal(200),
        data: z.object({
          total: z.number(),
          data: z.array(receivedInterview),
          /** By status, with every filter but the status. */
          counts: z.record(z.string(), z.number()),
          /** What waits for the company, whatever the filters: other times asked for, refusals, interviews that are over. */
          waiting: z.array(receivedInterview),
          timezone: z.string(),
          abilities: z.object({ schedule: z.boolean() }),
        }),
      }),
    ),
  get: call({
    method: 'GET',
    path: '/interview/{id}',
    policy: 'opening-team',
    feature: 'interviews',
    summary: 'One interview of the company.',
    tag,
  })
    .input(one)
    .output(z.object({ status: z.literal(200), data: receivedInterview })),
  ...interviewPlanning,
  schedule: call({
    method: 'POST',
    path: '/interview',
    policy: 'opening-decider',
    feature: 'interviews',
    summary: 'Schedules an interview and sends the invitation; several times are offered to choose from.',
    tag,
    toast: 'refusals',
  })
    .input(interviewSchedule)
    .output(changed),
  reschedule: call({
    method: 'PUT',
    path: '/interview/{id}',
    policy: 'opening-decider',
    feature: 'interviews',
    summary: 'Sets other times or details and sends the change.',
    tag,
    toast: 'refusals',
  })
    .input(interviewDetails.safeExtend({ id: z.string().max(64) }))
    .output(changed),
  cancel: call({
    method: 'POST',
    path: '/interview/{id}/cancel',
    policy: 'opening-decider',
    feature: 'interviews',
    summary: 'Cancels an interview and tells the candidate, with a message.',
    tag,
    toast: 'refusals',
  })
    .input(interviewCancellation.extend({ id: z.string().max(64) }))
    .output(changed),
  complete: call({
    method: 'POST',
    path: '/interview/{id}/complete',
    policy: 'opening-decider',
    feature: 'interviews',
    summary: 'Says that an interview took place; with `set_status` the application becomes Interviewed.',
    tag,
    toast: 'refusals',
  })
    .input(one.extend({ set_status: z.boolean().default(false) }))
    .output(changed),
  accept: call({
    method: 'POST',
    path: '/interview/{id}/accept',
    policy: 'opening-decider',
    feature: 'interviews',
    summary:
      'Takes a time that the candidate asked for, the earliest unless one is named, and sends the change.',
    tag,
    toast: 'refusals',
  })
    .input(one.extend({ starts_at: z.iso.datetime({ offset: true, error: 'validation_date' }).nullish() }))
    .output(changed),
  own: call({
    method: 'GET',
    path: '/own_interview',
    policy: 'candidate',
    summary: "The candidate's interviews, upcoming and past.",
    tag,
  }).output(
    z.object({
      status: z.literal(200),
      data: z.object({ upcoming: z.array(ownInterview), past: z.array(ownInterview) }),
    }),
  ),
  invitation: call({
    method: 'GET',
    path: '/interview_invitation',
    policy: 'public',
    summary: 'The interview of a letter’s link, or an own one by its id.',
    tag,
    toast: 'none',
    limit: 'interview_link',
  })
    .input(named)
    .output(z.object({ status: z.literal(200), data: interviewInvitation })),
  answer: call({
    method: 'POST',
    path: '/interview_answer',
    policy: 'public',
    summary: 'Confirms, declines or asks for another time, by the link of a letter or for an own interview.',
    tag,
    toast: 'none',
    limit: 'interview_link',
  })
    .input(interviewAnswer.safeExtend(named.shape))
    .output(done.extend({ data: interviewInvitation })),
  feed: call({
    method: 'GET',
    path: '/interview_feed',
    policy: 'opening-team',
    summary: 'Whether the caller has a calendar feed, and of what.',
    tag,
  }).output(z.object({ status: z.literal(200), data: calendarFeed.nullable() })),
  openFeed: call({
    method: 'POST',
    path: '/interview_feed',
    policy: 'opening-team',
    feature: 'interviews',
    summary: 'Makes a new secret address of a calendar feed; the one before ends. It is told this once.',
    tag,
    toast: 'none',
  })
    .input(z.object({ scope: z.enum(['mine', 'company'], { error: 'validation_option' }) }))
    .output(done.extend({ data: calendarFeed.extend({ url: z.string() }) })),
  closeFeed: call({
    method: 'DELETE',
    path: '/interview_feed',
    policy: 'opening-team',
    summary: 'Ends the calendar feed at once.',
    tag,
  }).output(done),
};
