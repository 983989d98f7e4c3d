import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { fetchReceived, type ReceivedPage } from '#web/features/applications/calls.ts';
import { type ListSearch, limitOf, listInput } from '#web/features/applications/list/list-search.ts';

/** Where the open application stands in the whole list, and the way to the ones beside it, past the end of a page too. */
export function useNeighbours({
  list,
  id,
  search,
  onOpen,
}: {
  list: ReceivedPage | undefined;
  id: string | undefined;
  search: ListSearch;
  onOpen: (search: ListSearch, id: string) => void;
}) {
  const client = useQueryClient();
  const page = search.page ?? 1;
  const limit = limitOf(search);
  const before = (page - 1) * limit;
  const total = list?.total ?? 0;
  const found = list?.data.findIndex((row) => row.id === id) ?? -1;
  const known = useRef(0);
  if (found >= 0) known.current = found;
  const next = before + (found >= 0 ? found + 1 : known.current);
  const previous = before + known.current - 1;
  const isThere = (at: number) => at >= 0 && at < total;

  const open = async (at: number) => {
    if (!isThere(at)) return;
    const wanted = Math.floor(at / limit) + 1;
    const there = { ...search, page: wanted > 1 ? wanted : undefined };
    const rows = wanted === page ? list?.data : await fetchReceived(client, listInput(there));
    const row = rows?.[at % limit];
    if (row) onOpen(there, row.id);
  };
  return {
    /** From 1, in the whole list; undefined for one that is not in it. */
    place: found >= 0 ? before + found + 1 : undefined,
    total,
    hasNext: isThere(next),
    hasPrevious: isThere(previous),
    /** Of one that was decided and has left its filter: what followed stands in its place now. */
    openNext: () => void open(next),
    openPrevious: () => void open(previous),
  };
}
