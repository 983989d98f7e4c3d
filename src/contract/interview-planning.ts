import { z } from 'zod';
import { interviewStatuses, interviewTypes } from '#domain/interviews/interviews.ts';
import { meetingLink } from '#domain/interviews/meeting-links.ts';
import { freeTimesQuestion, interviewBusy, interviewDraft } from '#domain/interviews/schedule.ts';
import { locales } from '#domain/locale.ts';
import { busyTime, interviewClash, interviewMember, outsideTime } from './interview-responses.ts';
import { call } from './route.ts';

const tag = 'Interviews';

/** What is known before an interview is sent: whom to invite, when all have time, how the letter reads, and where it is held. */
export const interviewPlanning = {
  options: call({
    method: 'GET',
    path: '/interview_options',
    policy: 'opening-decider',
    feature: 'interviews',
    summary: 'For an application: whom to invite, who may hold the interview, and in which zones.',
    tag,
  })
    .input(z.object({ application_id: z.string().max(64) }))
    .output(
      z.object({
        status: z.literal(200),
        data: z.object({
          application_id: z.string(),
          candidate: z.object({ name: z.string(), email: z.string(), timezone: z.string().nullable() }),
          job: z.object({ id: z.string(), title: z.string(), hides_company: z.boolean() }),
          timezone: z.string(),
          members: z.array(interviewMember.extend({ is_you: z.boolean() })),
          /** Where the caller's last interviews were held, the latest of each way. */
          last_places: z.array(z.object({ type: z.enum(interviewTypes), place: z.string() })),
          /** A new address for a video interview, where the company says how they are made. */
          meeting_link: z.string().nullable(),
          /** The interviews that are still to take place, which a second one would stand beside; the earliest first. */
          open: z.array(
            z.object({
              id: z.string(),
              status: z.enum(interviewStatuses),
              /** The one time that is set or asked for; null while one of several is to be chosen. */
              starts_at: z.string().nullable(),
              timezone: z.string(),
            }),
          ),
        }),
      }),
    ),
  busy: call({
    method: 'GET',
    path: '/interview_busy',
    policy: 'opening-decider',
    feature: 'interviews',
    summary:
      'When the candidate of an application and the interviewers are busy, within at most 14 days; without an application, the colleagues who may hold interviews.',
    tag,
  })
    .input(interviewBusy)
    .output(
      z.object({
        status: z.literal(200),
        /** Who was asked about; the caller first. */
        people: z.array(interviewMember.extend({ is_you: z.boolean() })),
        data: z.array(busyTime),
        /** When interviewers have no time besides: by their own calendars, and by what they keep free. */
        outside: z.array(outsideTime),
      }),
    ),
  free: call({
    method: 'GET',
    path: '/interview_free',
    policy: 'opening-decider',
    feature: 'interviews',
    summary:
      'Up to five times within two weeks at which the candidate and all interviewers have time, as far as is known.',
    tag,
  })
    .input(freeTimesQuestion)
    .output(
      z.object({
        status: z.literal(200),
        /** On the clocks of the zone that was asked for. */
        data: z.array(z.object({ date: z.string(), start_time: z.string() })),
      }),
    ),
  preview: call({
    method: 'POST',
    path: '/interview_preview',
    policy: 'opening-decider',
    feature: 'interviews',
    summary: 'The letter as the candidate will read it, and what the times clash with; nothing is sent.',
    tag,
    toast: 'none',
    transaction: 'own',
  })
    .input(
      interviewDraft.extend({
        application_id: z.string().max(64),
        interview_id: z.string().max(64).nullish(),
      }),
    )
    .output(
      z.object({
        status: z.literal(200),
        data: z.object({
          to: z.string(),
          /** The candidate's language. */
          locale: z.enum(locales),
          subject: z.string(),
          text: z.string(),
          clashes: z.array(interviewClash),
          /** What the times lie across besides: `slot` says which of them. */
          outside: z.array(outsideTime.extend({ slot: z.number() })),
        }),
      }),
    ),
  meetingLink: call({
    method: 'GET',
    path: '/interview_link',
    policy: 'company-owner',
    feature: 'interviews',
    summary: 'Where the company holds its video interviews.',
    tag,
  }).output(z.object({ status: z.literal(200), data: z.object({ pattern: z.string() }) })),
  saveMeetingLink: call({
    method: 'PUT',
    path: '/interview_link',
    policy: 'company-owner',
    feature: 'interviews',
    summary: 'Says where: an address in which `{company}` and `{id}` are filled in for each interview.',
    tag,
  })
    .input(meetingLink)
    .output(z.object({ status: z.literal(200), success: z.literal(true) })),
};
