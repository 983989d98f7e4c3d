import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { fetchReceived, type ReceivedPage } from '#web/features/applications/calls.ts';
import { type ListSearch, limitOf, limits, listInput } from '#web/features/applications/list/list-search.ts';

/** Finds the page of an application that was opened by its address alone, among as many as a call answers. */
export function useOwnPage({
  list,
  id,
  search,
  onFound,
}: {
  list: ReceivedPage | undefined;
  id: string | undefined;
  search: ListSearch;
  onFound: (id: string, page: number) => void;
}) {
  const client = useQueryClient();
  const opened = useRef(id);
  useEffect(() => {
    const wanted = opened.current;
    if (!list || wanted === undefined) return;
    opened.current = undefined;
    const isHere = list.data.some((row) => row.id === wanted);
    const limit = limitOf(search);
    if (isHere || wanted !== id || search.page || list.total <= limit) return;
    fetchReceived(client, { ...listInput(search), show: Math.max(...limits) }).then(
      (rows) => {
        const at = rows.findIndex((row) => row.id === wanted);
        if (at >= limit) onFound(wanted, Math.floor(at / limit) + 1);
      },
      // Without its place the application can be read all the same.
      () => undefined,
    );
  }, [client, list, id, search, onFound]);
}
