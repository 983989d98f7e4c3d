import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSurroundings } from '#web/features/shell/surroundings.ts';

/** Keeps what the signed-in areas show up to date by itself; what does so is fetched once the area stands. */
export function useLiveUpdates(): void {
  const queryClient = useQueryClient();
  const { liveAfter } = useSurroundings();
  useEffect(() => {
    let close: (() => void) | undefined;
    let isLeft = false;
    void import('#web/live.ts')
      .then(({ followLive }) => {
        if (!isLeft) close = followLive(queryClient, liveAfter);
      })
      .catch(() => undefined); // Without it the page shows what it shows when it is opened.
    return () => {
      isLeft = true;
      close?.();
    };
  }, [queryClient, liveAfter]);
}
