import { foldText } from '#domain/text/folding.ts';
import type { Icon } from '#web/design/icons/icon.tsx';
import type { AreaFinder, AreaItem } from './area.tsx';

export interface PaletteLine {
  key: string;
  label: string;
  icon: Icon;
  to: string;
  search: Record<string, string>;
}

/** What the palette offers for what is typed: the entries that hold each word, then the lists to search for it. */
export function paletteLines(
  typed: string,
  entries: readonly AreaItem[],
  finders: readonly AreaFinder[],
): PaletteLine[] {
  const words = foldText(typed).split(' ');
  const found = entries
    .filter(({ label }) => words.every((word) => foldText(label).includes(word)))
    .map(({ to, label, icon }) => ({ key: to, label, icon, to, search: {} }));
  const name = typed.trim();
  if (!name) return found;
  return [...found, ...finders.map(({ to, icon, find }) => ({ key: `find ${to}`, icon, to, ...find(name) }))];
}
