import { z } from 'zod';
import { invitation, profileShare, requestAnswer, updateRequest } from '#domain/talent-pool/requests.ts';
import { savedSearch } from '#domain/talent-pool/saved-searches.ts';
import { poolSearch } from '#domain/talent-pool/search-input.ts';
import { filterText } from '#domain/text/fields.ts';
import { done } from './done.ts';
import { call } from './route.ts';
import {
  keptSearch,
  poolCandidate,
  poolOpening,
  poolRelation,
  receivedRequest,
} from './talent-pool-responses.ts';

const tag = 'Talent pool';
const one = z.object({ id: z.string().max(64) });
const asked = done.extend({ data: poolRelation });
const counts = z.record(z.string(), z.number());

/** The talent pool (specification 2, sections 2 to 6): candidates who agreed to be found, for approved companies. */
export const talentPool = {
  search: call({
    method: 'GET',
    path: '/candidate_pool',
    policy: 'approved-company',
    feature: 'candidate_pool',
    summary: 'Candidates who agreed to be found, by name or profession and by filters, a page at a time.',
    tag,
  })
    .input(poolSearch)
    .output(
      z.object({
        status: z.literal(200),
        data: z.object({
          /** Counted up to 10,000; `is_capped` says that there are more. */
          total: z.number(),
          is_capped: z.boolean(),
          data: z.array(poolCandidate),
          /** Other ways to say the profession that were searched, too, and those that were taken away. */
          synonyms: z.array(
            z.object({
              text: z.string(),
              is_searched: z.boolean(),
              /** The one language that says it so. */
              language: z.string().nullable(),
            }),
          ),
          /** What was taken for a slip of the pen. */
          corrections: z.array(z.object({ typed: z.string(), meant: z.string() })),
          /** The opening that `fit` is about. */
          job: z.object({ id: z.string(), title: z.string() }).nullable(),
          abilities: z.object({ invite: z.boolean(), export: z.boolean() }),
        }),
      }),
    ),
  counts: call({
    method: 'GET',
    path: '/candidate_pool_counts',
    policy: 'approved-company',
    feature: 'candidate_pool',
    summary:
      'How many candidates of a search each place, visa option and gender has, its own filter left aside.',
    tag,
  })
    .input(poolSearch)
    .output(
      z.object({
        status: z.literal(200),
        /** Empty where too many match for a count that is worth its time. */
        data: z.object({ country: counts, visa: counts, gender: counts }),
      }),
    ),
  employers: call({
    method: 'GET',
    path: '/candidate_pool_employers',
    policy: 'approved-company',
    feature: 'candidate_pool',
    summary: 'Current companies of the candidates of the pool by the beginning of a word, at most 10.',
    tag,
  })
    .input(z.object({ name: filterText(100) }))
    .output(z.object({ status: z.literal(200), data: z.array(z.string()) })),
  openings: call({
    method: 'GET',
    path: '/candidate_pool_openings',
    policy: 'approved-company',
    feature: 'candidate_pool',
    summary: 'The openings of the company that candidates can be compared with, and which can be invited to.',
    tag,
  }).output(z.object({ status: z.literal(200), data: z.array(poolOpening) })),
  compare: call({
    method: 'GET',
    path: '/candidate_pool_comparison',
    policy: 'approved-company',
    feature: 'candidate_pool',
    summary: 'Up to four candidates of the pool, side by side; who is not listed is left out.',
    tag,
  })
    .input(z.object({ ids: z.string().max(400).catch(''), job_id: filterText(64).optional() }))
    .output(z.object({ status: z.literal(200), data: z.array(poolCandidate) })),
  standing: call({
    method: 'GET',
    path: '/candidate_pool/{id}',
    policy: 'approved-company',
    summary: 'What stands between the company and a candidate whose profile it may see.',
    tag,
  })
    .input(one)
    .output(
      z.object({
        status: z.literal(200),
        data: z.object({ id: z.string(), name: z.string(), relation: poolRelation }),
      }),
    ),
  invite: call({
    method: 'POST',
    path: '/candidate_pool/{id}/invitation',
    policy: 'approved-recruiter',
    feature: 'candidate_pool',
    summary: 'Invites a candidate to an Active opening: never twice, and nobody who applied (409).',
    tag,
    toast: 'refusals',
    transaction: 'own',
    limit: 'invite',
  })
    .input(one.extend(invitation.shape))
    .output(asked),
  requestUpdate: call({
    method: 'POST',
    path: '/candidate_pool/{id}/update_request',
    policy: 'approved-recruiter',
    feature: 'candidate_pool',
    summary: 'Asks a candidate to bring the profile up to date, once at a time (409).',
    tag,
    toast: 'refusals',
    transaction: 'own',
    limit: 'update_request',
  })
    .input(one.extend(updateRequest.shape))
    .output(asked),
  share: call({
    method: 'POST',
    path: '/candidate_pool/{id}/share',
    policy: 'approved-recruiter',
    summary: 'Sends a member of the company the link of a profile that the company may see.',
    tag,
    toast: 'refusals',
    limit: 'profile_share',
  })
    .input(one.extend(profileShare.shape))
    .output(done),
  requests: call({
    method: 'GET',
    path: '/candidate-requests',
    policy: 'candidate',
    summary: 'What companies asked of the caller: those that wait first, then the newest, at most 50.',
    tag,
  }).output(z.object({ status: z.literal(200), data: z.array(receivedRequest) })),
  answer: call({
    method: 'POST',
    path: '/candidate-requests/{id}',
    policy: 'candidate',
    summary: 'Answers a request that waits: accept or decline an invitation, done or decline an update.',
    tag,
    toast: 'refusals',
  })
    .input(one.extend(requestAnswer.shape))
    .output(done.extend({ data: receivedRequest })),
  exportCandidates: call({
    method: 'GET',
    path: '/candidate_pool_export',
    policy: 'approved-recruiter',
    feature: ['candidate_pool', 'export'],
    summary: 'The candidates of a search as CSV, at most 500; each of them sees it as a view.',
    tag,
    limit: 'export',
  })
    .input(poolSearch)
    .output(z.file()),
  searches: call({
    method: 'GET',
    path: '/candidate_pool_searches',
    policy: 'approved-company',
    feature: 'candidate_pool',
    summary: 'The searches that the caller keeps, at most 20.',
    tag,
  }).output(z.object({ status: z.literal(200), data: z.array(keptSearch) })),
  saveSearch: call({
    method: 'POST',
    path: '/candidate_pool_searches',
    policy: 'approved-company',
    feature: 'candidate_pool',
    summary: 'Keeps a search; once a day an email tells of somebody new who fits.',
    tag,
    toast: 'refusals',
  })
    .input(savedSearch)
    .output(done.extend({ data: z.array(keptSearch) })),
  changeSearch: call({
    method: 'PUT',
    path: '/candidate_pool_searches/{id}',
    policy: 'approved-company',
    feature: 'candidate_pool',
    summary: 'Switches the emails of an own search on or off, or says that it was opened.',
    tag,
    toast: 'refusals',
  })
    .input(one.extend({ is_mailed: z.boolean().optional(), opened: z.boolean().optional() }))
    .output(done.extend({ data: z.array(keptSearch) })),
  deleteSearch: call({
    method: 'DELETE',
    path: '/candidate_pool_searches/{id}',
    policy: 'approved-company',
    feature: 'candidate_pool',
    summary: 'Forgets an own search.',
    tag,
  })
    .input(one)
    .output(done.extend({ data: z.array(keptSearch) })),
};
