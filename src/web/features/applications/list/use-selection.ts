import { useEffect, useRef, useState } from 'react';
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
  /** What `selectAll` reaches: of the board the one column that was begun in. */
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
  /** Whether one of the list is of it. */
  holds: (id: string) => boolean;
  /** What it is called; without a name it is the whole list. */
  name?: string;
}

/** What is selected in a list; another filter begins anew. */
export function useSelection(
  search: ListSearch,
  total: number,
  reachOf?: (picked: readonly string[]) => Reach | undefined,
): Selection {
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const [isAll, setAll] = useState(false);
  const last = useRef<string>(undefined);
  const filter = filterOf(search);
  const key = JSON.stringify(filter);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is selected belongs to the filter under which it was.
  useEffect(() => {
    setPicked(new Set());
    setAll(false);
  }, [key]);

  const change = (next: Set<string>) => {
    setAll(false);
    setPicked(new Set([...next].slice(0, pickedMaximum)));
  };
  const ids = [...picked];
  const reach = reachOf?.(ids) ?? { filter, total, holds: () => true };
  return {
    count: isAll ? reach.total : picked.size,
    isAll,
    ids,
    reach,
    has: (id) => (isAll ? reach.holds(id) : picked.has(id)),
    toggle: (id) => {
      const next = new Set(picked);
      if (!next.delete(id)) next.add(id);
      last.current = id;
      change(next);
    },
    extendTo: (id, shown) => {
      const [from, to] = [shown.indexOf(last.current ?? id), shown.indexOf(id)];
      if (to < 0) return;
      const start = from < 0 ? to : from;
      const range = shown.slice(Math.min(start, to), Math.max(start, to) + 1);
      last.current = id;
      change(new Set([...picked, ...range]));
    },
    toggleShown: (shown) => {
      const next = new Set(picked);
      const isEvery = shown.every((id) => next.has(id));
      for (const id of shown) isEvery ? next.delete(id) : next.add(id);
      change(next);
    },
    selectAll: () => setAll(true),
    clear: () => change(new Set()),
    value: isAll ? { filter: reach.filter, expected: Math.max(1, reach.total) } : { ids },
  };
}
