import { useSyncExternalStore } from 'react';
import type { Viewer } from '#web/request.ts';
import { useSurroundings } from './surroundings.ts';

let newcomer: Viewer | null = null;
const listeners = new Set<() => void>();

/** A session began on this page: its bar is that of whoever registered, until the next full load says the same. */
export function welcome(viewer: Viewer): void {
  newcomer = viewer;
  for (const listener of listeners) listener();
}

/** Who is signed in by now, and whether that began on this page: links then lead on with a full load. */
export function useViewer(): { viewer: Viewer | null; isNew: boolean } {
  const known = useSurroundings().viewer;
  const arrived = useSyncExternalStore(
    follow,
    () => newcomer,
    () => null,
  );
  return { viewer: known ?? arrived, isNew: known === null && arrived !== null };
}

function follow(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
