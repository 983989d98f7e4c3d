import { useEffect, useState } from 'react';

/** A sending that nobody answered is carried out by itself once the device is online again. */
export function useSentOnline(send: () => unknown): { isWaiting: boolean; wait(): void; stop(): void } {
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const again = () => {
      setWaiting(false);
      void send();
    };
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  });
  return { isWaiting, wait: () => setWaiting(true), stop: () => setWaiting(false) };
}
