import { z } from 'zod';

/** What a candidate switches on or off for visitors of the public profile. */
export const profileSections = [
  'summary',
  'skills',
  'languages',
  'experiences',
  'educations',
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
  sections: z
    .array(z.enum(profileSections, { error: 'validation_option' }))
    .max(profileSections.length)
    .optional(),
});
export type VisibilityUpdate = z.infer<typeof visibilityUpdate>;

/** How a profile is looked at: by anybody with the link, by a company that may, by its owner. */
export const profileAudiences = ['visitor', 'company', 'owner'] as const;
export type ProfileAudience = (typeof profileAudiences)[number];
