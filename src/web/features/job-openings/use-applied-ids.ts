import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { query } from '#web/api.ts';
import { useSurroundings } from '#web/features/shell/surroundings.ts';

/** The openings that the signed-in candidate has applied for; undefined for everybody else. */
export function useAppliedIds(): ReadonlySet<string> | undefined {
  const { viewer } = useSurroundings();
  const applied = useQuery(
    query.applications.applied.queryOptions({
      staleTime: 30_000,
      enabled: typeof document !== 'undefined' && viewer?.role === 'candidate',
    }),
  );
  const ids = applied.data?.data;
  return useMemo(() => (ids ? new Set(ids) : undefined), [ids]);
}
