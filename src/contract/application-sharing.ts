import { z } from 'zod';
import { roomEntry, roomReview, shareSubmission } from '#domain/applications/sharing.ts';
import { done } from './done.ts';
import { pageNumber, pageOf } from './page.ts';
import { call } from './route.ts';
import { outsideReview, room, roomHead, share, visitor } from './sharing-responses.ts';

const tag = 'Sharing';
const one = z.object({ id: z.string().max(64) });

/** Links to applications for people without an account, and the room that they open (decisions, section 9; beyond 14). */
export const sharing = {
  share: call({
    method: 'POST',
    path: '/job_application_share',
    policy: 'approved-recruiter',
    feature: 'sharing',
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
    feature: 'sharing',
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
    feature: 'sharing',
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
          links: z.array(
            z.object({ id: z.string(), title: z.string(), expires_at: z.string(), timezone: z.string() }),
          ),
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
