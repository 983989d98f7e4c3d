import { useEffect, useRef } from 'react';

export interface ReviewKeys {
  /** Next and previous application. */
  j: () => void;
  k: () => void;
  /** To the status. */
  s: () => void;
  /** The CV. */
  c: () => void;
  /** To the search by name. */
  '/': () => void;
  '?': () => void;
}

/** Single keys of the review; not while something is typed, a dialog is open or a modifier is held. */
export function useReviewKeys(keys: ReviewKeys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target) || document.querySelector('dialog[open]')) return;
      const act = Object.entries(latest.current).find(([key]) => key === event.key)?.[1];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable="true"]');
}
