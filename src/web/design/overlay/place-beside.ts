/** A panel beside what opened it, as the window has it. */
export function placeBeside(panel: HTMLElement, opener: HTMLElement | null): void {
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  panel.style.maxBlockSize = '';
  const { left, top, maxHeight } = besidePlace(
    { width: panel.offsetWidth, height: panel.offsetHeight },
    opener?.getBoundingClientRect(),
    { width, height, isLtr: getComputedStyle(panel).direction === 'ltr' },
  );
  panel.style.maxBlockSize = maxHeight === null ? '' : `${maxHeight}px`;
  panel.style.left = `${left}px`;
  panel.style.top = `${top}px`;
}

interface Size {
  width: number;
  height: number;
}

/**
 * At the side of what opened it, where it has room there, or else below or above it, as high as the room is, or a little
 * over it where that shows it whole; without one at the end of the window. The bar by which a window scrolls is none of its room. In pixels.
 */
export function besidePlace(
  panel: Size,
  from: Record<'left' | 'right' | 'top' | 'bottom', number> | undefined,
  { width, height, isLtr }: Size & { isLtr: boolean },
): { left: number; top: number; maxHeight: number | null } {
  const gap = 8;
  const edge = 14;
  const least = 280;
  const farthest = width - panel.width - edge;
  const [before, after] = from ? [from.left - gap - panel.width, from.right + gap] : [edge, farthest];
  const isBeside = !from || before >= edge || after <= farthest;
  const [above, below] = from ? [from.top - gap - edge, height - from.bottom - gap - edge] : [0, 0];
  const room = Math.max(above, below);
  const isBelowOrAbove = !isBeside && room >= least && room < height;
  // What lacks so little lies over a part of what opened it, rather than being cut.
  const whole = panel.height - room <= 128 ? panel.height : room;
  const maxHeight = isBelowOrAbove ? Math.min(Math.max(room, whole), 760) : null;
  const high = Math.min(panel.height, maxHeight ?? panel.height);
  const isRight = from ? width - from.right >= from.left : isLtr;
  const start = isLtr ? from?.left : from && from.right - panel.width;
  const left = isBelowOrAbove ? start : isRight ? after : before;
  const belowOrAbove = from && (below >= above ? from.bottom + gap : from.top - gap - high);
  const top = (isBelowOrAbove ? belowOrAbove : from && from.top - 2 * gap) ?? 120;
  return {
    left: Math.max(edge, Math.min(left ?? edge, farthest)),
    top: Math.max(edge, Math.min(top, height - high - edge)),
    maxHeight,
  };
}
