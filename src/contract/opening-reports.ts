import { z } from 'zod';
import { storedOpeningStatuses } from '#domain/job-openings/job-openings.ts';
import { openingHold, openingReport } from '#domain/job-openings/report.ts';
import { done } from './done.ts';
import { pageNumber } from './page.ts';
import { call } from './route.ts';

const tag = 'Administration';
const id = z.string().max(100);

const reported = z.object({
  id: z.string(),
  title: z.string(),
  status: z.enum(storedOpeningStatuses),
  company: z.object({ id: z.string(), name: z.string() }),
  /** So many people have reported it that it waits for a decision first. */
  is_flagged: z.boolean(),
  /** Why it was taken down; null unless it is. */
  held_reason: z.string().nullable(),
  /** How many people reported it since anybody looked. */
  reports: z.int(),
  /** The latest 20 of them. */
  latest: z.array(z.object({ id: z.string(), reason: z.string(), text: z.string(), created_at: z.string() })),
});
export type ReportedOpening = z.infer<typeof reported>;

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
  list: call({
    method: 'GET',
    path: '/opening_reports',
    policy: 'admin',
    summary:
      'Openings that were reported and that nobody has looked at, the flagged first; then those taken down.',
    tag,
  })
    .input(z.object({ page: pageNumber(1000) }))
    .output(z.object({ status: z.literal(200), total: z.int(), per_page: z.int(), data: z.array(reported) })),
  dismiss: call({
    method: 'POST',
    path: '/opening_reports/{id}/dismissal',
    policy: 'admin',
    summary: 'Puts the reports of an opening away: there is nothing in them.',
    tag,
  })
    .input(z.object({ id }))
    .output(done),
  hold: call({
    method: 'POST',
    path: '/opening_reports/{id}/hold',
    policy: 'admin',
    summary: 'Takes a public opening down with a reason that its company reads.',
    tag,
  })
    .input(openingHold.extend({ id }))
    .output(done),
  release: call({
    method: 'DELETE',
    path: '/opening_reports/{id}/hold',
    policy: 'admin',
    summary: 'Makes an opening public again that was taken down.',
    tag,
  })
    .input(z.object({ id }))
    .output(done),
};
