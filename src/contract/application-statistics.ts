import { z } from 'zod';
import { storedApplicationStatuses } from '#domain/applications/applications.ts';
import { funnelStages } from '#domain/applications/funnel.ts';
import { statisticsFilters } from '#domain/applications/statistics.ts';
import { openingStatuses } from '#domain/job-openings/job-openings.ts';
import { call } from './route.ts';

const tag = 'Statistics';

/** How many people came that far, now and in the period before. */
const counts = z.object({
  applied: z.number(),
  applied_before: z.number(),
  shortlisted: z.number(),
  interviewed: z.number(),
  hired: z.number(),
});
/** In days; null of too few people. */
const median = z.number().nullable();
const measured = z.object({
  people: z.number(),
  people_before: z.number(),
  days: median,
  days_before: median,
});
export type MeasuredTime = z.infer<typeof measured>;

const statistics = z.object({
  from: z.string(),
  to: z.string(),
  before: z.object({ from: z.string(), to: z.string() }),
  timezone: z.string(),
  funnel: z.array(
    z.object({
      stage: z.enum(funnelStages),
      people: z.number(),
      before: z.number(),
      /** Those of them who came no further, as they stand today. */
      no_further: z.object({
        rejected: z.number(),
        withdrawn: z.number(),
        on_hold: z.number(),
        waiting: z.number(),
      }),
    }),
  ),
  /** What stands beside the funnel: as the applications stand today. */
  rejected: z.number(),
  withdrawn: z.number(),
  first_answer: measured,
  to_hire: measured,
  /** Of those to whom the opening promises an answer, once it came or was due: how many had it in time. */
  in_promise: z.object({
    people: z.number(),
    in_time: z.number(),
    people_before: z.number(),
    in_time_before: z.number(),
  }),
  /** The same figures over equal parts of the period, the earliest first; null of too few people. */
  trends: z.object({
    applied: z.array(z.number()),
    hired: z.array(z.number()),
    first_answer: z.array(median),
    to_hire: z.array(median),
    in_promise: z.array(z.number().nullable()),
  }),
  in_status: z.array(measured.extend({ status: z.enum(storedApplicationStatuses) })),
  sources: z.array(counts.extend({ source: z.string() })),
  openings: z.array(
    counts.extend({ id: z.string(), title: z.string(), city: z.string(), status: z.enum(openingStatuses) }),
  ),
  recruiters: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      handled: z.number(),
      shortlisted: z.number(),
      hired: z.number(),
      /** From application to answer, of those whom they answered first. */
      first_answer: median,
    }),
  ),
  /** By week of application; the day is its Sunday. */
  weeks: z.array(
    z.object({
      day: z.string(),
      people: z.number(),
      sources: z.array(z.object({ source: z.string(), people: z.number() })),
    }),
  ),
  abilities: z.object({ export: z.boolean() }),
});
export type Statistics = z.infer<typeof statistics>;

/** The hiring funnel of a company and its figures (decisions, section 3). */
export const applicationStatistics = {
  read: call({
    method: 'GET',
    path: '/statistics',
    policy: 'approved-company',
    feature: 'statistics',
    summary: 'Funnel, sources, times, openings, recruiters and weeks of a period, against the one before.',
    tag,
  })
    .input(statisticsFilters.default({}))
    .output(z.object({ status: z.literal(200), data: statistics })),
  exportCsv: call({
    method: 'GET',
    path: '/statistics/export',
    policy: 'approved-recruiter',
    feature: ['statistics', 'export'],
    summary: 'The same figures as CSV, safe to open in a spreadsheet.',
    tag,
    limit: 'export',
  })
    .input(statisticsFilters.default({}))
    .output(z.file()),
};
