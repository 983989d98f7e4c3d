import { useEffect, useRef, useState } from 'react';
import { type ApplicationSelection, pickedMaximum } from '#domain/applications/selection.ts';
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
  /** All that the filter matches, shown or not. */
  selectAll: () => void;
  clear: () => void;
  /** As the calls take it. */
  value: ApplicationSelection;
  /** Those picked one by one. */
  ids: readonly string[];
}

/** What is selected in a list; another filter begins anew. */
export function useSelection(search: ListSearch, total: number): Selection {
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
  return {
    count: isAll ? total : picked.size,
    isAll,
    ids,
    has: (id) => isAll || picked.has(id),
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
    value: isAll ? { filter, expected: Math.max(1, total) } : { ids },
  };
}
