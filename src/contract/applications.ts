import { z } from 'zod';
import { applicationStatuses, storedApplicationStatuses } from '#domain/applications/applications.ts';
import { applicationFilters } from '#domain/applications/list.ts';
import {
  applicationMove,
  applicationSubmission,
  rejection,
  withdrawal,
} from '#domain/applications/submission.ts';
import { openingStatuses } from '#domain/job-openings/job-openings.ts';
import { applicationDrafts } from './application-drafts.ts';
import { applicationHires } from './application-hires.ts';
import { applicationMarks } from './application-marks.ts';
import { applicationRejections } from './application-rejections.ts';
import {
  listAbilities,
  ownApplication,
  ownApplicationDetails,
  receivedApplication,
  receivedApplicationDetails,
} from './application-responses.ts';
import { done } from './done.ts';
import { call } from './route.ts';

const tag = 'Applications';
const status = z.enum(storedApplicationStatuses);
const one = z.object({ id: z.string().max(64) });
const statusCounts = z.record(z.string(), z.number());

/** Applications: apply, read, change the status, withdraw, remove (specification 2, sections 2 to 6). */
export const applications = {
  apply: call({
    method: 'POST',
    path: '/job_application',
    policy: 'candidate',
    summary: 'Applies for an Active opening: 410 for any other, 409 with `application_id` when done before.',
    tag,
    toast: 'none',
  })
    .input(applicationSubmission)
    .output(
      z.object({
        status: z.literal(200),
        success: z.literal(true),
        data: z.object({
          id: z.string(),
          job_id: z.string(),
          /** Where there are any, the candidate goes on to `/job/question-answer/{job_id}`. */
          video_questions: z.number(),
        }),
      }),
    ),
  list: call({
    method: 'GET',
    path: '/job_application',
    policy: 'candidate-or-opening-team',
    summary: 'A company: the applications that it received. A candidate: the own ones, newest first.',
    tag,
  })
    .input(applicationFilters.default({}))
    .output(
      z.object({
        status: z.literal(200),
        data: z.discriminatedUnion('viewer', [
          z.object({
            viewer: z.literal('company'),
            total: z.number(),
            data: z.array(receivedApplication),
            /** By status, with every filter but the status. */
            counts: statusCounts,
            /** What the caller's role in the company allows; a withdrawn application changes no more. */
            abilities: listAbilities,
            /** The statuses of which the company's switches mail the candidate. */
            mailed_statuses: z.array(status),
          }),
          z.object({ viewer: z.literal('candidate'), total: z.number(), data: z.array(ownApplication) }),
        ]),
      }),
    ),
  board: call({
    method: 'GET',
    path: '/job_application_board',
    policy: 'opening-team',
    summary:
      'The same by status: the first of each column, how many the filters let through and how many there are.',
    tag,
  })
    .input(applicationFilters.default({}))
    .output(
      z.object({
        status: z.literal(200),
        data: z.object({
          columns: z.array(
            z.object({
              status: z.enum(applicationStatuses),
              /** With the filter by opening alone, and with every filter but the status. */
              total: z.number(),
              filtered: z.number(),
              /** Whether a change to it is mailed to the candidate. */
              mails: z.boolean(),
              data: z.array(receivedApplication),
            }),
          ),
          /** Those that candidates took back stand in no column. */
          withdrawn: z.number(),
          abilities: listAbilities,
        }),
      }),
    ),
  get: call({
    method: 'GET',
    path: '/job_application/{id}',
    policy: 'candidate-or-opening-team',
    summary: 'One application in full, for the company that received it or the candidate who sent it.',
    tag,
  })
    .input(one)
    .output(
      z.object({
        status: z.literal(200),
        data: z.discriminatedUnion('viewer', [receivedApplicationDetails, ownApplicationDetails]),
      }),
    ),
  changeStatus: call({
    method: 'PUT',
    path: '/job_application/{id}',
    policy: 'opening-decider',
    summary: 'Sets the status. With `from`, only where it still has that status (409 otherwise).',
    tag,
    // The screens offer to take the change back and say so themselves.
    toast: 'none',
  })
    .input(
      one.extend({
        status: z.enum(applicationStatuses, { error: 'validation_option' }),
        from: status.optional(),
        // Of a rejection, for the company alone.
        ...rejection.shape,
      }),
    )
    .output(done.extend({ data: z.object({ id: z.string(), status, updated_at: z.string() }) })),
  move: call({
    method: 'POST',
    path: '/job_application/{id}/move',
    policy: 'approved-recruiter',
    summary: 'Moves it to another own opening once an interview is completed; it keeps answers and history.',
    tag,
  })
    .input(one.extend(applicationMove.shape))
    .output(done.extend({ data: z.object({ id: z.string(), job_id: z.string() }) })),
  withdraw: call({
    method: 'POST',
    path: '/job_application/{id}/withdraw',
    policy: 'candidate',
    summary:
      'Takes the own application back, until Hired or Rejected; the company reads the reason, if there is one.',
    tag,
  })
    .input(one.extend(withdrawal.shape))
    .output(done),
  takeWithdrawalBack: call({
    method: 'DELETE',
    path: '/job_application/{id}/withdrawal',
    policy: 'candidate',
    summary: 'Within a minute the application stands as before; later 409, the withdrawal stands.',
    tag,
    // The screen says it itself.
    toast: 'none',
  })
    .input(one)
    .output(done),
  remove: call({
    method: 'DELETE',
    path: '/job_application/{id}',
    policy: 'approved-recruiter',
    summary: "Takes an application off the company's list; asks for the own password.",
    tag,
    transaction: 'own',
  })
    .input(one.extend({ password: z.string().max(2000).optional() }))
    .output(done),
  removeByPost: call({
    method: 'POST',
    path: '/job_application/{id}/delete',
    policy: 'approved-recruiter',
    summary: 'The same as DELETE, for clients whose way drops the body of a DELETE.',
    tag,
    toast: 'as-delete',
    transaction: 'own',
  })
    .input(one.extend({ password: z.string().max(2000).optional() }))
    .output(done),
  applied: call({
    method: 'GET',
    path: '/applied_jobs',
    policy: 'candidate',
    summary: 'The ids of the openings that the candidate applied for.',
    tag,
  }).output(z.object({ status: z.literal(200), data: z.array(z.string()) })),
  ...applicationDrafts,
  ...applicationHires,
  ...applicationMarks,
  ...applicationRejections,
  byOpening: call({
    method: 'GET',
    path: '/job_application_openings',
    policy: 'opening-team',
    summary: "The company's openings with their applications by status.",
    tag,
  }).output(
    z.object({
      status: z.literal(200),
      data: z.array(
        z.object({
          id: z.string(),
          title: z.string(),
          city: z.string(),
          due_date: z.string().nullable(),
          status: z.enum(openingStatuses),
          total: z.number(),
          counts: statusCounts,
          latest_at: z.string().nullable(),
        }),
      ),
    }),
  ),
  figures: call({
    method: 'GET',
    path: '/job_application_figures',
    policy: 'opening-team',
    summary: 'Applications by status, source and age, and by day over the last 30 days.',
    tag,
  }).output(
    z.object({
      status: z.literal(200),
      data: z.object({
        total: z.number(),
        by_status: statusCounts,
        by_source: z.array(z.object({ source: z.string(), total: z.number() })),
        /** Open applications by how long they wait: 0-2, 3-7, 8-14, 15-30 and more than 30 days. */
        by_age: z.array(z.object({ from: z.number(), to: z.number().nullable(), total: z.number() })),
        by_day: z.array(z.object({ day: z.string(), total: z.number() })),
      }),
    }),
  ),
};
