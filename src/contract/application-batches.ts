import { z } from 'zod';
import { batchAct, batchRefusals } from '#domain/applications/batches.ts';
import { applicationSelection } from '#domain/applications/selection.ts';
import { done } from './done.ts';
import { call } from './route.ts';

const tag = 'Applications';
const one = z.object({ id: z.string().max(64) });

const batch = z.object({
  id: z.string(),
  kind: z.enum(['status', 'letter', 'move', 'remove', 'undo']),
  /** How many were selected, how many of them are done, and how many of those were changed. */
  total: z.number(),
  done: z.number(),
  changed: z.number(),
  /** Why the others were left as they were, with how many. */
  refused: z.partialRecord(z.enum(batchRefusals), z.number()),
  is_finished: z.boolean(),
  /** Until when it can be taken back; null where it can't. */
  undo_until: z.string().nullable(),
});
export type Batch = z.infer<typeof batch>;

const answer = done.extend({ data: batch });

/** One act on many applications: those picked, or all that a filter matches. */
export const applicationBatches = {
  start: call({
    method: 'POST',
    path: '/job_application_batches',
    policy: 'approved-recruiter',
    summary:
      'Changes the status of several applications, rejects, writes to them, moves or removes them (with the own ' +
      'password). Up to 200 are done at once, more of them in the background.',
    tag,
    // The screen says how many were changed and offers to take it back.
    toast: 'none',
    transaction: 'own',
  })
    .input(
      z.object({
        selection: applicationSelection,
        act: batchAct,
        password: z.string().max(2000).optional(),
      }),
    )
    .output(answer),
  get: call({
    method: 'GET',
    path: '/job_application_batches/{id}',
    policy: 'approved-recruiter',
    summary: 'How far an act on several applications has come.',
    tag,
  })
    .input(one)
    .output(z.object({ status: z.literal(200), data: batch })),
  undo: call({
    method: 'POST',
    path: '/job_application_batches/{id}/undo',
    policy: 'approved-recruiter',
    summary:
      'Takes a change of status, or a letter that waits, back: within 60 seconds, where nothing followed.',
    tag,
    toast: 'none',
    transaction: 'own',
  })
    .input(one)
    .output(answer),
};
