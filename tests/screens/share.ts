import type { Screen } from './screens.ts';

/** `WALK=whole npm test` looks at every screen in every dress, which takes half an hour longer. */
export const isWholeWalk = process.env.WALK === 'whole';

/**
 * Whether a screen is in this one of so many equal shares. It says so itself, by its name, so that a new screen changes
 * nothing for the others; a whole walk has them all.
 */
export function isInShare({ viewer, path, name }: Screen, share: number, of: number): boolean {
  if (isWholeWalk) return true;
  let sum = 0;
  for (const letter of `${viewer} ${path} ${name ?? ''}`) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return sum % of === share;
}
