import { z } from 'zod';
import { introductionAnswers } from '#domain/candidates/video-introduction.ts';
import { call } from './route.ts';

/** One video as it is read; the paths are read below `/api/`. */
export const introductionVideo = z.object({
  id: z.string(),
  question: z.string(),
  video_question: z.string(),
  poster: z.string().nullable(),
  captions: z.string(),
  seconds: z.number(),
  type: z.string(),
});

const list = z.object({ status: z.literal(200), name: z.string(), data: z.array(introductionVideo) });

/** The video introduction, "video CV" in paths and texts (specification 1, sections 4 and 7). */
export const videoIntroduction = {
  read: call({
    method: 'GET',
    path: '/videocv',
    policy: 'public',
    summary:
      'The three videos of a candidate: the own ones, or those of a published profile by its share id.',
    tag: 'Video introduction',
  })
    .input(z.object({ user_id: z.string().max(80).optional() }))
    .output(list),
  update: call({
    method: 'POST',
    path: '/updateVideoCv',
    policy: 'candidate',
    summary: 'Keeps the three videos: one answers the fixed question, two answer others of the 20.',
    tag: 'Video introduction',
    // The screen says 'Saved Successfully' (specification 1, section 8), and what failed.
    toast: 'refusals',
  })
    .input(z.object({ video_cv: introductionAnswers.optional(), videocv: introductionAnswers.optional() }))
    .output(list),
  remove: call({
    method: 'DELETE',
    path: '/videocv',
    policy: 'candidate',
    summary: 'Removes the own video introduction.',
    tag: 'Video introduction',
  }).output(z.object({ status: z.literal(200) })),
};
