import { z } from 'zod';
import {
  roomEntry,
  roomReview,
  shareParticipations,
  shareShows,
  shareSubmission,
} from '#domain/applications/sharing.ts';
import { applicantFields, applicationFit } from './application-responses.ts';
import { done } from './done.ts';
import { pageNumber, pageOf } from './page.ts';
import { call } from './route.ts';

const tag = 'Sharing';
const one = z.object({ id: z.string().max(64) });

const share = z.object({
  /** What the link's address ends with: `/shared_applications/{id}`. */
  id: z.string(),
  title: z.string(),
  question: z.string(),
  state: z.enum(['open', 'expired', 'revoked']),
  expires_at: z.string(),
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

const visitor = z.object({
  name: z.string(),
  views: z.number(),
  rated: z.number(),
  first_seen_at: z.string(),
  last_seen_at: z.string(),
  done_at: z.string().nullable(),
});

/** What somebody outside says of an application. */
const outsideReview = z.object({
  name: z.string(),
  rating: z.number().nullable(),
  comment: z.string(),
  updated_at: z.string(),
});
export type OutsideReview = z.infer<typeof outsideReview>;

const roomHead = z.object({
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

const {
  description,
  total_experience,
  professional_skills,
  languages,
  educations,
  experiences,
  eligibility,
} = applicantFields;

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
  cv: z
    .object({
      description,
      total_experience,
      professional_skills,
      languages,
      educations,
      experiences,
      eligibility,
    })
    .nullable(),
  contact: z.object({ email: z.string(), phone: z.string() }).nullable(),
  own: z.object({ rating: z.number().nullable(), comment: z.string() }),
  /** Of the other visitors, once the own visit is done. */
  others: z.array(outsideReview),
});
export type RoomApplication = z.infer<typeof roomApplication>;

const room = z.object({
  visitor: z.object({ name: z.string(), is_done: z.boolean() }),
  question: z.string(),
  shows: shareShows.required(),
  participation: z.enum(shareParticipations),
  applications: z.array(roomApplication),
});
export type Room = z.infer<typeof room>;

/** Links to applications for people without an account, and the room that they open (decisions, section 9; beyond 14). */
export const sharing = {
  share: call({
    method: 'POST',
    path: '/job_application_share',
    policy: 'approved-recruiter',
    summary: 'Makes a link to a set of applications, with what it shows and until when it opens.',
    tag,
    transaction: 'own',
    toast: 'refusals',
  })
    .input(shareSubmission)
    .output(done.extend({ data: share })),
  list: call({
    method: 'GET',
    path: '/job_application_share',
    policy: 'approved-company',
    summary: "The company's links, newest first, with their views.",
    tag,
  })
    .input(z.object({ page: pageNumber(1000) }).default({}))
    .output(
      pageOf(share).extend({
        per_page: z.number(),
        abilities: z.object({ share: z.boolean() }),
        timezone: z.string(),
      }),
    ),
  get: call({
    method: 'GET',
    path: '/job_application_share/{id}',
    policy: 'approved-company',
    summary: 'A link with its applications, who opened it, and what they said.',
    tag,
  })
    .input(one)
    .output(
      z.object({
        status: z.literal(200),
        data: share.extend({
          visits: z.array(visitor),
          shared: z.array(
            z.object({
              id: z.string(),
              name: z.string(),
              job: z.object({ id: z.string(), title: z.string() }),
              reviews: z.array(outsideReview),
            }),
          ),
          abilities: z.object({ share: z.boolean() }),
        }),
      }),
    ),
  revoke: call({
    method: 'POST',
    path: '/job_application_share/{id}/revoke',
    policy: 'approved-recruiter',
    summary: 'Closes a link at once, for those inside, too.',
    tag,
    toast: 'refusals',
  })
    .input(one)
    .output(done),
  ofApplication: call({
    method: 'GET',
    path: '/job_application/{id}/outside_reviews',
    policy: 'approved-company',
    summary: 'What people outside said of an application, and the open links that name it.',
    tag,
  })
    .input(one)
    .output(
      z.object({
        status: z.literal(200),
        data: z.object({
          links: z.array(z.object({ id: z.string(), title: z.string(), expires_at: z.string() })),
          reviews: z.array(outsideReview),
        }),
      }),
    ),
  room: call({
    method: 'GET',
    path: '/shared_applications/{id}',
    policy: 'public',
    summary: 'Whose room it is and until when: 404 for none, 410 for one that is closed.',
    tag,
  })
    .input(one)
    .output(z.object({ status: z.literal(200), data: roomHead })),
  enter: call({
    method: 'POST',
    path: '/shared_applications/{id}/visitor',
    policy: 'public',
    summary: 'Enters under a name, with the password where there is one; entering again changes the name.',
    tag,
    transaction: 'own',
    limit: 'share_visit',
    toast: 'none',
  })
    .input(roomEntry.extend({ id: z.string().max(64) }))
    .output(done),
  contents: call({
    method: 'GET',
    path: '/shared_applications/{id}/applications',
    policy: 'public',
    summary: 'What the room shows to a visitor who entered; null before.',
    tag,
  })
    .input(one)
    .output(z.object({ status: z.literal(200), data: room.nullable() })),
  review: call({
    method: 'PUT',
    path: '/shared_applications/{id}/applications/{application_id}',
    policy: 'public',
    summary: 'Rates and comments under the name that was given.',
    tag,
    limit: 'share_review',
    toast: 'none',
  })
    .input(roomReview.extend({ id: z.string().max(64), application_id: z.string().max(64) }))
    .output(done),
  finish: call({
    method: 'POST',
    path: '/shared_applications/{id}/done',
    policy: 'public',
    summary: 'Says that the visitor is done; from then on the ratings of the others show.',
    tag,
    limit: 'share_review',
    toast: 'none',
  })
    .input(one)
    .output(done),
};
