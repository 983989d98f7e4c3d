import { dateOf, one, pageOf } from '#web/search-params.ts';

/** The period and the opening as the address carries them, and the page of the openings. */
export interface StatisticsSearch {
  from?: string;
  to?: string;
  job_id?: string;
  page?: number;
}

export function readStatisticsSearch(search: Record<string, unknown>): StatisticsSearch {
  return {
    from: dateOf(search.from),
    to: dateOf(search.to),
    job_id: one(search.job_id),
    page: pageOf(search.page),
  };
}
