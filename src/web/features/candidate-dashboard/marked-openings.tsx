import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { m } from '#texts/messages.js';
import { LoadMore } from '#web/design/data/pagination.tsx';

interface Page<Row> {
  data: { total: number; data: Row[] };
}

/** How a list of openings that the candidate has marked is read on, `shown` of them at a time. */
export function inPages<Row>(shown: number) {
  return {
    input: (page: number) => ({ page }),
    initialPageParam: 1,
    getNextPageParam: ({ data }: Page<unknown>, _: unknown, page: number) =>
      page * shown < data.total ? page + 1 : undefined,
    select: ({ pages }: InfiniteData<Page<Row>, number>) => ({
      total: pages[0]?.data.total ?? 0,
      rows: pages.flatMap(({ data }) => data.data),
    }),
  };
}

/**
 * Where the keyboard goes on once a row has gone: at the row in its place, else at the card's heading, else on the page.
 * `act` takes the row away, and answers whether it did.
 */
export function useNextRow(headingId: string, rows: readonly { id: string }[]) {
  const left = useRef<{ id: string; place: number }>(undefined);
  useEffect(() => {
    const gone = left.current;
    if (!gone || rows.some(({ id }) => id === gone.id)) return;
    left.current = undefined;
    const heading = document.getElementById(headingId);
    const acts = heading?.closest('section')?.querySelectorAll<HTMLElement>('li button') ?? [];
    const next = acts[Math.min(gone.place, acts.length - 1)] ?? heading ?? document.getElementById('main');
    next?.focus();
  }, [rows, headingId]);
  return async (id: string, act: (id: string) => Promise<boolean>) => {
    const leaving = { id, place: rows.findIndex((row) => row.id === id) };
    left.current = leaving;
    // It stays: should it go by itself later, the keyboard stays where it is by then.
    if (!(await act(id)) && left.current === leaving) left.current = undefined;
  };
}

/** The way to the rest of such a list, where there is more. */
export function MoreMarked({
  list,
}: {
  list: UseInfiniteQueryResult<{ total: number; rows: readonly unknown[] }>;
}) {
  if (!list.hasNextPage) return null;
  return (
    <LoadMore
      seen={list.data?.rows.length ?? 0}
      total={list.data?.total ?? 0}
      label={m.candidates_saved_jobs_more()}
      loading={list.isFetchingNextPage}
      onMore={() => void list.fetchNextPage()}
    />
  );
}
