import { z } from 'zod';
import { savedOpening } from '#domain/job-openings/saved.ts';
import { done } from './done.ts';
import { openingCard } from './job-pool-responses.ts';
import { pageNumber, pageOf } from './page.ts';
import { call } from './route.ts';

const tag = 'Job pool';

/** An opening that a candidate keeps; `card` is null once nobody may see the opening any more. */
const savedRow = z.object({
  id: z.string(),
  title: z.string(),
  saved_at: z.string(),
  card: openingCard.nullable(),
});
export type SavedOpening = z.infer<typeof savedRow>;

/** Openings that candidates keep for later. */
export const savedOpenings = {
  list: call({
    method: 'GET',
    path: '/saved_jobs',
    policy: 'candidate',
    summary: 'The openings that the candidate keeps, the last one kept first.',
    tag,
  })
    .input(z.object({ page: pageNumber(100) }))
    .output(z.object({ status: z.literal(200), data: pageOf(savedRow).omit({ status: true }) })),
  ids: call({
    method: 'GET',
    path: '/saved_job_ids',
    policy: 'candidate',
    summary: 'The ids of the openings that the candidate keeps.',
    tag,
  }).output(z.object({ status: z.literal(200), data: z.array(z.string()) })),
  save: call({
    method: 'POST',
    path: '/saved_jobs',
    policy: 'candidate',
    summary: 'Keeps an Active opening; 409 past 500 of them.',
    tag,
    // The mark on the opening says that it was kept, and the screen what was refused.
    toast: 'none',
  })
    .input(savedOpening)
    .output(done),
  remove: call({
    method: 'DELETE',
    path: '/saved_jobs/{job_id}',
    policy: 'candidate',
    summary: 'Keeps an opening no longer; one that was not kept changes nothing.',
    tag,
    toast: 'none',
  })
    .input(savedOpening)
    .output(done),
};
