import { z } from 'zod';
import type { Mark } from '#domain/applications/marks.ts';
import { done } from './done.ts';
import { call } from './route.ts';

const tag = 'Applications';
const one = z.object({ id: z.string().max(64) });

/** What members mark an application with (`domain/applications/marks.ts`): sets it, or takes it down. */
export const applicationMarks = {
  pin: call({
    method: 'PUT',
    path: '/job_application/{id}/pin',
    policy: 'opening-decider',
    summary:
      'Pins it before the others of its list and column, for everybody of the company, or takes it down.',
    tag,
    // Where it stands is the answer.
    toast: 'none',
  })
    .input(one.extend({ pinned: z.boolean() }))
    .output(done),
};

/** Of a mark that is set: who set it, null for a colleague who left. Null where it is not. */
const mark = z.object({ by: z.string().nullable() }).nullable();

/** What is read of each mark wherever applications are listed. */
export const markFields = {
  /** Stands before the others. */
  pin: mark,
} satisfies Record<Mark, typeof mark>;

export const markRefusals = {
  TOO_MANY_PINNED: { status: 409, text: 'applications_too_many_pinned' },
} as const;
