import type { Statement } from '#server/platform/database/statement.ts';
import type { SearchFilters } from './search-conditions.ts';
import { type ChosenTitles, pageOfPlace, pageOfTitles } from './search-queries.ts';
import type { FoundTitle } from './search-words-queries.ts';

/** The titles that a search was resolved to, with what the counters give them together. */
export function chooseTitles(found: readonly FoundTitle[]): ChosenTitles {
  return {
    ids: found.map(({ id }) => id),
    openings: found.reduce((sum, { openings }) => sum + openings, 0),
  };
}

/** The page of these titles by the plan that reads fewer index entries, as the counters tell. */
export function planTitlePage(filters: SearchFilters, found: readonly FoundTitle[]): Statement {
  const titles = chooseTitles(found);
  const depth = filters.search.page * filters.search.pageSize;
  const place = found[0]?.place ?? 0;
  // Down the place until the page is full, or the newest of each title and a descent to find them.
  const walked = Math.min(place, (depth * place) / Math.max(1, titles.openings));
  const merged = found.reduce((sum, { openings }) => sum + Math.min(openings, depth) + 4, 0);
  return merged <= walked ? pageOfTitles(filters, titles) : pageOfPlace(filters, titles);
}
