import { z } from 'zod';
import { defineNews } from './news.ts';

/** To the administrators: background work has failed for good since. */
export const taskFailed = defineNews({
  kind: 'task_failed',
  topic: 'tasks',
  facts: z.object({}),
  subject: () => 'tasks',
  path: () => '/admin-dashboard/dashboard#failures',
});
