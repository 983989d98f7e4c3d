import { z } from 'zod';
import { storedApplicationStatuses } from '#domain/applications/applications.ts';
import { hire } from '#domain/applications/hire.ts';
import { requirementKinds } from '#domain/candidates/eligibility.ts';
import { savedCards } from '#domain/candidates/profile.ts';
import { applicantCardFields } from '#domain/candidates/profile-readers.ts';
import { appliedOpening } from '#domain/job-openings/opening-readers.ts';
import { proficiencies } from '#domain/reference/proficiency.ts';
import { fieldsNamed } from '#domain/text/saved.ts';
import { markFields } from './application-marks.ts';
import { ratings, reviewNote } from './assessments.ts';
import { certificate, reference } from './candidate-responses.ts';

const status = z.enum(storedApplicationStatuses);

/** What the caller's role in the company may do with applications. */
const abilities = z.object({ change_status: z.boolean(), remove: z.boolean(), move: z.boolean() });

/** Of a list: also whether several are decided on, shared or taken along at once, and applicants added by hand. */
export const listAbilities = abilities.extend({ several: z.boolean(), add: z.boolean() });

/** Of one application. */
const reviewAbilities = abilities.extend({
  rate: z.boolean(),
  share: z.boolean(),
  message: z.boolean(),
});

/** One thing that the opening asks, and whether the profile shows it. */
const requirement = z.object({
  kind: z.enum(requirementKinds),
  met: z.boolean(),
  /** Whether the profile says nothing about it. */
  unknown: z.boolean(),
  wanted: z.union([z.string(), z.number()]),
  level: z.enum(proficiencies).optional(),
});

/** What a company sees of an application in its list. */
export const receivedApplication = z.object({
  id: z.string(),
  status,
  applied_at: z.string(),
  updated_at: z.string(),
  /** Where the opening is reviewed blind: what stands in place of the name. Who it is, is withheld then. */
  blind: z.string().nullable(),
  /** `id` is null once the candidate's account is erased; nothing else of the person is left then. */
  candidate: z.object({
    id: z.string().nullable(),
    name: z.string(),
    /** Where `name` is the Arabic one: the one in Latin letters; empty otherwise. */
    latin_name: z.string(),
    avatar: z.string().nullable(),
    current_position: z.string(),
    residence_country: z.string(),
  }),
  /** With its city, which tells two openings of one title apart. */
  job: z.object({ id: z.string(), title: z.string(), city: z.string() }),
  source: z.string(),
  /** Markers: how many text and video questions the opening asks, and how many videos were answered. */
  screening_questions: z.number(),
  video_questions: z.number(),
  video_answers: z.number(),
  /** Whether an answer lies outside what the opening asks for. */
  knocked_out: z.boolean(),
  /** The title of the opening that it was moved from. */
  moved_from: z.string().nullable(),
  /** Of the reviewers' ratings; null without any. */
  average_rating: z.number().nullable(),
  /** How much of what the opening asks the candidate meets, and the first of what is missing. */
  meets: z.object({ met: z.number(), total: z.number(), missing: z.array(requirement).max(2) }).nullable(),
  /** Whether the caller has not opened it yet. */
  unread: z.boolean(),
  /** Another application of the company's that seems to be of the same person. */
  duplicate: z.boolean(),
  /** Whether a link that nobody closed names it. */
  shared: z.boolean(),
  ...markFields,
  /** A member added it by hand, and the person has not confirmed it yet: nothing is sent to them before. */
  unconfirmed: z.boolean(),
});
export type ReceivedApplication = z.infer<typeof receivedApplication>;

/** One step in the life of an application. `status` is where it led. */
const historyEntry = z.object({
  kind: z.string(),
  at: z.string(),
  status: status.nullable(),
  from: status.nullable(),
  /** Why it was rejected. */
  reason: z.string().nullable(),
  /** In words: the opening that a move led away from, what was noted of a rejection or said of a withdrawal. */
  subject: z.string().nullable(),
  /** Name of the member who did it; null for the candidate and for people who left. */
  by: z.string().nullable(),
});
export type ApplicationHistoryEntry = z.infer<typeof historyEntry>;

const storedFile = z.object({ path: z.string(), label: z.string(), size: z.number() });

const entries = z.array(z.record(z.string(), z.unknown()));

/** What a company reads of an applicant as it is stored. */
export const applicantFields = {
  dial_code: z.string(),
  phone: z.string(),
  ...fieldsNamed({ ...savedCards.summary, ...savedCards.personal, ...savedCards.links }, applicantCardFields),
  total_experience: z.string(),
  professional_skills: z.string(),
  languages: entries,
  educations: entries,
  experiences: entries,
  certificates: z.array(certificate),
  eligibility: z.record(z.string(), z.unknown()),
};

/** The candidate's profile as the companies that they applied to see it. */
const applicantProfile = z.object({
  ...applicantFields,
  /** Who speaks for the candidate, where the candidate shows it; null where not, or where the review is blind. */
  references: z.array(reference).nullable(),
  name: z.string(),
  email: z.string(),
  avatar: z.string().nullable(),
  expected_salary: z.number().nullable(),
  videos: z.array(
    z.object({
      question_id: z.string(),
      path: z.string(),
      poster: z.string().nullable(),
      /** WebVTT; empty without captions. */
      captions: z.string(),
    }),
  ),
});
export type ApplicantProfile = z.infer<typeof applicantProfile>;

/** How much of what the opening asks the profile shows, and what is missing. */
export const applicationFit = z.object({
  met: z.number(),
  total: z.number(),
  requirements: z.array(requirement),
});
export type ApplicationFit = z.infer<typeof applicationFit>;

/** An application in full, for the company that received it. */
export const receivedApplicationDetails = receivedApplication.extend({
  viewer: z.literal('company'),
  cover_letter: z.string(),
  answers: z.array(
    z.object({
      question_id: z.string(),
      title: z.string(),
      answer_type: z.string(),
      answer: z.string(),
      knocked_out: z.boolean(),
    }),
  ),
  videos: z.array(
    z.object({
      question_id: z.string(),
      question: z.string(),
      /** Null until the candidate has recorded it. */
      path: z.string().nullable(),
      poster: z.string().nullable(),
      /** WebVTT; empty without captions. */
      captions: z.string(),
    }),
  ),
  cv: storedFile.nullable(),
  profile: applicantProfile.nullable(),
  /** Null where the opening asks nothing of that kind, and once the account is erased. */
  fit: applicationFit.nullable(),
  history: z.array(historyEntry),
  /** Until when the company has promised an answer; null once there is one. */
  reply_due: z.string().nullable(),
  ratings,
  /** Latest first. */
  notes: z.array(reviewNote),
  general_note: z.string(),
  /** What the caller may do with it. */
  abilities: reviewAbilities,
  /** Whether an interview is completed, which a move to another opening asks for. */
  can_move: z.boolean(),
  /** The statuses of which the company's switches mail the candidate. */
  mailed_statuses: z.array(status),
  /** Of one that was added by hand and is not confirmed: what was typed. Contact is withheld where it is reviewed blind. */
  addition: z
    .object({
      contact: z.object({ email: z.string(), phone: z.string(), referred_by: z.string() }).nullable(),
      /** Who added them; null for a member who left. */
      by: z.string().nullable(),
      reminded: z.boolean(),
      /** Without an answer by then it is erased. */
      until: z.string(),
    })
    .nullable(),
  /** What was agreed with who is hired; null for whoever may not read it, and where nothing was kept. */
  hire: hire.nullable(),
});
export type ReceivedApplicationDetails = z.infer<typeof receivedApplicationDetails>;

/** An application as the candidate who sent it sees it. */
export const ownApplication = z.object({
  id: z.string(),
  status,
  /** The status in the words for candidates, in the language of the call. */
  label: z.string(),
  applied_at: z.string(),
  updated_at: z.string(),
  job: z.object({
    id: z.string(),
    ...appliedOpening,
    /** Whether its page still shows. */
    is_active: z.boolean(),
  }),
  /** Null where the opening hides its company. */
  company: z.object({ id: z.string(), name: z.string(), logo: z.string().nullable() }).nullable(),
  /** Video questions that still wait for an answer. */
  videos_missing: z.number(),
  can_withdraw: z.boolean(),
  /** For how long a withdrawal can still be taken back; 0 where there is none, or it stands. */
  withdrawal_seconds_left: z.int(),
  /** Until when the company has promised an answer; null once there is one. */
  reply_due: z.string().nullable(),
  history: z.array(
    z.object({ kind: z.string(), at: z.string(), status: status.nullable(), label: z.string() }),
  ),
});
export type OwnApplication = z.infer<typeof ownApplication>;

export const ownApplicationDetails = ownApplication.extend({
  viewer: z.literal('candidate'),
  cover_letter: z.string(),
  answers: z.array(
    z.object({ question_id: z.string(), title: z.string(), answer_type: z.string(), answer: z.string() }),
  ),
  cv: storedFile.nullable(),
});
export type OwnApplicationDetails = z.infer<typeof ownApplicationDetails>;

/** An own answer to a question that another opening asked in the same words. */
export const earlierAnswer = z.object({
  question_id: z.string(),
  answer: z.string(),
  /** Of the opening that asked it. */
  job_title: z.string(),
});
export type EarlierAnswer = z.infer<typeof earlierAnswer>;
