import { z } from 'zod';
import { filterText } from '#domain/text/fields.ts';
import { pageNumber, pageSize } from './page.ts';
import { call } from './route.ts';

const tag = 'Companies';

const entry = z.object({
  id: z.string(),
  /** `opening.published`, `application.moved`, `member.invited`: the text is the screen's. */
  kind: z.string(),
  actor_kind: z.enum(['member', 'team', 'system', 'candidate']),
  actor_name: z.string(),
  subject: z.string(),
  subject_id: z.string(),
  facts: z.record(z.string(), z.union([z.string(), z.number()])),
  created_at: z.string(),
});
export type ActivityEntry = z.infer<typeof entry>;

/** Filters of the activity log; dates are days in the company's zone, both included. */
const activityFilters = z.object({
  /** An area (`opening`, `application`, `member`, `company`) or a kind. */
  kind: filterText(60).optional(),
  member: z.string().max(60).catch('').optional(),
  from: z.string().max(10).catch('').optional(),
  to: z.string().max(10).catch('').optional(),
  page: pageNumber(10_000),
  show: pageSize(20),
});
export type ActivityFilters = z.infer<typeof activityFilters>;

const figures = z.object({
  openings: z.number(),
  active_openings: z.number(),
  applications: z.number(),
  pending_applications: z.number(),
});

export type DashboardFigures = z.infer<typeof figures>;

const recentApplication = z.object({
  id: z.string(),
  candidate_name: z.string(),
  position: z.string(),
  opening_id: z.string(),
  status: z.string(),
  created_at: z.string(),
});
export type RecentApplication = z.infer<typeof recentApplication>;

/** An application that waits for a decision. */
const queuedApplication = recentApplication.omit({ opening_id: true }).extend({
  /** When its answer was promised, where that is why it stands there. */
  due_at: z.string().nullable(),
  /** How much of what the opening asks for; null where it asks for nothing. */
  meets: z.object({ met: z.number(), total: z.number() }).nullable(),
});
export type QueuedApplication = z.infer<typeof queuedApplication>;

/** The first of a kind, and how many there are. */
const queued = z.object({ total: z.number(), items: z.array(queuedApplication) });

/** A public opening that few apply for any more. */
const slowOpening = z.object({
  id: z.string(),
  title: z.string(),
  /** `fewer`: at most half as many in seven days as in the seven before; `passed-by`: read, but hardly applied for. */
  cause: z.enum(['fewer', 'passed-by']),
  /** Of all its time. */
  views: z.number(),
  applications: z.number(),
  /** Who applied in the last seven days, and in the seven before. */
  recent: z.number(),
  before: z.number(),
  is_pay_shown: z.boolean(),
  /** Applicants of each of the last 14 days, oldest first. */
  days: z.array(z.number()),
});
export type SlowOpening = z.infer<typeof slowOpening>;

/** The applications of the last 30 days (specification 2, section 6). */
const thirtyDays = {
  status: z.literal(200),
  success: z.literal(true),
  /** 30 days, oldest first, as `YYYY-MM-DD` in the company's zone; of the whole platform in Qatar's. */
  days: z.array(z.string()),
  /** Applications of each of those days. */
  applications: z.array(z.number()),
};

const siteDashboard = z.object({ viewer: z.literal('admin'), ...thirtyDays });

const companyDashboard = z.object({
  viewer: z.literal('company'),
  ...thirtyDays,
  recent: z.array(recentApplication),
  queue: z.object({
    /** The promised answer is late or due within two days, the oldest promise first; at most 500 are counted. */
    reply: queued,
    /** Pending ones, the latest first, but for those above; `total` counts them all. */
    fresh: queued,
  }),
  /** Openings that stop working, those that lost most first, three at most. */
  slowing: z.array(slowOpening),
  figures,
  /** The days left of the trial when it warns (7 or fewer), 0 once it is over; else null. */
  trial_warning: z.number().nullable(),
  attention: z.array(
    z.object({
      /** Which text stands there. */
      kind: z.string(),
      count: z.number(),
      /** Path of the screen that settles it. */
      path: z.string(),
      subject: z.string(),
      /** The moment of what it is about, where two may be about the same person. */
      at: z.string().optional(),
    }),
  ),
});

const dashboardAnswer = z.discriminatedUnion('viewer', [companyDashboard, siteDashboard]);
export type DashboardAnswer = z.infer<typeof dashboardAnswer>;

/** What a company sees of its own work: the dashboard and the log behind `/operations`. */
export const companyActivity = {
  dashboard: call({
    method: 'GET',
    path: '/dashboard',
    policy: 'member-or-admin',
    summary:
      'Applications of the last 30 days by day. A company: its own, the latest ones, what waits for a decision, what needs attention; an administrator: the whole platform.',
    tag,
  }).output(dashboardAnswer),
  log: call({
    method: 'GET',
    path: '/company_activity',
    policy: 'company',
    summary: 'Who did what in the own company, latest first.',
    tag,
  })
    .input(activityFilters)
    .output(
      z.object({
        status: z.literal(200),
        data: z.object({
          total: z.number(),
          per_page: z.number(),
          data: z.array(entry),
          abilities: z.object({ export: z.boolean() }),
        }),
      }),
    ),
  exportLog: call({
    method: 'GET',
    path: '/company_activity/export',
    policy: 'company',
    feature: 'export',
    summary: 'The filtered log as CSV, at most 1,000 rows, safe to open in a spreadsheet.',
    tag,
    limit: 'export',
  })
    .input(activityFilters)
    .output(z.file()),
};
