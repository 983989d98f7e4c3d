import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { keepSearch } from '#web/features/job-openings/kept-search.ts';
import { type PoolSearch, poolPath } from './jobs-pool-search.ts';

/** Keeps the search for the openings that are opened from it. */
export function useKeptSearch(search: PoolSearch): void {
  const router = useRouter();
  const path = poolPath(search);
  useEffect(() => {
    keepSearch({ path, place: router.history.location.state.__TSR_index });
  }, [router, path]);
}
