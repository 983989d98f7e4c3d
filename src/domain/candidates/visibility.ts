import { z } from 'zod';
import { type CalendarDate, isCalendarDate } from '#domain/time.ts';

/** What a candidate switches on or off for visitors of the public profile. */
export const profileSections = [
  'summary',
  'skills',
  'languages',
  'experiences',
  'educations',
  'certificates',
  'links',
  'video_cv',
  'email',
  'phone',
  'date_of_birth',
  'nationality',
  'gender',
  'marital_status',
  'expected_salary',
  'cv',
  'applications',
] as const;
export type ProfileSection = (typeof profileSections)[number];

/** Shown to visitors unless switched off; contact data, personal data, the CV and the history are not among them. */
export const defaultPublicSections: readonly ProfileSection[] = [
  'summary',
  'skills',
  'languages',
  'experiences',
  'educations',
  'links',
  'video_cv',
];

/** Whether visitors see a section only when the candidate switched it on. */
export function isSensitiveSection(section: ProfileSection): boolean {
  return !defaultPublicSections.includes(section);
}

/** PUT api/candidate-visibility: whether the profile is published, and what visitors see of it. */
export const visibilityUpdate = z.object({
  is_published: z.boolean().optional(),
  /** The last day of the share link; null lets it live until it is taken back. */
  share_until: z.string().refine(isCalendarDate, { error: 'validation_date' }).nullish(),
  sections: z
    .array(z.enum(profileSections, { error: 'validation_option' }))
    .max(profileSections.length)
    .optional(),
});
export type VisibilityUpdate = z.infer<typeof visibilityUpdate>;

/** Whether the share link leads to the profile: published, and its last day not past (beyond.md 9). */
export function isShared(
  { isPublished, shareUntil }: { isPublished: boolean; shareUntil: CalendarDate | null },
  today: CalendarDate,
): boolean {
  return isPublished && (shareUntil === null || shareUntil >= today);
}

/** How a profile is looked at: by anybody with the link, by a company that may, by its owner. */
export const profileAudiences = ['visitor', 'company', 'owner'] as const;
export type ProfileAudience = (typeof profileAudiences)[number];
