import {
  type KeyboardEvent,
  type PointerEvent as ReactPointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { m } from '#texts/messages.js';
import { useDrag } from '#web/design/use-drag.ts';

interface Reorder {
  /** How many rows there are. */
  count: number;
  onMove(from: number, to: number): void;
}

/** Rows of a list that a grip drags, and that Alt with the arrows moves and `said` then names. */
export function useReorder({ count, onMove }: Reorder) {
  const list = useRef<HTMLUListElement>(null);
  const [drag, setDrag] = useState<{ from: number; to: number }>();
  const startDrag = useDrag();
  const focused = useRef<number>(undefined);
  const [said, setSaid] = useState('');
  // The row that was moved by keys keeps the focus at its new place.
  useEffect(() => {
    if (focused.current === undefined) return;
    rowsOf(list.current)[focused.current]?.querySelector<HTMLElement>('[data-grip]')?.focus();
    focused.current = undefined;
  });

  function begin(event: ReactPointerEvent<HTMLElement>, from: number) {
    if (event.button !== 0) return;
    event.preventDefault();
    const middles = rowsOf(list.current).map((row) => {
      const { top, height } = row.getBoundingClientRect();
      return top + height / 2;
    });
    let to = from;
    startDrag(event, {
      move({ clientY }) {
        const above = middles.filter((middle, at) => at !== from && middle < clientY).length;
        to = Math.min(above, count - 1);
        setDrag({ from, to });
      },
      clear: () => setDrag(undefined),
      drop: () => to !== from && onMove(from, to),
    });
  }

  function press(event: KeyboardEvent, from: number, name: string) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined || !event.altKey) return;
    event.preventDefault();
    const to = from + step;
    if (to < 0 || to >= count) return;
    focused.current = to;
    onMove(from, to);
    setSaid(m.cvs_moved({ name, place: to + 1, count }));
  }

  return { list, drag, begin, press, said };
}

function rowsOf(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.children ?? [])].filter((row): row is HTMLElement => row instanceof HTMLElement);
}
