import { z } from 'zod';
import { storedApplicationStatuses } from '#domain/applications/applications.ts';
import { openingStatuses } from '#domain/job-openings/job-openings.ts';
import { requestKinds, requestStatuses } from '#domain/talent-pool/requests.ts';
import { applicationFit } from './application-responses.ts';

/** What a company asked of a candidate, as the company reads it. */
const sentRequest = z.object({
  id: z.string(),
  status: z.enum(requestStatuses),
  message: z.string(),
  /** What the candidate wrote with the answer. */
  answer: z.string(),
  /** The opening of an invitation. */
  job: z.object({ id: z.string(), title: z.string() }).nullable(),
  sent_at: z.string(),
  answered_at: z.string().nullable(),
  expires_at: z.string(),
});

/** What stands between the company and the candidate, and what it may ask now. */
export const poolRelation = z.object({
  application: z
    .object({
      id: z.string(),
      status: z.enum(storedApplicationStatuses),
      job_title: z.string(),
      applied_at: z.string(),
    })
    .nullable(),
  invitation: sentRequest.nullable(),
  update: sentRequest.nullable(),
  may: z.object({ invite: z.boolean(), ask: z.boolean() }),
  /** Which act comes first. */
  first: z.enum(['invite', 'ask', 'none']),
});
export type PoolRelation = z.infer<typeof poolRelation>;

/** A candidate in a list of the pool. How to reach somebody stands on the profile, whose openings they hear of. */
export const poolCandidate = z.object({
  id: z.string(),
  name: z.string(),
  avatar: z.string().nullable(),
  title: z.string(),
  current_position: z.string(),
  current_company: z.string(),
  industry: z.string(),
  nationality: z.string(),
  residence_country: z.string(),
  gender: z.string(),
  /** 'years.months'; null where the profile has no job. */
  total_experience: z.string().nullable(),
  visa_option: z.string().nullable(),
  in_country: z.boolean().nullable(),
  notice_period: z.number().nullable(),
  expected_salary: z.number().nullable(),
  professional_skills: z.string(),
  desired_jobs: z.string(),
  languages: z.array(z.object({ name: z.string(), level: z.string() })),
  /** Courses of studies, as the profile names them. */
  educations: z.array(z.string()),
  profile_view: z.number(),
  profile_strength: z.number(),
  updated_at: z.string(),
  /** The first answer of the video introduction; the path is read below `/api/`. */
  video: z
    .object({ path: z.string(), poster: z.string().nullable(), captions: z.string(), seconds: z.number() })
    .nullable(),
  /** How much of the chosen opening is met. */
  fit: applicationFit.nullable(),
  relation: poolRelation,
});
export type PoolCandidate = z.infer<typeof poolCandidate>;

/** An opening that candidates can be compared with and invited to. */
export const poolOpening = z.object({
  id: z.string(),
  title: z.string(),
  city: z.string(),
  due_date: z.string().nullable(),
  status: z.enum(openingStatuses),
  /** Why nobody can be invited to it: it is not public, or it hides the company, which an invitation would name. */
  closed: z.enum(['inactive', 'hidden']).nullable(),
});
export type PoolOpening = z.infer<typeof poolOpening>;

/** What a company asked of the calling candidate. */
export const receivedRequest = z.object({
  id: z.string(),
  kind: z.enum(requestKinds),
  status: z.enum(requestStatuses),
  company: z.object({ name: z.string(), slug: z.string(), logo: z.string().nullable() }),
  job: z.object({ id: z.string(), title: z.string(), is_open: z.boolean() }).nullable(),
  message: z.string(),
  answer: z.string(),
  sent_at: z.string(),
  expires_at: z.string(),
});
export type ReceivedRequest = z.infer<typeof receivedRequest>;

/** A search that the caller keeps. */
export const keptSearch = z.object({
  id: z.string(),
  name: z.string(),
  filters: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  is_mailed: z.boolean(),
  /** Who was found since it was opened last. */
  new: z.number(),
});
export type KeptSearch = z.infer<typeof keptSearch>;
