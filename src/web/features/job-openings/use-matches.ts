import { useQueries } from '@tanstack/react-query';
import type { OpeningCard, OpeningMatch } from '#contract/job-pool-responses.ts';
import { searchPageSize } from '#domain/job-openings/search.ts';
import { query } from '#web/api.ts';
import { useSurroundings } from '#web/features/shell/surroundings.ts';

/** How much of what each opening of a list asks the signed-in candidate meets: one call for each page of it. */
export function useMatches(openings: readonly OpeningCard[]): ReadonlyMap<string, OpeningMatch> {
  const { viewer } = useSurroundings();
  const isEnabled = typeof document !== 'undefined' && viewer?.role === 'candidate';
  const pages = isEnabled ? pagesOf(openings.map(({ id }) => id)) : [];
  return useQueries({
    queries: pages.map((ids) =>
      query.jobPool.matches.queryOptions({ input: { ids: ids.join(',') }, staleTime: 30_000 }),
    ),
    combine: (results) =>
      new Map(results.flatMap(({ data }) => data?.data ?? []).map((match) => [match.id, match])),
  });
}

function pagesOf(ids: readonly string[]): string[][] {
  const count = Math.ceil(ids.length / searchPageSize);
  return Array.from({ length: count }, (_, page) =>
    ids.slice(page * searchPageSize, (page + 1) * searchPageSize),
  );
}
