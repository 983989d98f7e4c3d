import { z } from 'zod';
import { consentPurposes } from '#domain/candidates/consents.ts';
import { savedCards } from '#domain/candidates/profile.ts';
import { headlineFields, partFields } from '#domain/candidates/profile-readers.ts';
import { profileAudiences, profileSections } from '#domain/candidates/visibility.ts';
import { fieldsNamed } from '#domain/text/saved.ts';
import { fileReadingStates } from '#domain/uploads.ts';
import { introductionVideo } from './video-introduction.ts';

/** What was saved; the rules of a save are not judged again when it is read. */
const education = z.object({
  institution_name: z.string(),
  course_name: z.string(),
  other_course_name: z.string().nullish(),
  from_year: z.number(),
  to_year: z.number(),
  description: z.string().nullish(),
  educated_country: z.string().nullish(),
});
const experience = z.object({
  company_name: z.string(),
  designation: z.string(),
  company_location: z.string().nullish(),
  currently_working: z.boolean(),
  from_month: z.number(),
  from_year: z.number(),
  to_month: z.number(),
  to_year: z.union([z.number(), z.literal('Present')]),
  description: z.string().nullish(),
});

/** A certificate, licence or registration; `number` is a visitor's never. */
export const certificate = z.object({
  kind: z.string(),
  name: z.string(),
  issuer: z.string(),
  number: z.string(),
  issued_month: z.number().nullable(),
  issued_year: z.number().nullable(),
  expires_month: z.number().nullable(),
  expires_year: z.number().nullable(),
  does_not_expire: z.boolean(),
});
export type Certificate = z.infer<typeof certificate>;

/** Somebody who speaks for the candidate; `email` and `phone` are empty for others where `on_request`. */
export const reference = z.object({
  name: z.string(),
  title: z.string(),
  company: z.string(),
  relation: z.string(),
  email: z.string(),
  phone: z.string(),
  on_request: z.boolean(),
});
export type Reference = z.infer<typeof reference>;

const lists = {
  professional_skills: z.string(),
  desired_jobs: z.string(),
  /** 'years.months' */
  total_experience: z.string(),
  languages: z.array(z.object({ name: z.string(), level: z.string() })),
  educations: z.array(education),
  experiences: z.array(experience),
  certificates: z.array(certificate),
};
const contact = { email: z.string(), dial_code: z.string(), phone: z.string() };
const cards = { ...savedCards.summary, ...savedCards.personal, ...savedCards.links };
const eligibility = {
  visa_option: z.string().nullable(),
  in_country: z.boolean().nullable(),
  notice_period: z.number().nullable(),
  driving_licences: z.array(z.string()),
};
/** What everybody sees of a profile that they may see at all; other fields are a visitor's only where switched on. */
const headline = {
  avatar: z.string().nullable(),
  ...fieldsNamed({ name: z.string(), ...cards }, headlineFields),
};
const cvFile = { cv: z.string().nullable(), cv_name: z.string(), file_size: z.number().nullable() };

/** What is read as it is stored. */
export const storedDetails = {
  share_id: z.string(),
  dial_code: contact.dial_code,
  phone: contact.phone,
  ...savedCards.summary,
  ...savedCards.personal,
  ...savedCards.links,
  languages: lists.languages,
  educations: lists.educations,
  experiences: lists.experiences,
  certificates: lists.certificates,
  references: z.array(reference),
  /** Whether the companies that one applies to read the references, and whether a CV that is made from the profile prints them. */
  references_shown: z.boolean(),
  email_consent: z.boolean(),
  whatsapp_consent: z.boolean(),
  pool_consent: z.boolean(),
  email_new_job: z.boolean(),
  email_incomplete_interview: z.boolean(),
  email_job_updates: z.boolean(),
  is_published: z.boolean(),
  share_until: z.string().nullable(),
  public_sections: z.array(z.enum(profileSections)),
  /** Goes back with the next save; an older one is refused with 409. */
  version: z.number(),
};

/** `candidate_details` of the specification: the own profile with everything in it. */
export const candidateDetails = z.object({
  ...storedDetails,
  user_id: z.string(),
  name: headline.name,
  /** The name in Arabic, which stands in its place on pages in Arabic; empty without one. */
  name_ar: z.string(),
  avatar: headline.avatar,
  email: contact.email,
  pending_email: z.string().nullable(),
  email_verified_at: z.string().nullable(),
  ...lists,
  ...eligibility,
  ...cvFile,
  /** Text read from the CV. */
  cv_data: z.string(),
  /** Whether the CV was read yet; one that proved broken is `refused`. */
  cv_state: z.enum(fileReadingStates),
  video_cv: z.array(introductionVideo),
  profile_strength: z.number(),
  printed_progress: z.number(),
  profile_view: z.number(),
  updated_at: z.string(),
});
export type CandidateDetails = z.infer<typeof candidateDetails>;

/** One application as the profile's history tells it. */
const historyEntry = z.object({
  job_title: z.string(),
  company_name: z.string(),
  status: z.string(),
  applied_at: z.string(),
});
export type HistoryEntry = z.infer<typeof historyEntry>;

/** What a profile shows besides its head. Companies with a tie see all of it, visitors what is switched on. */
export const profileParts = {
  ...fieldsNamed(cards, partFields),
  ...lists,
  ...contact,
  ...eligibility,
  ...cvFile,
  video_cv: z.array(introductionVideo),
  applications: z.array(historyEntry),
};
export type ProfilePart = keyof typeof profileParts;

/** A profile as others see it: what the viewer may not see is absent. `id` is the share id. */
export const publicProfile = z.object({
  status: z.literal('active'),
  id: z.string(),
  user_id: z.string(),
  audience: z.enum(profileAudiences),
  is_own: z.boolean(),
  is_published: z.boolean(),
  ...headline,
  updated_at: z.string(),
  ...z.object(profileParts).partial().shape,
  /** What is shown of stored values, in the language of the call. */
  labels: z.object({
    industry: z.string(),
    residence_country: z.string(),
    nationality: z.string(),
    notice_period: z.string(),
    /** Of languages, countries of studies, desired jobs and driving licences, by their stored value. */
    words: z.record(z.string(), z.string()),
  }),
});
export type PublicProfile = z.infer<typeof publicProfile>;

export const profileViewItem = z.object({
  what: z.enum(['profile', 'cv', 'video']),
  at: z.string(),
  /** Null for a visitor without a company's account, and where `confidential`. */
  company: z
    .object({ id: z.string(), name: z.string(), slug: z.string(), logo: z.string().nullable() })
    .nullable(),
  /** A company that the candidate applied to only where it hides its name. */
  confidential: z.boolean(),
});
export type ProfileViewItem = z.infer<typeof profileViewItem>;

export const consentEntry = z.object({
  purpose: z.enum(consentPurposes),
  is_given: z.boolean(),
  text: z.string(),
  text_version: z.string(),
  locale: z.string(),
  at: z.string(),
});
export type ConsentEntry = z.infer<typeof consentEntry>;

export const hiddenCompany = z.object({ id: z.string(), name: z.string(), logo: z.string().nullable() });
export type HiddenCompany = z.infer<typeof hiddenCompany>;
