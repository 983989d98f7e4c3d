import { type RefObject, useEffect, useRef } from 'react';

/**
 * The box of a search that is sent: what is typed stays its own, and once something else is searched for (`value`), also
 * after Back and after the filters were cleared, it says that. It keeps the focus.
 */
export function useSearchBox(value: string): RefObject<HTMLInputElement | null> {
  const box = useRef<HTMLInputElement>(null);
  const shown = useRef(value);
  useEffect(() => {
    // Not at first: what was typed before the scripts came stays.
    if (shown.current === value) return;
    shown.current = value;
    if (box.current) box.current.value = value;
  }, [value]);
  return box;
}
