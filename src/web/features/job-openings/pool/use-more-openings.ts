import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { OpeningCard } from '#contract/job-pool-responses.ts';
import { searchPageSize } from '#domain/job-openings/search.ts';

export interface OpeningPage {
  total: number;
  data: OpeningCard[];
  /** Words that were taken for slips of the pen. */
  corrections?: { typed: string; meant: string }[] | undefined;
}

/**
 * The pages after the first (specification, section 4: page 1 replaces the list, later pages append). They stay in
 * the query cache under the search, so that coming back from an opening shows what was loaded.
 */
export function useMoreOpenings(
  name: string,
  first: OpeningPage,
  load: (page: number) => Promise<OpeningPage>,
) {
  const client = useQueryClient();
  const key = ['more-openings', name];
  const [pages, setPages] = useState(() => client.getQueryData<OpeningPage[]>(key) ?? []);
  const [shown, setShown] = useState(name);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  if (shown !== name) {
    setShown(name);
    setPages(client.getQueryData<OpeningPage[]>(key) ?? []);
    setState('idle');
  }
  useEffect(() => {
    if (pages.length > 0) client.setQueryData(['more-openings', name], pages);
  }, [client, name, pages]);

  async function loadMore() {
    setState('loading');
    try {
      const next = await load(pages.length + 2);
      setPages((known) => [...known, next]);
      setState('idle');
    } catch {
      // The notice of the transport says so too; the button stays for another try.
      setState('failed');
    }
  }

  const last = pages.at(-1) ?? first;
  const openings = withoutRepeats([first, ...pages].flatMap(({ data }) => data));
  // Past the last page there is nothing more, whatever the count says.
  const total = last.data.length < searchPageSize ? openings.length : last.total;
  return { openings, total, loadMore, isLoading: state === 'loading', hasFailed: state === 'failed' };
}

/** An opening published meanwhile pushes the last of a page to the next one. */
function withoutRepeats(openings: readonly OpeningCard[]): OpeningCard[] {
  return [...new Map(openings.map((opening) => [opening.id, opening])).values()];
}
