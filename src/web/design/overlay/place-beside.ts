/** A panel beside what opened it, as the window has it. */
export function placeBeside(panel: HTMLElement, opener: HTMLElement | null): void {
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  panel.style.maxBlockSize = '';
  const { left, top, most } = besidePlace(
    { width: panel.offsetWidth, height: panel.offsetHeight },
    opener?.getBoundingClientRect(),
    { width, height, isLtr: getComputedStyle(panel).direction === 'ltr' },
  );
  panel.style.maxBlockSize = most === null ? '' : `${most}px`;
  panel.style.left = `${left}px`;
  panel.style.top = `${top}px`;
}

interface Size {
  width: number;
  height: number;
}

/**
 * At the side of what opened it, where it has room there, or else below or above it, as high as the room is; without one at
 * the end of the window. The bar by which a window scrolls is none of its room. In pixels.
 */
export function besidePlace(
  panel: Size,
  from: Record<'left' | 'right' | 'top' | 'bottom', number> | undefined,
  { width, height, isLtr }: Size & { isLtr: boolean },
): { left: number; top: number; most: number | null } {
  const gap = 8;
  const edge = 14;
  const least = 280;
  const farthest = width - panel.width - edge;
  const [before, after] = from ? [from.left - gap - panel.width, from.right + gap] : [edge, farthest];
  const isBeside = !from || before >= edge || after <= farthest;
  const [above, below] = from ? [from.top - gap - edge, height - from.bottom - gap - edge] : [0, 0];
  const room = Math.max(above, below);
  const isUpright = !isBeside && room >= least && room < height;
  const most = isUpright ? Math.min(room, 720) : null;
  const high = Math.min(panel.height, most ?? panel.height);
  const isRight = from ? width - from.right >= from.left : isLtr;
  const start = isLtr ? from?.left : from && from.right - panel.width;
  const left = isUpright ? start : isRight ? after : before;
  const upright = from && (below >= above ? from.bottom + gap : from.top - gap - high);
  const top = (isUpright ? upright : from && from.top - 2 * gap) ?? 120;
  return {
    left: Math.max(edge, Math.min(left ?? edge, farthest)),
    top: Math.max(edge, Math.min(top, height - high - edge)),
    most,
  };
}
