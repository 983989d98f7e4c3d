import { type NavigateOptions, useRouter, useRouterState } from '@tanstack/react-router';
import { useRef, useState, useTransition } from 'react';

interface Filtered<Filters> {
  /** As the visitor has set them, ahead of the answer. */
  filters: Filters;
  /** Whether an answer is on its way. */
  isSearching: boolean;
  change: (next: Filters) => void;
}

/**
 * The filters of a list whose answer comes with its page, and the change of them: each one is an address of its own, so
 * that the back button takes it back. The page goes there once the answer has come, and stays as it is until then: who
 * filters keeps the focus, an open drawer and the list; the outline is for who comes from elsewhere. Of changes in one
 * breath the last counts, and who has left is not called back.
 */
export function useFilters<Filters>(
  answered: Filters,
  placeOf: (filters: Filters) => NavigateOptions,
): Filtered<Filters> {
  const router = useRouter();
  const isLoading = useRouterState({ select: (state) => state.isLoading });
  const [isAsked, ask] = useTransition();
  const [shown, setShown] = useState({ answered, filters: answered });
  const latest = useRef(answered);
  if (shown.answered !== answered) setShown({ answered, filters: answered });
  return {
    filters: shown.filters,
    isSearching: isAsked || isLoading,
    change: (next) => {
      setShown({ answered, filters: next });
      latest.current = next;
      const place = { ...placeOf(next), resetScroll: false };
      const from = router.latestLocation;
      ask(async () => {
        await router.preloadRoute(place);
        if (latest.current === next && router.latestLocation === from) await router.navigate(place);
      });
    },
  };
}
