import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window answers to a media query, now and as it changes; on the server it never does. */
export function useMedia(query: string): boolean {
  const follow = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    follow,
    () => matchMedia(query).matches,
    () => false,
  );
}
