import { useMatches } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';

/** How the frame of an area looks around a screen. */
interface Looks {
  /** Its menu may be icons alone. */
  isWork: boolean;
  isRail: boolean;
  isFilled: boolean;
  isWide: boolean;
  fold: () => void;
}

/** Around what is no screen of work. */
export const plainLooks: Looks = { isWork: false, isRail: false, isFilled: false, isWide: false, fold };

const key = 'menu';
const listeners = new Set<() => void>();
// What was chosen last, where the storage is closed.
let chosen: string | null = null;

/** What the open screen asks of the frame; whether the menu is folded on screens of work is this device's choice. */
export function useLooks(): Looks {
  const isFilled = useMatches({
    select: (matches) => matches.some(({ staticData }) => staticData.fillsArea),
  });
  const isWide = useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.usesWidth) });
  const isUnfolded = useSyncExternalStore(follow, readUnfolded, () => false);
  const isWork = isFilled || isWide;
  return { isWork, isRail: isWork && !isUnfolded, isFilled, isWide, fold };
}

function fold() {
  chosen = readUnfolded() ? null : 'unfolded';
  try {
    if (chosen) localStorage.setItem(key, chosen);
    else localStorage.removeItem(key);
  } catch {
    // Closed storage: the choice lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

function readUnfolded(): boolean {
  try {
    return localStorage.getItem(key) === 'unfolded';
  } catch {
    return chosen === 'unfolded';
  }
}

function follow(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
