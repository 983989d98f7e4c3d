import { z } from 'zod';
import { hire } from '#domain/applications/hire.ts';
import { done } from './done.ts';
import { call } from './route.ts';

/** What was agreed with whom a company hires. */
export const applicationHires = {
  keepHire: call({
    method: 'PUT',
    path: '/job_application/{id}/hire',
    policy: 'opening-decider',
    summary:
      'Salary and first day of somebody who is Hired (409 otherwise). Owners, recruiters and hiring managers of the ' +
      'opening read it; nobody else, the candidate neither.',
    tag: 'Applications',
    toast: 'none',
  })
    .input(hire.extend({ id: z.string().max(64) }))
    .output(done),
};
