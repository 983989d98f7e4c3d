import { z } from 'zod';
import { deletion } from '#domain/accounts.ts';
import { consentPurposes } from '#domain/candidates/consents.ts';
import { candidateUpdateOn } from '#domain/candidates/profile.ts';
import { candidateSignupOn } from '#domain/candidates/signup.ts';
import { profileAudiences, profileSections, visibilityUpdate } from '#domain/candidates/visibility.ts';
import { call } from './route.ts';
import { introductionVideo } from './video-introduction.ts';

const tag = 'Candidates';
const done = z.object({ status: z.literal(200), success: z.literal(true) });
/** Rules that depend on today are the server's, by its own clock. */
const anyDay = () => undefined;

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

const lists = {
  professional_skills: z.string(),
  desired_jobs: z.string(),
  /** 'years.months' */
  total_experience: z.string(),
  languages: z.array(z.object({ name: z.string(), level: z.string() })),
  educations: z.array(education),
  experiences: z.array(experience),
};
const links = {
  website: z.string(),
  linkedin: z.string(),
  facebook: z.string(),
  twitter: z.string(),
  instagram: z.string(),
};
const contact = { email: z.string(), dial_code: z.string(), phone: z.string() };
const personal = {
  nationality: z.string(),
  date_of_birth: z.string().nullable(),
  gender: z.string(),
  marital_status: z.string(),
  expected_salary: z.number().nullable(),
};
const eligibility = {
  visa_option: z.string().nullable(),
  in_country: z.boolean().nullable(),
  notice_period: z.number().nullable(),
  driving_licences: z.array(z.string()),
};
const headline = {
  name: z.string(),
  avatar: z.string().nullable(),
  title: z.string(),
  current_position: z.string(),
  current_company: z.string(),
  industry: z.string(),
  residence_country: z.string(),
};
const cvFile = { cv: z.string().nullable(), cv_name: z.string(), file_size: z.number().nullable() };

/** `candidate_details` of the specification: the own profile with everything in it. */
export const candidateDetails = z.object({
  user_id: z.string(),
  share_id: z.string(),
  ...headline,
  description: z.string(),
  ...contact,
  pending_email: z.string().nullable(),
  email_verified_at: z.string().nullable(),
  ...personal,
  ...links,
  ...lists,
  ...eligibility,
  ...cvFile,
  /** Text read from the CV. */
  cv_data: z.string(),
  video_cv: z.array(introductionVideo),
  profile_strength: z.number(),
  printed_progress: z.number(),
  profile_view: z.number(),
  email_consent: z.boolean(),
  whatsapp_consent: z.boolean(),
  pool_consent: z.boolean(),
  email_new_job: z.boolean(),
  email_incomplete_interview: z.boolean(),
  email_job_updates: z.boolean(),
  is_published: z.boolean(),
  public_sections: z.array(z.enum(profileSections)),
  /** Goes back with the next save; an older one is refused with 409. */
  version: z.number(),
  updated_at: z.string(),
});
export type CandidateDetails = z.infer<typeof candidateDetails>;

/** One application as the profile's history tells it. */
export const historyEntry = z.object({
  job_title: z.string(),
  company_name: z.string(),
  status: z.string(),
  applied_at: z.string(),
});
export type HistoryEntry = z.infer<typeof historyEntry>;

const everything = z.object({
  description: z.string(),
  ...lists,
  ...links,
  ...contact,
  ...personal,
  ...eligibility,
  ...cvFile,
  video_cv: z.array(introductionVideo),
  applications: z.array(historyEntry),
});

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
  ...everything.partial().shape,
  /** What is shown of stored values, in the language of the call. */
  labels: z.object({ industry: z.string(), residence_country: z.string(), nationality: z.string() }),
});
export type PublicProfile = z.infer<typeof publicProfile>;

export const profileViewItem = z.object({
  what: z.enum(['profile', 'cv', 'video']),
  at: z.string(),
  /** Null for a visitor without a company's account. */
  company: z
    .object({ id: z.string(), name: z.string(), slug: z.string(), logo: z.string().nullable() })
    .nullable(),
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

const own = z.object({ id: z.string().max(100) });
const opened = z.object({ id: z.string(), name: z.string(), email: z.string() });

/** The candidate's account, profile and settings (specification 1, sections 2 to 7). */
export const candidates = {
  signUp: call({
    method: 'POST',
    path: '/candidate',
    policy: 'public',
    summary: 'Registers a candidate with the whole of the signup and opens a session.',
    tag,
    transaction: 'own',
    limit: 'sign_up',
  })
    .input(candidateSignupOn(anyDay))
    .output(
      done.extend({
        token: z.string(),
        user_type: z.literal(4),
        user: opened,
        data: z.object({ user: opened, token: z.string() }),
      }),
    ),
  profile: call({
    method: 'GET',
    path: '/candidate/{id}',
    policy: 'public',
    summary: 'A published profile by its share id, one that the company may see, or the own one (1).',
    tag,
    notice: 'none',
  })
    .input(own.extend({ as: z.enum(profileAudiences).optional().catch(undefined) }))
    .output(z.object({ status: z.literal(200), data: publicProfile.extend({ data: publicProfile }) })),
  details: call({
    method: 'GET',
    path: '/candidate-details',
    policy: 'candidate',
    summary: 'The own profile with everything in it.',
    tag,
  }).output(z.object({ status: z.literal(200), data: candidateDetails })),
  update: call({
    method: 'PUT',
    path: '/candidate/{id}',
    policy: 'candidate',
    summary:
      'Changes any part of the own profile; a changed email needs the password and ends every session.',
    tag,
    transaction: 'own',
  })
    .input(
      candidateUpdateOn(anyDay).safeExtend({
        id: z.string().max(100),
        user_id: z.string().max(100).nullish(),
      }),
    )
    .output(done.extend({ data: candidateDetails, email_changed: z.boolean() })),
  remove: call({
    method: 'DELETE',
    path: '/candidate/{id}',
    policy: 'candidate',
    summary: 'Deletes the own account with all that belongs to it; asks for the password.',
    tag,
    transaction: 'own',
    limit: 'password_change',
  })
    .input(deletion.extend(own.shape))
    .output(done),
  removeByPost: call({
    method: 'POST',
    path: '/candidate/{id}/delete',
    policy: 'candidate',
    summary: 'The same for clients that cannot send a body with DELETE.',
    tag,
    notice: 'none',
    transaction: 'own',
    limit: 'password_change',
  })
    .input(deletion.extend(own.shape))
    .output(done),
  countCv: call({
    method: 'POST',
    path: '/updateCvCount',
    policy: 'candidate',
    summary: 'Counts a download of the own CV as a PDF.',
    tag,
    notice: 'none',
  })
    .input(z.object({ user_id: z.string().max(100).nullish() }).optional())
    .output(done.extend({ data: z.object({ cv_downloads: z.number() }) })),
  views: call({
    method: 'GET',
    path: '/candidate-views',
    policy: 'candidate',
    summary: 'Who opened the own profile, CV and video: companies by name, visitors without.',
    tag,
  })
    .input(z.object({ page: z.coerce.number().int().min(1).max(500).catch(1) }).optional())
    .output(
      z.object({
        status: z.literal(200),
        data: z.object({
          total: z.number(),
          /** Of the last 30 days. */
          recent: z.object({ profile: z.number(), cv: z.number(), video: z.number() }),
          data: z.array(profileViewItem),
        }),
      }),
    ),
  settings: call({
    method: 'GET',
    path: '/candidate-settings',
    policy: 'candidate',
    summary: 'Consents with their history, notifications, visibility and hidden companies.',
    tag,
  }).output(
    z.object({
      status: z.literal(200),
      data: z.object({
        consents: z.array(consentEntry),
        hidden_companies: z.array(hiddenCompany),
      }),
    }),
  ),
  setVisibility: call({
    method: 'PUT',
    path: '/candidate-visibility',
    policy: 'candidate',
    summary: 'Publishes the profile or takes it back, and chooses what visitors see.',
    tag,
  })
    .input(visibilityUpdate)
    .output(done.extend({ data: candidateDetails })),
  renewShareLink: call({
    method: 'POST',
    path: '/candidate-share-link',
    policy: 'candidate',
    summary: 'Replaces the link of the profile and the video page; the old one leads nowhere.',
    tag,
  }).output(done.extend({ data: candidateDetails })),
  findCompanies: call({
    method: 'GET',
    path: '/candidate-companies',
    policy: 'candidate',
    summary: 'Approved companies by the beginning of a word of their name, to hide from.',
    tag,
    notice: 'none',
  })
    .input(z.object({ name: z.string().max(255).catch('') }))
    .output(z.object({ status: z.literal(200), data: z.array(hiddenCompany) })),
  hideFromCompany: call({
    method: 'POST',
    path: '/candidate-hidden-companies',
    policy: 'candidate',
    summary: 'Hides the profile from a company.',
    tag,
  })
    .input(z.object({ company_id: z.uuid({ error: 'validation_option' }) }))
    .output(done.extend({ data: z.array(hiddenCompany) })),
  showToCompany: call({
    method: 'DELETE',
    path: '/candidate-hidden-companies/{company_id}',
    policy: 'candidate',
    summary: 'Hides the profile from that company no longer.',
    tag,
  })
    .input(z.object({ company_id: z.string().max(100) }))
    .output(done.extend({ data: z.array(hiddenCompany) })),
  exportData: call({
    method: 'POST',
    path: '/candidate-export',
    policy: 'candidate',
    summary: 'Everything about the account as a ZIP of JSON and files; asks for the password.',
    tag,
    notice: 'none',
  })
    .input(deletion)
    .output(z.file()),
};
