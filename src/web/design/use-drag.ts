import { type PointerEvent as ReactPointerEvent, useEffect, useRef } from 'react';

/** So many pixels a pointer goes before it drags: less is a click. */
const threshold = 5;

interface DragDeeds {
  /** Where the pointer is now; first called once it has gone far enough. */
  move(at: PointerEvent): void;
  /** Let go by the person, after at least one `move`. */
  drop(): void;
  /** However it ended, before `drop`: what was drawn while dragging goes. */
  clear(): void;
}

/**
 * Begins a drag where a pointer is pressed. Only the person's letting go drops: Escape, a pointer that the browser takes
 * away (a scroll, a call, a system gesture) and the end of the screen change nothing.
 */
export function useDrag(): (event: ReactPointerEvent<HTMLElement>, deeds: DragDeeds) => void {
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  return ({ pointerId, clientX: x, clientY: y }, { move, drop, clear }) => {
    stop.current?.();
    const ending = new AbortController();
    let isDragging = false;
    stop.current = () => {
      stop.current = undefined;
      ending.abort();
      if (isDragging) clear();
    };
    const end = (isDrop: boolean) => {
      const hasDragged = isDragging;
      stop.current?.();
      if (!hasDragged) return;
      swallowClick();
      if (isDrop) drop();
    };
    const listen = <Name extends 'pointermove' | 'pointerup' | 'pointercancel' | 'lostpointercapture'>(
      name: Name,
      deed: (at: PointerEvent) => void,
    ) => {
      const ofThis = (at: PointerEvent) => at.pointerId === pointerId && deed(at);
      addEventListener(name, ofThis, { signal: ending.signal });
    };
    listen('pointermove', (at) => {
      if (!isDragging && Math.hypot(at.clientX - x, at.clientY - y) < threshold) return;
      if (!isDragging) holdPointer(pointerId);
      isDragging = true;
      move(at);
    });
    listen('pointerup', () => end(true));
    listen('pointercancel', () => end(false));
    listen('lostpointercapture', ({ target }) => target === document.documentElement && end(false));
    const letGo = (key: KeyboardEvent) => {
      if (key.key !== 'Escape') return;
      // It closes nothing else.
      key.preventDefault();
      key.stopPropagation();
      end(false);
    };
    addEventListener('keydown', letGo, { capture: true, signal: ending.signal });
  };
}

/** What is dragged may be drawn anew elsewhere; the page itself stays, and hears of the pointer wherever that goes. */
function holdPointer(pointerId: number): void {
  try {
    document.documentElement.setPointerCapture(pointerId);
  } catch {
    // It has gone already, and its end is heard of all the same.
  }
}

/** The release of a drag would be a click, too. */
function swallowClick(): void {
  const swallow = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
}
