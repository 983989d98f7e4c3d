import { z } from 'zod';
import { shareParticipations, shareShows } from '#domain/applications/sharing.ts';
import { applicantFields, applicationFit } from './application-responses.ts';

export const share = z.object({
  /** What the link's address ends with: `/shared_applications/{id}`. */
  id: z.string(),
  title: z.string(),
  question: z.string(),
  state: z.enum(['open', 'expired', 'revoked']),
  expires_at: z.string(),
  /** The company's zone, in which it closes. */
  timezone: z.string(),
  created_at: z.string(),
  /** Who shared; null once the account is gone. */
  created_by: z.string().nullable(),
  has_password: z.boolean(),
  shows: shareShows.required(),
  participation: z.enum(shareParticipations),
  applications: z.number(),
  views: z.number(),
  visitors: z.number(),
});
export type ApplicationShare = z.infer<typeof share>;

export const visitor = z.object({
  name: z.string(),
  views: z.number(),
  rated: z.number(),
  first_seen_at: z.string(),
  last_seen_at: z.string(),
  done_at: z.string().nullable(),
});

/** What somebody outside says of an application. */
export const outsideReview = z.object({
  name: z.string(),
  rating: z.number().nullable(),
  comment: z.string(),
  updated_at: z.string(),
});
export type OutsideReview = z.infer<typeof outsideReview>;

export const roomHead = z.object({
  id: z.string(),
  title: z.string(),
  company: z.object({ name: z.string(), logo: z.string().nullable(), verified: z.boolean() }),
  shared_by: z.string().nullable(),
  expires_at: z.string(),
  /** The zone in which the company reads that moment. */
  timezone: z.string(),
  asks_password: z.boolean(),
  applications: z.number(),
});
export type RoomHead = z.infer<typeof roomHead>;

const roomVideo = z.object({
  id: z.string(),
  title: z.string(),
  path: z.string(),
  poster: z.string().nullable(),
  /** WebVTT; empty without captions. */
  captions: z.string(),
});

const roomCv = z.object(applicantFields).pick({
  description: true,
  total_experience: true,
  professional_skills: true,
  languages: true,
  educations: true,
  experiences: true,
  certificates: true,
  eligibility: true,
});

const roomApplication = z.object({
  id: z.string(),
  /** Empty where the opening is reviewed blind. */
  name: z.string(),
  position: z.number(),
  avatar: z.string().nullable(),
  headline: z.string(),
  residence_country: z.string(),
  job: z.object({ id: z.string(), title: z.string() }),
  fit: applicationFit.nullable(),
  cover_letter: z.string(),
  answers: z.array(
    z.object({ question_id: z.string(), title: z.string(), answer_type: z.string(), answer: z.string() }),
  ),
  videos: z.array(roomVideo),
  /** The file, only where contact data may be seen: it is printed in it. */
  cv_file: z.object({ path: z.string(), label: z.string(), size: z.number() }).nullable(),
  /** What the CV says, as the profile keeps it; null where CVs are not shown. */
  cv: roomCv.nullable(),
  contact: z.object({ email: z.string(), phone: z.string() }).nullable(),
  own: z.object({ rating: z.number().nullable(), comment: z.string() }),
  /** Of the other visitors, once the own visit is done. */
  others: z.array(outsideReview),
});
export type RoomApplication = z.infer<typeof roomApplication>;

export const room = z.object({
  visitor: z.object({ name: z.string(), is_done: z.boolean() }),
  question: z.string(),
  shows: shareShows.required(),
  participation: z.enum(shareParticipations),
  applications: z.array(roomApplication),
});
export type Room = z.infer<typeof room>;
