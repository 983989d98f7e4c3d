import { z } from 'zod';
import { applicationFilters } from '#domain/applications/list.ts';
import { applicationDraft, applicationSubmission } from '#domain/applications/submission.ts';
import { applicationStatuses, storedApplicationStatuses } from '#domain/applications.ts';
import { call } from './route.ts';

const tag = 'Applications';
const done = z.object({ status: z.literal(200), success: z.literal(true) });
const status = z.enum(storedApplicationStatuses);
const one = z.object({ id: z.string().max(64) });

const abilities = z.object({ change_status: z.boolean(), remove: z.boolean() });

/** What a company sees of an application in its list. */
export const receivedApplication = z.object({
  id: z.string(),
  status,
  applied_at: z.string(),
  updated_at: z.string(),
  /** `id` is null once the candidate's account is erased; nothing else of the person is left then. */
  candidate: z.object({
    id: z.string().nullable(),
    name: z.string(),
    avatar: z.string().nullable(),
    current_position: z.string(),
    residence_country: z.string(),
  }),
  job: z.object({ id: z.string(), title: z.string() }),
  source: z.string(),
  /** Markers: how many text and video questions the opening asks, and how many videos were answered. */
  screening_questions: z.number(),
  video_questions: z.number(),
  video_answers: z.number(),
  /** Whether an answer lies outside what the opening asks for. */
  knocked_out: z.boolean(),
});
export type ReceivedApplication = z.infer<typeof receivedApplication>;

/** One step in the life of an application. `status` is where it led. */
const historyEntry = z.object({
  kind: z.string(),
  at: z.string(),
  status: status.nullable(),
  from: status.nullable(),
  /** Name of the member who did it; null for the candidate and for people who left. */
  by: z.string().nullable(),
});
export type ApplicationHistoryEntry = z.infer<typeof historyEntry>;

const storedFile = z.object({ path: z.string(), label: z.string(), size: z.number() });

const entries = z.array(z.record(z.string(), z.unknown()));

/** The candidate's profile as the companies that they applied to see it. */
export const applicantProfile = z.object({
  name: z.string(),
  email: z.string(),
  avatar: z.string().nullable(),
  dial_code: z.string(),
  phone: z.string(),
  nationality: z.string(),
  residence_country: z.string(),
  date_of_birth: z.string().nullable(),
  gender: z.string(),
  marital_status: z.string(),
  expected_salary: z.string(),
  title: z.string(),
  current_company: z.string(),
  current_position: z.string(),
  description: z.string(),
  website: z.string(),
  linkedin: z.string(),
  total_experience: z.string(),
  professional_skills: z.array(z.string()),
  languages: entries,
  educations: entries,
  experiences: entries,
  eligibility: z.record(z.string(), z.unknown()),
  videos: z.array(z.object({ question_id: z.string(), path: z.string(), poster: z.string().nullable() })),
});
export type ApplicantProfile = z.infer<typeof applicantProfile>;

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
    }),
  ),
  cv: storedFile.nullable(),
  profile: applicantProfile.nullable(),
  history: z.array(historyEntry),
  /** What the caller may do with it. */
  abilities,
  /** The statuses of which the company's switches mail the candidate. */
  mailed_statuses: z.array(status),
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
    title: z.string(),
    city: z.string(),
    country: z.string(),
    /** Whether its page still shows. */
    is_active: z.boolean(),
  }),
  /** Null where the opening hides its company. */
  company: z.object({ id: z.string(), name: z.string(), logo: z.string().nullable() }).nullable(),
  /** Video questions that still wait for an answer. */
  videos_missing: z.number(),
  can_withdraw: z.boolean(),
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

const statusCounts = z.record(z.string(), z.number());

/** Applications: apply, read, change the status, withdraw, remove (specification 2, sections 2 to 6). */
export const applications = {
  apply: call({
    method: 'POST',
    path: '/job_application',
    policy: 'candidate',
    summary: 'Applies for an Active opening: 410 for any other, 409 with `application_id` when done before.',
    tag,
    notice: 'none',
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
    policy: 'candidate-or-approved-company',
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
            abilities,
          }),
          z.object({ viewer: z.literal('candidate'), total: z.number(), data: z.array(ownApplication) }),
        ]),
      }),
    ),
  get: call({
    method: 'GET',
    path: '/job_application/{id}',
    policy: 'candidate-or-approved-company',
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
    policy: 'approved-recruiter',
    summary: 'Sets the status. With `from`, only where it still has that status (409 otherwise).',
    tag,
    // The screens offer to take the change back and say so themselves.
    notice: 'none',
  })
    .input(
      one.extend({
        status: z.enum(applicationStatuses, { error: 'validation_option' }),
        from: status.optional(),
      }),
    )
    .output(done.extend({ data: z.object({ id: z.string(), status, updated_at: z.string() }) })),
  withdraw: call({
    method: 'POST',
    path: '/job_application/{id}/withdraw',
    policy: 'candidate',
    summary: 'Takes the own application back, until Hired or Rejected.',
    tag,
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
  saveDraft: call({
    method: 'PUT',
    path: '/job_application_drafts/{job_id}',
    policy: 'candidate',
    summary: 'Keeps cover letter and answers until the application is sent, at most 60 days.',
    tag,
    notice: 'none',
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
  byOpening: call({
    method: 'GET',
    path: '/job_application_openings',
    policy: 'approved-company',
    summary: "The company's openings with their applications by status.",
    tag,
  }).output(
    z.object({
      status: z.literal(200),
      data: z.array(
        z.object({
          id: z.string(),
          title: z.string(),
          status: z.string(),
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
    policy: 'approved-company',
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
