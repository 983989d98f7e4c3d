import { z } from 'zod';
import { applicationDraft } from '#domain/applications/submission.ts';
import { earlierAnswer } from './application-responses.ts';
import { done } from './done.ts';
import { call } from './route.ts';

const tag = 'Applications';

/** What the candidate has written of an application before it is sent: a part of `applications`. */
export const applicationDrafts = {
  drafts: call({
    method: 'GET',
    path: '/job_application_drafts',
    policy: 'candidate',
    summary: 'The own applications that are not sent yet.',
    tag,
  }).output(
    z.object({
      status: z.literal(200),
      data: z.array(
        z.object({ job: z.object({ id: z.string(), title: z.string() }), updated_at: z.string() }),
      ),
    }),
  ),
  draft: call({
    method: 'GET',
    path: '/job_application_drafts/{job_id}',
    policy: 'candidate',
    summary: 'The own draft for an opening, or null.',
    tag,
  })
    .input(z.object({ job_id: z.string().max(64) }))
    .output(
      z.object({
        status: z.literal(200),
        data: z
          .object({
            cover_letter: z.string(),
            answers: z.array(z.object({ question_id: z.string(), answer: z.string() })),
            updated_at: z.string(),
          })
          .nullable(),
      }),
    ),
  earlierAnswers: call({
    method: 'GET',
    path: '/job_application_drafts/{job_id}/earlier_answers',
    policy: 'candidate',
    summary: 'What the candidate answered before to questions that the opening asks too.',
    tag,
  })
    .input(z.object({ job_id: z.string().max(64) }))
    .output(z.object({ status: z.literal(200), data: z.array(earlierAnswer) })),
  saveDraft: call({
    method: 'PUT',
    path: '/job_application_drafts/{job_id}',
    policy: 'candidate',
    summary: 'Keeps cover letter and answers until the application is sent, at most 60 days.',
    tag,
    toast: 'none',
  })
    .input(applicationDraft)
    .output(done),
  discardDraft: call({
    method: 'DELETE',
    path: '/job_application_drafts/{job_id}',
    policy: 'candidate',
    summary: 'Throws the own draft away.',
    tag,
  })
    .input(z.object({ job_id: z.string().max(64) }))
    .output(done),
};
