import { useQueryClient } from '@tanstack/react-query';
import type { OwnCareersPage } from '#contract/careers-page.ts';
import { query } from '#web/api.ts';

/** Each change of the careers page answers the whole of it: it is shown without being asked for again. */
export function useAnsweredPage(): (data: OwnCareersPage) => void {
  const queries = useQueryClient();
  return (data) => {
    queries.setQueryData(query.careersPage.read.queryKey(), { status: 200 as const, data });
  };
}
