import { z } from 'zod';
import { optionalLongText, shortText } from '#domain/text/text.ts';
import { isCalendarDate } from '#domain/time.ts';
import { note, rating } from './submission.ts';

/** A link names a set of applications that one person can look through. */
const sharedMaximum = 30;
/** The longest that a link opens, in days. */
export const shareDaysMaximum = 90;
/** What a new link proposes. */
export const shareDaysUsual = 7;
export const shareTitleMaximum = 120;
const shareQuestionMaximum = 500;
const sharePasswordMinimum = 6;
const sharePasswordMaximum = 100;
/** People who enter one room; more than a hiring team has. */
export const roomVisitorsMaximum = 200;
/** Of these, from one device without the mark of its browser: a meeting room behind one address, not a script. */
export const roomDeviceVisitorsMaximum = 10;

/** What whoever holds the link may do beside looking. */
export const shareParticipations = ['comment', 'rate', 'read'] as const;
export type ShareParticipation = (typeof shareParticipations)[number];

/** What the sharer chooses to show; notes and ratings of the team are never shown. */
export const shareShows = z.object({
  /** Email, phone and links; off unless the sharer says so (decisions, section 9). */
  contact: z.boolean().default(false),
  cv: z.boolean().default(true),
  videos: z.boolean().default(true),
  answers: z.boolean().default(true),
});
export type ShareShows = z.output<typeof shareShows>;

/** POST api/job_application_share. */
export const shareSubmission = z.object({
  application_ids: z
    .array(z.string().max(64), { error: 'validation_share_empty' })
    .min(1, 'validation_share_empty')
    .max(sharedMaximum, 'validation_share_maximum'),
  title: shortText(shareTitleMaximum),
  /** What the sharer asks of those who look. */
  question: optionalLongText(shareQuestionMaximum),
  /** The last day on which it opens, in the company's zone. */
  expires_on: z.string({ error: 'validation_required' }).refine(isCalendarDate, { error: 'validation_date' }),
  password: z
    .string()
    .max(sharePasswordMaximum, 'validation_share_password')
    .refine((text) => text === '' || text.length >= sharePasswordMinimum, {
      error: 'validation_share_password',
    })
    .nullish(),
  shows: shareShows.prefault({}),
  participation: z.enum(shareParticipations).default('comment'),
});
export type ShareSubmission = z.output<typeof shareSubmission>;

/** The name under which somebody looks, rates and comments; with the password where the link carries one. */
export const roomEntry = z.object({
  name: shortText(80, {}, 2),
  password: z.string().max(sharePasswordMaximum).nullish(),
});

/** A rating, 1 to 5, and a comment of at most 250 characters; null takes either back. */
export const roomReview = z.object({
  rating: rating.nullish(),
  comment: z.union([z.literal(''), note]).nullish(),
});

/** Whether two names read alike: case, accents, spaces and signs between their parts count for nothing. */
export function isSameName(one: string, other: string): boolean {
  return plainName(one) === plainName(other);
}

function plainName(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

export interface ShareState {
  expiresAt: Date;
  revokedAt: Date | null;
}

/** Whether a link opens now: neither expired nor revoked. */
export function isShareOpen({ expiresAt, revokedAt }: ShareState, now: Date): boolean {
  return revokedAt === null && expiresAt > now;
}

/** Where a link stands, for the company's list. */
export function shareStateOf(share: ShareState, now: Date): 'open' | 'expired' | 'revoked' {
  if (share.revokedAt) return 'revoked';
  return isShareOpen(share, now) ? 'open' : 'expired';
}
