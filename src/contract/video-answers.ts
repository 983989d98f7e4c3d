import { z } from 'zod';
import { captionsText } from '#domain/video/captions.ts';
import { call } from './route.ts';

const tag = 'Applications';
const path = z.string({ error: 'validation_required' }).min(1, { error: 'validation_required' }).max(500);

/** Video answers to the questions of an opening (specification 2, section 4, and its decisions). */
export const videoAnswers = {
  questions: call({
    method: 'GET',
    path: '/job_application/video_questions/{job_id}',
    policy: 'candidate',
    summary: 'The video questions of an opening with the own answers; they open with the own application.',
    tag,
  })
    .input(z.object({ job_id: z.uuid() }))
    .output(
      z.object({
        status: z.literal(200),
        data: z.object({
          /** Null before applying; then no question is told. */
          application_id: z.string().nullable(),
          job: z.object({ id: z.string(), title: z.string(), company: z.string().nullable() }),
          /** Whether answers are still taken. */
          is_open: z.boolean(),
          questions: z.array(
            z.object({
              id: z.string(),
              question: z.string(),
              /** The same in the language of the request, where the company wrote it in that one, too. */
              translation: z.string().nullable(),
              seconds: z.number(),
              /** The own answer. */
              answer: z
                .object({ path: z.string(), poster: z.string().nullable(), captions: z.string() })
                .nullable(),
            }),
          ),
        }),
      }),
    ),
  save: call({
    method: 'POST',
    path: '/job_application/{id}/video_answer',
    policy: 'candidate',
    summary: 'Keeps a recorded answer, in place of an earlier one, until the company has decided.',
    tag,
    toast: 'none',
  })
    .input(
      z.object({
        id: z.uuid(),
        question_id: z.uuid(),
        video: path,
        poster: z.string().max(500).nullish(),
        captions: captionsText.default(''),
      }),
    )
    .output(
      z.object({
        status: z.literal(200),
        success: z.literal(true),
        data: z.object({ path: z.string(), missing: z.number() }),
      }),
    ),
};
