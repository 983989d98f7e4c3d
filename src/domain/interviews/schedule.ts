import { z } from 'zod';
import { optionalLongText, shortText } from '#domain/text/text.ts';
import { whenRight } from '#domain/text/when-right.ts';
import { dayMs, durationMaximum, durationMinimum, isTimeZone } from '#domain/time.ts';
import { isWebUrl } from '#domain/urls.ts';
import { instantAt, isClockTime } from '#domain/zones.ts';
import {
  askedTimesMaximum,
  interviewersMaximum,
  interviewMessageMaximum,
  interviewTypes,
  type Span,
  scheduleDaysMaximum,
  slotsMaximum,
} from './interviews.ts';

const minute = 60_000;
const placeMaximum = 500;

/** A day and the time on the clocks of the interview's zone. */
const slot = z.object({
  date: z.iso.date({ error: 'validation_date' }),
  start_time: z.string({ error: 'validation_time' }).refine(isClockTime, { error: 'validation_time' }),
});
export type SlotInput = z.output<typeof slot>;

const timezone = z
  .string({ error: 'validation_timezone' })
  .max(64)
  .refine(isTimeZone, { error: 'validation_timezone' });

const duration = z
  .union([z.number(), z.string().trim().max(10)], { error: 'validation_duration' })
  .transform(Number)
  .refine((value) => Number.isInteger(value) && value >= durationMinimum && value <= durationMaximum, {
    error: 'validation_duration',
  });

const placeMessages: Record<(typeof interviewTypes)[number], string> = {
  'video link': 'validation_interview_link',
  'interviewer phone': 'validation_interview_phone',
  location: 'validation_interview_location',
};

const fields = z.object({
  /** Several are offered to choose from. */
  slots: z
    .array(slot, { error: 'validation_interview_slots' })
    .min(1, { error: 'validation_interview_slots' })
    .max(slotsMaximum, { error: 'validation_maximum_items' }),
  duration,
  timezone,
  type: z.enum(interviewTypes, { error: 'validation_option' }),
  /** The address of the video meeting, the interviewer's phone number, or the place. */
  place: shortText(placeMaximum, { required: 'validation_interview_place' }),
  message: optionalLongText(interviewMessageMaximum),
  /** Accounts of members of the company. */
  interviewers: z
    .array(z.string().max(64), { error: 'validation_interviewers' })
    .min(1, { error: 'validation_interviewers' })
    .max(interviewersMaximum, { error: 'validation_maximum_items' }),
});

/** What a company sets of an interview (specification 2, section 3: Interview schedule). */
export const interviewDetails = fields
  .superRefine(
    (value, context) => {
      if (isPlaceOf(value.type, value.place)) return;
      context.addIssue({ code: 'custom', path: ['place'], message: placeMessages[value.type] });
    },
    whenRight('type', 'place'),
  )
  .superRefine(
    (value, context) => {
      value.slots.forEach((entry, index) => {
        const message = slotProblem(entry, index, value);
        if (message) context.addIssue({ code: 'custom', path: ['slots', index, 'start_time'], message });
      });
    },
    whenRight('slots', 'timezone'),
  );
export type InterviewDetails = z.output<typeof interviewDetails>;

/** The same while it is filled in, for the letter as it would read: without a place yet, or anybody to hold it. */
export const interviewDraft = fields.extend({
  place: shortText(placeMaximum, {}, 0),
  interviewers: z.array(z.string().max(64)).max(interviewersMaximum, { error: 'validation_maximum_items' }),
});
export type InterviewDraft = z.output<typeof interviewDraft>;

/** POST api/interview. */
export const interviewSchedule = interviewDetails.safeExtend({ application_id: z.string().max(64) });

const busyDaysMaximum = 14;

/**
 * Whose other interviews are asked for, and of which days; the interview that is being changed is left out. Without an
 * application they are those of the colleagues alone.
 */
export const interviewBusy = z
  .object({
    application_id: z.string().max(64).optional(),
    interview_id: z.string().max(64).optional(),
    interviewers: z
      .union([z.string().transform((value) => value.split(',')), z.array(z.string())])
      .pipe(z.array(z.string().max(64)).max(interviewersMaximum, { error: 'validation_maximum_items' }))
      .optional(),
    from: z.iso.datetime({ offset: true, error: 'validation_date' }),
    to: z.iso.datetime({ offset: true, error: 'validation_date' }),
  })
  .refine(
    ({ from, to }) => {
      const length = Date.parse(to) - Date.parse(from);
      return length > 0 && length <= busyDaysMaximum * dayMs;
    },
    { path: ['to'], error: 'validation_date' },
  );
export type InterviewBusy = z.output<typeof interviewBusy>;

/** For whom times are looked for, how long they are, on which clocks, and from which day on. */
export const freeTimesQuestion = z.object({
  application_id: z.string().max(64),
  interview_id: z.string().max(64).optional(),
  interviewers: interviewBusy.shape.interviewers,
  duration,
  timezone,
  from: z.iso.date({ error: 'validation_date' }).optional(),
});
export type FreeTimesQuestion = z.output<typeof freeTimesQuestion>;

/** What is said to the candidate when it is cancelled; a word is kind, and not required. */
export const interviewCancellation = z.object({ message: optionalLongText(interviewMessageMaximum) });

/** A time that suits the candidate: from when on, and until when, where not for the rest of the day. */
const suitableTime = slot.extend({
  end_time: z
    .string()
    .refine((time) => time === '' || isClockTime(time), { error: 'validation_time' })
    .nullish(),
});

/** How the candidate answers: one of the offered times, none of them, or others. */
export const interviewAnswer = z
  .object({
    answer: z.enum(['confirm', 'decline', 'propose'], { error: 'validation_option' }),
    /** The offered time that is chosen. */
    slot_id: z.string().max(64).nullish(),
    /** The times that are asked for, on the clocks of `timezone`; a single one may be said without the list. */
    times: z
      .array(suitableTime)
      .max(askedTimesMaximum, { error: 'validation_maximum_items' })
      .nullish()
      .transform((times) => times ?? []),
    date: z.iso.date({ error: 'validation_date' }).or(z.literal('')).nullish(),
    start_time: z.string().max(5).nullish(),
    timezone: timezone.nullish(),
    message: optionalLongText(interviewMessageMaximum),
  })
  .superRefine(
    ({ answer, date, start_time, times }, context) => {
      if (answer !== 'propose' || times.length > 0) return;
      if (!date) context.addIssue({ code: 'custom', path: ['date'], message: 'validation_date' });
      if (!isClockTime(start_time ?? ''))
        context.addIssue({ code: 'custom', path: ['start_time'], message: 'validation_time' });
    },
    whenRight('answer', 'date', 'times'),
  )
  .superRefine(({ times }, context) => {
    times.forEach(({ start_time, end_time }, index) => {
      if (!end_time || end_time > start_time) return;
      context.addIssue({
        code: 'custom',
        path: ['times', index, 'end_time'],
        message: 'validation_interview_end',
      });
    });
  }, whenRight('times'));
export type InterviewAnswer = z.output<typeof interviewAnswer>;

/** The spans of the times given; undefined where the clocks skip one. */
export function spansOf(
  details: Pick<InterviewDetails, 'slots' | 'timezone' | 'duration'>,
): Span[] | undefined {
  const spans = details.slots.map((entry) => spanOf(entry, details));
  return spans.every((span) => span !== undefined) ? spans : undefined;
}

function spanOf(
  { date, start_time }: SlotInput,
  { timezone: zone, duration: minutes }: Pick<InterviewDetails, 'timezone' | 'duration'>,
): Span | undefined {
  const startsAt = instantAt({ date, time: start_time }, zone);
  return startsAt && { startsAt, endsAt: new Date(startsAt.getTime() + minutes * minute) };
}

/** What is wrong with a time at that moment: it has passed, or lies more than a year ahead. */
export function timeProblem(
  startsAt: Date,
  now: Date,
): 'validation_interview_past' | 'validation_interview_far' | undefined {
  if (startsAt <= now) return 'validation_interview_past';
  return startsAt.getTime() - now.getTime() > scheduleDaysMaximum * dayMs
    ? 'validation_interview_far'
    : undefined;
}

function slotProblem(
  entry: SlotInput,
  index: number,
  { slots, timezone: zone }: { slots: SlotInput[]; timezone: string },
) {
  const isSame = (other: SlotInput) => other.date === entry.date && other.start_time === entry.start_time;
  if (slots.findIndex(isSame) < index) return 'validation_interview_twice';
  return instantAt({ date: entry.date, time: entry.start_time }, zone)
    ? undefined
    : 'validation_interview_skipped';
}

function isPlaceOf(type: (typeof interviewTypes)[number], place: string): boolean {
  if (type === 'video link') return isWebUrl(place);
  if (type === 'interviewer phone')
    return /^\+?[\d\s().-]{5,40}$/.test(place) && place.replace(/\D/g, '').length >= 5;
  return place.length >= 3;
}
