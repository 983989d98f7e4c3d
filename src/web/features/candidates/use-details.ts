import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CandidateDetails } from '#contract/candidate-responses.ts';
import { query } from '#web/api.ts';
import { sessionQuery } from '#web/features/identity/session.ts';

const options = query.candidates.details.queryOptions({ staleTime: 30_000 });

/** The own profile with everything in it. */
export function useDetails() {
  return useQuery(options);
}

/** Puts a saved profile in the place of the one before, and lets the session be read again. */
export function useKeepDetails(): (data: CandidateDetails) => void {
  const queries = useQueryClient();
  return (data) => {
    queries.setQueryData(options.queryKey, { status: 200 as const, data });
    void queries.invalidateQueries({ queryKey: sessionQuery.queryKey });
    void queries.invalidateQueries({ queryKey: query.candidates.settings.key() });
    // What openings ask is held against the profile anew.
    void queries.invalidateQueries({ queryKey: query.jobPool.forYou.key() });
    void queries.invalidateQueries({ queryKey: query.jobPool.matches.key() });
  };
}

/** Reads the profile again, for example after it was changed elsewhere. */
export function useRefreshDetails(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: options.queryKey });
}
