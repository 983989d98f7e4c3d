import { z } from 'zod';
import { openingReport } from '#domain/job-openings/report.ts';
import { done } from './done.ts';
import { call } from './route.ts';

/** Reports of suspicious openings; one of each person or address counts. */
export const openingReports = {
  report: call({
    method: 'POST',
    path: '/job/{id}/report',
    policy: 'public',
    summary: 'Reports a public opening; a repeated report of the same person changes nothing.',
    tag: 'Job pool',
    toast: 'none',
    limit: 'report',
  })
    .input(openingReport.and(z.object({ id: z.string().max(100) })))
    .output(done),
};
