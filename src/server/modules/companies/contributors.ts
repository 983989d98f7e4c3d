import type { Context } from '#server/platform/context.ts';
import type { OpeningScope } from '#server/platform/scope.ts';

/** What the modules above know of a company's work. */
export interface CompanyFigures {
  openings?: number;
  activeOpenings?: number;
  /** Those that are not closed: they count against the plan. */
  heldOpenings?: number;
  applications?: number;
  pendingApplications?: number;
  /** Applications by day (`YYYY-MM-DD` in the company's zone) since the moment that was asked for. */
  byDay?: Record<string, number>;
  recent?: RecentApplication[];
  queue?: { reply: Queued; fresh: Queued };
  slowing?: SlowOpening[];
  attention?: { kind: string; count: number; path: string; subject: string; at?: string }[];
}

interface RecentApplication {
  id: string;
  candidate_name: string;
  position: string;
  opening_id: string;
  status: string;
  created_at: string;
}

/** One that waits for a decision; `due_at` is when its answer was promised, where that is why it stands there. */
export interface QueuedApplication {
  id: string;
  candidate_name: string;
  position: string;
  status: string;
  created_at: string;
  due_at: string | null;
  meets: { met: number; total: number } | null;
}

/** A public opening that few apply for any more: its last seven days and the seven before, and the applicants of 14 days. */
export interface SlowOpening {
  id: string;
  title: string;
  cause: 'fewer' | 'passed-by';
  views: number;
  applications: number;
  recent: number;
  before: number;
  is_pay_shown: boolean;
  days: number[];
}

/** The first of a kind, and how many there are. */
interface Queued {
  total: number;
  items: QueuedApplication[];
}

/** The openings whose figures are asked for, no others are counted; `since` is null where the counts alone are wanted. */
export interface FiguresQuestion {
  scope: OpeningScope;
  timezone: string;
  since: Date | null;
}

/** Figures for the dashboard and the session call. It only reads. */
export type CompanyFiguresContributor = (
  context: Context,
  question: FiguresQuestion,
) => Promise<CompanyFigures>;

/** How many applications the whole platform got on each day of a zone; days without any are left out. */
export type SiteApplicationsContributor = (
  context: Pick<Context, 'db'>,
  question: { since: Date; zone: string },
) => Promise<Map<string, number>>;

/** The openings of a company among some ids, with their titles; one that is not its own is refused at `openings`. */
type OpeningTitlesContributor = (
  context: Pick<Context, 'db'>,
  question: { companyId: string; ids: readonly string[] },
) => Promise<{ id: string; title: string }[]>;

declare module '#server/platform/context.ts' {
  interface Contributors {
    companyFigures: CompanyFiguresContributor[];
    siteApplications: SiteApplicationsContributor[];
    openingTitles: OpeningTitlesContributor[];
  }
}
