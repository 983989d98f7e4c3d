import { type RefObject, useEffect } from 'react';

/** While it is open it follows its trigger when the window changes its size, as a tablet that is turned. */
export function usePlaced(
  panel: RefObject<HTMLElement | null>,
  triggerId: string,
  align: 'start' | 'end',
  isOpen: boolean,
): void {
  useEffect(() => {
    if (!isOpen) return;
    const follow = () => panel.current && place(panel.current, document.getElementById(triggerId), align);
    window.addEventListener('resize', follow);
    return () => window.removeEventListener('resize', follow);
  }, [panel, triggerId, align, isOpen]);
}

/** Under the trigger, or above it when there is no room; never over the edge of the window. */
export function place(list: HTMLElement, trigger: HTMLElement | null, align: 'start' | 'end') {
  if (!trigger) return;
  const gap = 6;
  const edge = 8;
  const from = trigger.getBoundingClientRect();
  // As wide as it likes, and not as the place where it stood lets it be.
  list.style.left = '0';
  list.style.top = '0';
  const size = list.getBoundingClientRect();
  const isRight = (align === 'end') === (getComputedStyle(trigger).direction === 'ltr');
  const left = isRight ? from.right - size.width : from.left;
  const isBelow = from.bottom + gap + size.height <= innerHeight || from.top < size.height;
  const top = isBelow ? from.bottom + gap : from.top - gap - size.height;
  list.style.left = `${Math.max(edge, Math.min(left, innerWidth - size.width - edge))}px`;
  list.style.top = `${Math.max(edge, Math.min(top, innerHeight - size.height - edge))}px`;
}
