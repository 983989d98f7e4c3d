import { useCallback, useEffect, useRef, useState } from 'react';
import {
  type ApplicationSelection,
  pickedMaximum,
  type SelectedFilter,
} from '#domain/applications/selection.ts';
import { filterOf, type ListSearch } from './list-search.ts';

export interface Selection {
  count: number;
  isAll: boolean;
  has: (id: string) => boolean;
  toggle: (id: string) => void;
  /** From the last one that was picked up to this one, in the order shown. */
  extendTo: (id: string, shown: readonly string[]) => void;
  /** Picks those shown, or drops them where all of them are picked. */
  toggleShown: (shown: readonly string[]) => void;
  /** What `selectAll` reaches, or has reached: of the board the one column that was begun in. */
  reach: Reach;
  /** All of it, shown or not. */
  selectAll: () => void;
  clear: () => void;
  /** As the calls take it. */
  value: ApplicationSelection;
  /** Those picked one by one. */
  ids: readonly string[];
}

export interface Reach {
  filter: SelectedFilter;
  total: number;
  /** What it is called; without a name it is the whole list. */
  name?: string;
}

/** How a list narrows what all of it is, by what was picked first. */
interface Narrowing {
  reachOf(picked: readonly string[]): Reach | undefined;
  /** Whether one of the list is within what was reached. */
  holds(reach: Reach, id: string): boolean;
}

/**
 * What is selected in a list; another filter begins anew. All of it is what it was as it was asked for: what is shown
 * after that, in another order too, makes it no wider.
 */
export function useSelection(search: ListSearch, total: number, narrowing?: Narrowing): Selection {
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const [all, setAll] = useState<Reach>();
  const last = useRef<string>(undefined);
  const filter = filterOf(search);
  const key = JSON.stringify(filter);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is selected belongs to the filter under which it was.
  useEffect(() => {
    setPicked(new Set());
    setAll(undefined);
  }, [key]);

  // The same from drawing to drawing: rows are not drawn anew because another one was picked.
  const change = useCallback((step: (before: ReadonlySet<string>) => Iterable<string>) => {
    setAll(undefined);
    setPicked((before) => new Set([...step(before)].slice(0, pickedMaximum)));
  }, []);
  const toggle = useCallback(
    (id: string) => {
      last.current = id;
      change((before) => (before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]));
    },
    [change],
  );
  const extendTo = useCallback(
    (id: string, shown: readonly string[]) => {
      const [from, to] = [shown.indexOf(last.current ?? id), shown.indexOf(id)];
      if (to < 0) return;
      const start = from < 0 ? to : from;
      const range = shown.slice(Math.min(start, to), Math.max(start, to) + 1);
      last.current = id;
      change((before) => [...before, ...range]);
    },
    [change],
  );
  const ids = [...picked];
  const reach = all ?? narrowing?.reachOf(ids) ?? { filter, total };
  return {
    count: all?.total ?? picked.size,
    isAll: all !== undefined,
    ids,
    reach,
    has: (id) => (all ? (narrowing?.holds(all, id) ?? true) : picked.has(id)),
    toggle,
    extendTo,
    toggleShown: (shown) =>
      change((before) => {
        const isEvery = shown.every((id) => before.has(id));
        return isEvery ? [...before].filter((id) => !shown.includes(id)) : [...before, ...shown];
      }),
    selectAll: () => setAll(reach),
    clear: () => change(() => []),
    value: all ? { filter: all.filter, expected: Math.max(1, all.total) } : { ids },
  };
}
