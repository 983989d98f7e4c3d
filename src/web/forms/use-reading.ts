import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { FileReadingState } from '#domain/uploads.ts';
import { query } from '#web/api.ts';

/** A stored file as its field knows it. */
export interface StoredReading {
  path?: string;
  state?: FileReadingState;
}

const firstLooks = 5;

/**
 * Asks how far the reading of a kept file has come, as long as it waits, and hands on what was read from it once. Asks
 * every 2 s at first, then every 10 s; a file that is gone is asked for no more.
 */
export function useReading(stored: StoredReading | undefined, onRead?: (text: string) => unknown) {
  const path = stored?.state === 'waiting' ? stored.path : undefined;
  const latest = useRef(onRead);
  useEffect(() => {
    latest.current = onRead;
  });
  const { data } = useQuery(
    query.files.reading.queryOptions({
      input: { path: path ?? '' },
      enabled: path !== undefined,
      retry: false,
      refetchInterval: ({ state }) => {
        if (state.error || (state.data && state.data.data.state !== 'waiting')) return false;
        return state.dataUpdateCount < firstLooks ? 2000 : 10_000;
      },
    }),
  );
  const found = path === undefined ? undefined : data?.data;
  const isRead = found?.state === 'read';
  const text = found?.text ?? '';
  useEffect(() => {
    if (path !== undefined && isRead) void latest.current?.(text);
  }, [path, isRead, text]);
  return {
    isWaiting: path !== undefined && (found === undefined || found.state === 'waiting'),
    isRead,
    problem: found?.state === 'refused' ? found.message : undefined,
  };
}
