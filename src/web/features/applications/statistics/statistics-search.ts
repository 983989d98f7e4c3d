import { dateOf, one } from '#web/search-params.ts';

/** The period and the opening as the address carries them. */
export interface StatisticsSearch {
  from?: string;
  to?: string;
  job_id?: string;
}

export function readStatisticsSearch(search: Record<string, unknown>): StatisticsSearch {
  return { from: dateOf(search.from), to: dateOf(search.to), job_id: one(search.job_id) };
}
