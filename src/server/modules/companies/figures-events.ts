import { defineEvent } from '#server/platform/events.ts';

/** What the modules above know of a company's work. */
export interface CompanyFigures {
  openings?: number;
  activeOpenings?: number;
  applications?: number;
  pendingApplications?: number;
  /** Applications by day (`YYYY-MM-DD` in the company's zone) since the moment that was asked for. */
  byDay?: Record<string, number>;
  recent?: RecentApplication[];
  attention?: { kind: string; count: number; path: string; subject: string }[];
}

export interface RecentApplication {
  id: string;
  candidate_name: string;
  position: string;
  opening_id: string;
  status: string;
  created_at: string;
}

/**
 * The dashboard and the session call ask for a company's figures: a listener answers with `add`. It only reads.
 * `since` is null where the counts alone are wanted.
 */
export const companyFiguresAsked = defineEvent<{
  companyId: string;
  timezone: string;
  since: Date | null;
  add(part: CompanyFigures): void;
}>('company.figures-asked');
