import { type RefObject, useEffect, useRef, useState } from 'react';

/** So many pixels beyond what is seen something counts as near. */
const reach = 120;
type Watcher = (entry: IntersectionObserverEntry) => void;
const watchers = new WeakMap<Element, Watcher>();
let observer: IntersectionObserver | undefined;

/**
 * Whether one of many alike is near what is seen. One that is far draws no more than its name, which keyboard, search in
 * the page and readers still find, so that a list of hundreds costs what fits on a screen; its height stays as it was.
 * One that has the focus stays near.
 */
export function useNear<Element extends HTMLElement>(
  isFew: boolean,
  isFirst: boolean,
): { ref: RefObject<Element | null>; isNear: boolean; height: number | undefined } {
  const ref = useRef<Element>(null);
  const [isSeen, setSeen] = useState(isFirst);
  const [height, setHeight] = useState<number>();
  useEffect(() => {
    const element = ref.current;
    if (isFew || !element) return;
    watch(element, ({ isIntersecting, boundingClientRect }) => {
      if (isIntersecting) return setSeen(true);
      if (element.contains(document.activeElement)) return;
      if (boundingClientRect.height > 0) setHeight(boundingClientRect.height);
      setSeen(false);
    });
    return () => leave(element);
  }, [isFew]);
  const isNear = isFew || isSeen;
  return { ref, isNear, height: isNear ? undefined : height };
}

function watch(element: Element, watcher: Watcher): void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const entry of entries) watchers.get(entry.target)?.(entry);
    },
    { rootMargin: `${reach}px`, scrollMargin: `${reach}px` },
  );
  watchers.set(element, watcher);
  observer.observe(element);
}

function leave(element: Element): void {
  watchers.delete(element);
  observer?.unobserve(element);
}
