import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { api, query } from '#web/api.ts';

const shelfLife = 30_000;

/** What the bell tells; it is asked for anew with each screen, and when the window is looked at again. */
export function useRecent() {
  const recent = useQuery(
    query.notifications.recent.queryOptions({ staleTime: shelfLife, refetchOnWindowFocus: 'always' }),
  );
  const path = useLocation({ select: ({ pathname }) => pathname });
  const shownOn = useRef(path);
  const { refetch } = recent;
  useEffect(() => {
    if (shownOn.current === path) return;
    shownOn.current = path;
    void refetch({ cancelRefetch: false });
  }, [path, refetch]);
  return recent;
}

/** Marks notifications as read: those named, or all. */
export function useMarkRead() {
  const queries = useQueryClient();
  return async (ids?: string[]) => {
    await api.notifications.read({ ids }).catch(() => undefined);
    await queries.invalidateQueries({ queryKey: query.notifications.key() });
  };
}
