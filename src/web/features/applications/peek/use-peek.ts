import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useKeys } from '#web/design/use-keys.ts';
import { useMedia } from '#web/design/use-media.ts';

/** From here on there is room for an application beside the list. */
const roomy = '(width >= 1440px)';
const key = 'peek';
const closed = 'closed';
const listeners = new Set<() => void>();
// What was chosen last, where the storage is closed.
let chosen: string | null = null;

export interface Peek {
  /** Whether the window has room for it. */
  hasRoom: boolean;
  /** Of the application that is shown; undefined while none is. */
  id: string | undefined;
  /** A key is held down: what is passed by is not read. */
  isPassing: boolean;
  /** Whether it was read here since the list was. */
  isRead: (id: string) => boolean;
  markRead: (id: string) => void;
  /** A row was pressed. */
  choose: (id: string) => void;
  /** The focus came to a name. */
  follow: (id: string) => void;
  /** Undefined where there is none that way. */
  next: (() => void) | undefined;
  previous: (() => void) | undefined;
  toggle: () => void;
  close: () => void;
}

export const rowLinkId = (id: string) => `application-${id}`;

/**
 * Which application of the list is read beside it. It is opened by a key, a press on a row or its button, never by
 * passing: reading is written down for the candidate. That it was closed is this device's choice.
 */
export function usePeek(ids: readonly string[], filter: unknown): Peek {
  const hasRoom = useMedia(roomy);
  const isWanted = useSyncExternalStore(followChoice, readWanted, () => true);
  const [current, setCurrent] = useState<string>();
  const [isBegun, setBegun] = useState(false);
  const [read, setRead] = useState<ReadonlySet<string>>(new Set());
  const id = hasRoom && isWanted && isBegun ? current : undefined;
  const isPassing = useHeldKey(id !== undefined);

  const found = current === undefined ? -1 : ids.indexOf(current);
  // Where it stood last, once it has left the list.
  const [place, setPlace] = useState(-1);
  if (found >= 0 && found !== place) setPlace(found);
  const filterKey = JSON.stringify(filter);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown belongs to the filter under which it was.
  useEffect(() => {
    setCurrent(undefined);
    setPlace(-1);
  }, [filterKey]);

  const show = useCallback((one: string) => {
    setBegun(true);
    setCurrent(one);
    document.getElementById(rowLinkId(one))?.closest('tr')?.scrollIntoView({ block: 'nearest' });
  }, []);
  const choose = useCallback(
    (one: string) => {
      show(one);
      document.getElementById(rowLinkId(one))?.focus({ preventScroll: true });
    },
    [show],
  );
  /** By a key: where there is no room beside the list, the focus alone goes there. */
  const go = (one: string | undefined) => {
    if (one === undefined) return false;
    if (hasRoom) choose(one);
    else document.getElementById(rowLinkId(one))?.focus();
    return true;
  };
  // Of one that was decided and has left the list, what followed stands in its place now.
  const after = ids[found >= 0 ? found + 1 : Math.max(0, place)];
  const before = ids[place - 1];
  const close = () => {
    const list = current === undefined ? null : document.getElementById(rowLinkId(current));
    if (document.activeElement?.closest(`#${peekId}`)) list?.focus({ preventScroll: true });
    keepWanted(false);
  };
  const toggle = () => {
    if (id !== undefined) return close();
    const one = current ?? ids[0];
    if (one === undefined) return;
    keepWanted(true);
    show(one);
  };
  // A menu that is open is what Escape closes.
  const leave = () =>
    id !== undefined && !document.querySelector('[popover="auto"]:popover-open') ? close() : false;
  useKeys({
    j: () => go(after),
    k: () => go(before),
    v: () => (hasRoom ? toggle() : false),
    Escape: leave,
  });
  return {
    hasRoom,
    id,
    isPassing,
    isRead: (one) => read.has(one),
    markRead: (one) => setRead((all) => (all.has(one) ? all : new Set(all).add(one))),
    choose,
    follow: setCurrent,
    next: after === undefined ? undefined : () => show(after),
    previous: before === undefined ? undefined : () => show(before),
    toggle,
    close,
  };
}

export const peekId = 'peek';

/** Whether a key is held down, so that it says itself again and again. */
function useHeldKey(isListening: boolean): boolean {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (!isListening) return;
    const onPress = ({ repeat }: KeyboardEvent) => setHeld(repeat);
    const onRelease = () => setHeld(false);
    document.addEventListener('keydown', onPress, true);
    document.addEventListener('keyup', onRelease, true);
    addEventListener('blur', onRelease);
    return () => {
      document.removeEventListener('keydown', onPress, true);
      document.removeEventListener('keyup', onRelease, true);
      removeEventListener('blur', onRelease);
    };
  }, [isListening]);
  return isHeld;
}

function keepWanted(isWanted: boolean): void {
  chosen = isWanted ? null : closed;
  try {
    if (chosen) localStorage.setItem(key, chosen);
    else localStorage.removeItem(key);
  } catch {
    // Closed storage: the choice lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

function readWanted(): boolean {
  try {
    return localStorage.getItem(key) !== closed;
  } catch {
    return chosen !== closed;
  }
}

function followChoice(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
