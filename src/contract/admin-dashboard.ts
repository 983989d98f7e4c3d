import { z } from 'zod';
import { done } from './done.ts';
import { call } from './route.ts';

const tag = 'Administration';

const day = z.object({
  /** Of the calendar in Qatar. */
  day: z.string(),
  companies: z.int(),
  /** First publications. */
  openings: z.int(),
  applications: z.int(),
});

const figures = z.object({
  /** Companies that wait for a decision, and since when the first one does. */
  waiting: z.object({ companies: z.int(), since: z.string().nullable() }),
  /** Contact messages that nobody has answered or put away. */
  messages: z.int(),
  /** The last 30 days, one by one. */
  days: z.array(day),
  letters: z.object({ queued: z.int(), failed: z.int() }),
  /** Tasks that failed for good, letters apart. */
  dead_tasks: z.int(),
  /** What could not be done of work over many people. */
  set_aside: z.int(),
  storage: z.object({
    /** In bytes: what files take, and what the disk has left. */
    used: z.number(),
    free: z.number(),
    /** Whether the storage carries the mark of this database; in any other nothing is swept or erased. */
    is_ours: z.boolean(),
    /** Files that no record names: how many, their bytes, and when the first of them go. */
    set_aside: z.object({ files: z.int(), bytes: z.number(), goes_from: z.string().nullable() }),
  }),
});
export type AdminFigures = z.infer<typeof figures>;

const failure = z.object({
  id: z.string(),
  /** `item`: one of the many that a task sees to; it is tried again by itself. */
  kind: z.enum(['letter', 'task', 'item']),
  /** The letter's or the task's name. */
  name: z.string(),
  reason: z.string(),
  failed_at: z.string(),
});
export type Failure = z.infer<typeof failure>;

const id = z.string().max(100);

/** What administrators see first (`/admin-dashboard/dashboard`). */
export const adminDashboard = {
  read: call({
    method: 'GET',
    path: '/admin_dashboard',
    policy: 'admin',
    summary: 'What waits, what grew in the last 30 days, and whether letters, tasks and storage are well.',
    tag,
  }).output(z.object({ status: z.literal(200), data: figures })),
  failures: call({
    method: 'GET',
    path: '/failures',
    policy: 'admin',
    summary:
      'Letters and tasks that failed for good, and what was set aside of work over many, the latest hundred; without what they held.',
    tag,
  }).output(z.object({ status: z.literal(200), data: z.array(failure) })),
  retry: call({
    method: 'POST',
    path: '/failures/{id}/retry',
    policy: 'admin',
    summary: 'Tries a letter, a task or a part of one again that failed.',
    tag,
  })
    .input(z.object({ id }))
    .output(done),
};
