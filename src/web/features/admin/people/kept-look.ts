import { useSyncExternalStore } from 'react';
import { type Look, look } from '#domain/identity/look.ts';
import { lookMinutes } from '#domain/identity/look-reasons.ts';

const place = 'admin look';
const listeners = new Set<() => void>();

/** The reason that the administrator gave in this tab, for half an hour; undefined before and after. */
export function useLook(): Look | undefined {
  const stored = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => sessionStorage.getItem(place),
    () => null,
  );
  return stored === null ? undefined : readLook(stored);
}

/** Keeps a reason for the next looks of this tab. */
export function keepLook(reason: Look): void {
  sessionStorage.setItem(place, JSON.stringify({ ...reason, until: Date.now() + lookMinutes * 60_000 }));
  for (const listener of listeners) listener();
}

/** The next look asks for a reason again. */
export function forgetLook(): void {
  sessionStorage.removeItem(place);
  for (const listener of listeners) listener();
}

function readLook(stored: string): Look | undefined {
  try {
    const { until, ...reason } = JSON.parse(stored);
    const parsed = look.safeParse(reason);
    return parsed.success && Number(until) > Date.now() ? parsed.data : undefined;
  } catch {
    // Somebody else wrote there: a reason is asked for.
    return undefined;
  }
}
