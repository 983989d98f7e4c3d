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

/**
 * At the side of what opened it, where it has room there, or else below or above it, as high as the room is; without one at
 * the end of the window. The bar by which a window scrolls is none of its room.
 */
export function placeBeside(panel: HTMLElement, opener: HTMLElement | null): void {
  const gap = 8;
  const edge = 14;
  const least = 280;
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const most = width - panel.offsetWidth - edge;
  const isLtr = getComputedStyle(panel).direction === 'ltr';
  const from = opener?.getBoundingClientRect();
  const [before, after] = from ? [from.left - gap - panel.offsetWidth, from.right + gap] : [edge, most];
  const isBeside = !from || before >= edge || after <= most;
  const [above, below] = from ? [from.top - gap - edge, height - from.bottom - gap - edge] : [0, 0];
  const room = Math.max(above, below);
  const isUpright = !isBeside && room >= least && room < height;
  panel.style.maxBlockSize = isUpright ? `${Math.min(room, 720)}px` : '';
  const isRight = from ? width - from.right >= from.left : isLtr;
  const start = isLtr ? from?.left : from && from.right - panel.offsetWidth;
  const left = isUpright ? start : isRight ? after : before;
  const upright = from && (below >= above ? from.bottom + gap : from.top - gap - panel.offsetHeight);
  const top = (isUpright ? upright : from && from.top - 2 * gap) ?? 120;
  panel.style.left = `${Math.max(edge, Math.min(left ?? edge, most))}px`;
  panel.style.top = `${Math.max(edge, Math.min(top, height - panel.offsetHeight - edge))}px`;
}
