import { m } from '#texts/messages.js';
import { EmptySearchArt } from '#web/design/art/empty.tsx';
import { EmptyState } from '#web/design/data/empty-state.tsx';
import { PageLink } from '#web/features/shell/page-link.tsx';
import { countryOfSearch, type PoolSearch, poolPath, withoutFilters } from './jobs-pool-search.ts';

/** No opening fits: what the visitor can do next, from the smallest step to the largest. */
export function PoolEmpty({ search, hasFilters }: { search: PoolSearch; hasFilters: boolean }) {
  const isNarrow = hasFilters || search.city !== undefined || search.job_title !== undefined;
  const everywhere = { country: search.country };
  return (
    <EmptyState
      art={<EmptySearchArt />}
      title={m.job_openings_none()}
      heading="h3"
      actions={
        isNarrow ? (
          <>
            {hasFilters && (
              <PageLink to={poolPath(withoutFilters(search))} className="btn btn-primary">
                {m.job_openings_none_without_filters()}
              </PageLink>
            )}
            <PageLink to={poolPath(everywhere)} className="btn">
              {m.job_openings_none_all()}
            </PageLink>
          </>
        ) : countryOfSearch(search) !== 'Qatar' ? (
          <PageLink to="/jobs-pool" className="btn btn-primary">
            {m.job_openings_none_qatar()}
          </PageLink>
        ) : undefined
      }
    >
      <p>{isNarrow ? m.job_openings_none_narrow() : m.job_openings_none_here()}</p>
    </EmptyState>
  );
}
