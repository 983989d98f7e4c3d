import { z } from 'zod';
import { storedApplicationStatuses } from '#domain/applications/applications.ts';
import { pageNumber } from './page.ts';
import { call } from './route.ts';

const answered = z.object({
  application_id: z.string(),
  /** Empty once the account is erased, and where the opening is reviewed blind. */
  name: z.string(),
  /** Where it is reviewed blind: what stands in place of the name. */
  blind: z.string().nullable(),
  /** Whether the company added them by hand and they have not confirmed: they were asked nothing. */
  unconfirmed: z.boolean(),
  status: z.enum(storedApplicationStatuses),
  /** Null where this question was not answered, or by video. */
  answer: z.string().nullable(),
  knocked_out: z.boolean(),
  /** Null where nothing is recorded, and where it is withheld. */
  video: z
    .object({
      path: z.string(),
      poster: z.string().nullable(),
      /** WebVTT; empty without captions. */
      captions: z.string(),
    })
    .nullable(),
});
export type QuestionAnswer = z.infer<typeof answered>;

/** One question of an opening across everybody who applied for it (specification 2, section 2). */
export const questionAnswers = {
  list: call({
    method: 'GET',
    path: '/job_application_answers',
    policy: 'opening-team',
    summary:
      'What every applicant of an own opening answered to one of its questions, latest first, 20 a page.',
    tag: 'Applications',
  })
    .input(
      z.object({
        job_id: z.string().max(64),
        /** Of a text or video question; the first one without it. */
        question_id: z.string().max(64).catch('').optional(),
        page: pageNumber(1000),
      }),
    )
    .output(
      z.object({
        status: z.literal(200),
        data: z.object({
          job: z.object({ id: z.string(), title: z.string() }),
          questions: z.array(
            z.object({ id: z.string(), title: z.string(), answer_type: z.string(), is_video: z.boolean() }),
          ),
          /** The one that is answered here; null where the opening asks nothing. */
          question_id: z.string().nullable(),
          total: z.number(),
          data: z.array(answered),
        }),
      }),
    ),
};
