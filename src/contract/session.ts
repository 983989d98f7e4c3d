import { z } from 'zod';
import { companyFeatures } from '#domain/companies/features.ts';
import { memberRoles } from '#domain/companies/roles.ts';
import { accountStatuses, userTypes } from '#domain/identity/people.ts';
import { secondSteps } from '#domain/identity/second-factor.ts';
import { candidateDetails } from './candidate-responses.ts';
import { companyProfile, companyUser } from './company-profile.ts';

/** An account in the responses of sign-in. */
const account = z.object({
  id: z.string(),
  name: z.string(),
  /** The name in Arabic; empty without one. */
  name_ar: z.string(),
  email: z.string(),
  avatar: z.string().nullable(),
  email_verified_at: z.string().nullable(),
});

/** A session was opened: what every way of signing in answers. */
export const opened = z.object({
  success: z.boolean(),
  token: z.string(),
  user_type: z.number(),
  data: account,
});

/** The first step was right and no session is open yet: the ticket is good for the second step and for nothing else. */
export const secondStepAsked = z.object({
  success: z.literal(false),
  second_step: z.object({
    ticket: z.string(),
    methods: z.array(z.enum(secondSteps)),
    minutes: z.int(),
  }),
});
export type SecondStepAsked = z.infer<typeof secondStepAsked>['second_step'];

const person = account.extend({
  pending_email: z.string().nullable(),
  /** False for who only ever came by the company's own sign-in, and confirms by that what others confirm by password. */
  has_password: z.boolean(),
});
export type SessionPerson = z.infer<typeof person>;

const common = { success: z.boolean(), msg: z.string(), account_status: z.enum(accountStatuses) };

const { profile_view, profile_strength } = candidateDetails.shape;
const candidateSession = z.object({
  ...common,
  user_type: z.literal(userTypes.candidate),
  data: person.extend({ profile_view, profile_strength }),
  candidate_details: candidateDetails,
  extra_data: z.null(),
  data_stats: z.object({ profile_view, profile_strength, cv_downloads: z.number() }),
  settings: candidateDetails.pick({
    email_consent: true,
    whatsapp_consent: true,
    email_new_job: true,
    email_incomplete_interview: true,
    email_job_updates: true,
  }),
});

const companySession = z.object({
  ...common,
  user_type: z.literal(userTypes.company),
  data: companyUser.extend(person.pick({ pending_email: true, has_password: true }).shape),
  candidate_details: z.null(),
  extra_data: companyProfile.extend({ member_role: z.enum(memberRoles) }),
  data_stats: z.object({
    openings: z.number(),
    active_openings: z.number(),
    /** Those that are not closed: they count against the plan's slots. */
    held_openings: z.number(),
    applications: z.number(),
    pending_applications: z.number(),
    trial_expiry_days: z.number().nullable(),
  }),
  settings: z.record(z.enum(companyFeatures), z.boolean()),
});

const administratorSession = z.object({
  ...common,
  user_type: z.literal([userTypes.superadmin, userTypes.admin]),
  /** With what the specification names of a logged-in admin; one signs in by email, so that is the username. */
  data: person.extend({
    username: z.string(),
    type: z.literal([userTypes.superadmin, userTypes.admin]),
    status: z.enum(accountStatuses),
  }),
  candidate_details: z.null(),
  extra_data: z.null(),
  data_stats: z.object({}),
  settings: z.object({}),
});

/** Who is signed in, by the role: `user_type` says which of the parts are there. */
export const session = z.discriminatedUnion('user_type', [
  candidateSession,
  companySession,
  administratorSession,
]);
export type Session = z.infer<typeof session>;
export type CandidateSession = z.infer<typeof candidateSession>;
export type CompanySession = z.infer<typeof companySession>;
