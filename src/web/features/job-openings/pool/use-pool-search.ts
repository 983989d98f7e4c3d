import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { PoolSearch } from './jobs-pool-search.ts';

/**
 * The filters as the visitor has set them, ahead of the answer, and the change of them: each one is an address
 * of its own, so that the back button takes it back.
 */
export function usePoolSearch(search: PoolSearch): [PoolSearch, (next: PoolSearch) => void] {
  const router = useRouter();
  const [answered, setAnswered] = useState(search);
  const [wanted, setWanted] = useState(search);
  if (answered !== search) {
    setAnswered(search);
    setWanted(search);
  }
  return [
    wanted,
    (next) => {
      setWanted(next);
      void router.navigate({ to: '/jobs-pool', search: next, resetScroll: false });
    },
  ];
}
