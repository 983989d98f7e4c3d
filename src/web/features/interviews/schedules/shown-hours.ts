/** The hours that every calendar shows. */
const [usualFirst, usualLast] = [8, 18];

export type Edge = 'early' | 'late';

interface Placed {
  /** Minutes after midnight. */
  start: number;
  minutes: number;
}

interface Fold<Entry> {
  edge: Edge;
  /** The usual hour that it borders on. */
  hour: number;
  entries: Entry[];
  isOpen: boolean;
}

/**
 * The usual hours, as far as what begins in them goes on; what begins before or after them lies in a fold, which takes
 * one line until it is opened.
 */
export function hoursOf<Entry extends Placed>(
  entries: readonly Entry[],
  isOpen: (fold: { edge: Edge; entries: Entry[] }) => boolean,
): { first: number; last: number; folds: Fold<Entry>[] } {
  const ends = (some: readonly Entry[]) => some.map((one) => Math.ceil((one.start + one.minutes) / 60));
  const usual = entries.filter(({ start }) => start >= usualFirst * 60 && start < usualLast * 60);
  const usualEnd = Math.min(24, Math.max(usualLast, ...ends(usual)));
  const inside = {
    early: entries.filter(({ start }) => start < usualFirst * 60),
    late: entries.filter(({ start, minutes }) => start >= usualLast * 60 && start + minutes > usualEnd * 60),
  };
  const folds = [
    { edge: 'early' as const, hour: usualFirst, entries: inside.early },
    { edge: 'late' as const, hour: usualEnd, entries: inside.late },
  ]
    .filter(({ entries: own }) => own.length > 0)
    .map((fold) => ({ ...fold, isOpen: isOpen(fold) }));
  const opened = (edge: Edge) => folds.find((fold) => fold.edge === edge && fold.isOpen)?.entries ?? [];
  return {
    first: Math.min(usualFirst, ...opened('early').map(({ start }) => Math.floor(start / 60))),
    last: Math.min(24, Math.max(usualEnd, ...ends(opened('late')))),
    folds,
  };
}
