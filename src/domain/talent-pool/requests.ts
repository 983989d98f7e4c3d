import { z } from 'zod';
import { longText } from '#domain/text/text.ts';
import { dayMs } from '#domain/time.ts';

/** What a company asks of a candidate it found: to apply for an opening, or to bring the profile up to date. */
export const requestKinds = ['invitation', 'update'] as const;

/** An invitation is accepted or declined, an update request done or declined; unanswered, both expire. */
export const requestStatuses = ['Waiting', 'Accepted', 'Done', 'Declined', 'Expired'] as const;
export type RequestStatus = (typeof requestStatuses)[number];

/** How long a candidate has to answer. */
export const requestLife = 30 * dayMs;

/** At most this many characters of a company to a candidate. */
export const requestMessageMaximum = 1000;
/** At most this many characters of a candidate who answers, and of a member to a colleague. */
export const requestWordMaximum = 250;

const message = longText(requestMessageMaximum, {}, 0).default('');
const word = longText(requestWordMaximum, {}, 0).default('');

/** An invitation to apply for an opening of the company. */
export const invitation = z.object({
  job_id: z.uuid({ error: 'validation_pool_opening_required' }),
  message,
});

/** What the candidate is asked to bring up to date: "Please add the above details" (specification 2, section 5). */
export const updateRequest = z.object({
  message: longText(requestMessageMaximum, { required: 'validation_pool_details_required' }),
});

/** A profile passed on to a member of the company. */
export const profileShare = z.object({
  member_id: z.uuid({ error: 'validation_pool_colleague_required' }),
  message: word,
});

/** What a candidate answers. */
const requestAnswers = ['accept', 'done', 'decline'] as const;
export const requestAnswer = z.object({
  answer: z.enum(requestAnswers, { error: 'validation_option' }),
  message: word,
});
export type RequestAnswer = z.output<typeof requestAnswer>;
