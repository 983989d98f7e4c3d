import { type RefObject, useEffect, useRef } from 'react';

/**
 * Where a part has given way to another and what had the focus went with it, the heading with this ref takes it, else the
 * page: whoever goes by keys or listens goes on there. Not at first: a page that opens has a beginning of its own.
 */
export function useLostFocus(part: unknown): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(part);
  useEffect(() => {
    if (shown.current === part) return;
    shown.current = part;
    if (document.activeElement !== document.body) return;
    (heading.current ?? document.getElementById('main'))?.focus({ preventScroll: true });
  }, [part]);
  return heading;
}
