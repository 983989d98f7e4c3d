import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ApplicationStatus } from '#domain/applications/applications.ts';
import { statusUndoSeconds } from '#domain/applications/status-changes.ts';

/** A status that this page has set, and the one to go back to where that may follow. */
export interface OwnAct {
  id: string;
  name: string;
  to: ApplicationStatus;
  back: ApplicationStatus | undefined;
  at: number;
}

/** As long as no letter has gone out about it. */
const freshMs = statusUndoSeconds * 1000;
const most = 3;

let acts: readonly OwnAct[] = [];
const listeners = new Set<() => void>();

/** Keeps what was just done, the latest first; of one application only the last. */
export function noteAct(act: Omit<OwnAct, 'at'>): void {
  set([{ ...act, at: Date.now() }, ...acts.filter(({ id }) => id !== act.id)].slice(0, most));
}

/** What was taken back is done no more. */
export function forgetAct(id: string): void {
  set(acts.filter((act) => act.id !== id));
}

/** What was done in the last minute; it goes by itself. */
export function useOwnActs(): readonly OwnAct[] {
  const all = useSyncExternalStore(follow, read, read);
  const [now, setNow] = useState(() => Date.now());
  const fresh = all.filter(({ at }) => Math.max(now, at) - at < freshMs);
  const oldest = fresh.at(-1)?.at;
  useEffect(() => {
    if (oldest === undefined) return;
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, oldest + freshMs - Date.now()) + 20);
    return () => clearTimeout(timer);
  }, [oldest]);
  return fresh;
}

function set(next: readonly OwnAct[]) {
  acts = next;
  for (const listener of listeners) listener();
}

function read(): readonly OwnAct[] {
  return acts;
}

function follow(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
