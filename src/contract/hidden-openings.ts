import { z } from 'zod';
import { hiddenOpening } from '#domain/job-openings/hidden.ts';
import { done } from './done.ts';
import { pageNumber, pageOf } from './page.ts';
import { call } from './route.ts';

const tag = 'Job pool';

/** An opening that the candidate hid; `is_public` while visitors see it. */
const hiddenRow = z.object({
  id: z.string(),
  title: z.string(),
  hidden_at: z.string(),
  is_public: z.boolean(),
});
export type HiddenOpening = z.infer<typeof hiddenRow>;

/** Openings that a candidate wants to see no more: not in the search, not among the jobs for them, not in alerts. */
export const hiddenOpenings = {
  list: call({
    method: 'GET',
    path: '/hidden_jobs',
    policy: 'candidate',
    summary: 'The openings that the candidate hid, the last one first.',
    tag,
  })
    .input(z.object({ page: pageNumber(100) }))
    .output(z.object({ status: z.literal(200), data: pageOf(hiddenRow).omit({ status: true }) })),
  ids: call({
    method: 'GET',
    path: '/hidden_job_ids',
    policy: 'candidate',
    summary: 'The ids of the openings that the candidate hid.',
    tag,
  }).output(z.object({ status: z.literal(200), data: z.array(z.string()) })),
  hide: call({
    method: 'POST',
    path: '/hidden_jobs',
    policy: 'candidate',
    summary: 'Hides an Active opening from the own search, suggestions and alerts; 409 past 500 of them.',
    tag,
    toast: 'none',
  })
    .input(hiddenOpening)
    .output(done),
  show: call({
    method: 'DELETE',
    path: '/hidden_jobs/{job_id}',
    policy: 'candidate',
    summary: 'Shows a hidden opening again; one that was not hidden changes nothing.',
    tag,
    toast: 'none',
  })
    .input(hiddenOpening)
    .output(done),
};
