import { arabic, type PlacedText, readLine } from './logical-text.ts';

/** A piece of text with the height of its letters, in points; y grows to the top. */
export interface DrawnText extends PlacedText {
  height: number;
}

/** Neighbours on one line without a wide gap between them. */
export interface Fragment {
  items: DrawnText[];
  /** Further lines that go on with it. */
  below?: DrawnText[][];
  left: number;
  right: number;
  y: number;
  height: number;
}

/** What stands on one line of a column, from the left. */
export type Row = Fragment[];

/** Narrower than any space between two words, in heights of the letters. */
const narrowGap = 0.18;
/** Wider than the space between two words, in heights of the letters. */
const wideGap = 0.8;

export function fragmentsOf(items: readonly DrawnText[]): Fragment[] {
  const fragments: Fragment[] = [];
  for (const row of baselines(items)) {
    let last: Fragment | undefined;
    for (const item of row.toSorted((a, b) => a.x - b.x)) {
      const right = item.x + item.width;
      if (item.text.trim() === '') {
        // A drawn space joins what it stands between, unless it is as wide as a gap.
        if (last && item.x - last.right < 1 && item.width < wideGap * last.height) {
          last.items.push(item);
          last.right = Math.max(last.right, right);
        }
        continue;
      }
      const tall = Math.max(last?.height ?? 0, item.height);
      // What runs out of its column lies over its neighbour, and is not joined to it.
      const isNext =
        last &&
        item.x - last.right <= wideGap * Math.min(last.height, item.height) &&
        last.right - item.x < 2 * tall;
      if (last && isNext) {
        if (item.x - last.right > narrowGap * item.height) last.items.push(space(last));
        last.items.push(item);
        last.right = Math.max(last.right, right);
        last.height = Math.max(last.height, item.height);
      } else {
        last = { items: [item], left: item.x, right, y: item.y, height: item.height };
        fragments.push(last);
      }
    }
  }
  return fragments;
}

/** Items by the line that they stand on, from the top. Letters of two sizes on one line stand a little apart. */
function baselines<Item extends { y: number; height: number }>(items: readonly Item[]): Item[][] {
  const lines: Item[][] = [];
  for (const item of items.toSorted((a, b) => b.y - a.y)) {
    const line = lines.at(-1);
    const first = line?.[0];
    if (line && first && first.y - item.y <= 0.6 * Math.min(first.height, item.height)) line.push(item);
    else lines.push([item]);
  }
  return lines;
}

export function rowsOf(fragments: readonly Fragment[]): Row[] {
  return baselines(fragments).map((row) => row.toSorted((a, b) => a.left - b.left));
}

function space({ right, y, height }: Fragment): DrawnText {
  return { text: ' ', x: right, y, width: 1, height, endsLine: false };
}

/** What a row says, a tab between what stands apart; one of Arabic is read from the right. */
export function textOf(row: Row): string {
  const texts = row.map(({ items, below = [] }) => [items, ...below].map(readLine).join(' '));
  const all = texts.join('');
  const isFromRight = row.some(({ items }) => items.some((item) => item.isFromRight));
  return (isFromRight || countOf(all, arabic) > all.length / 2.5 ? texts.reverse() : texts).join('\t');
}

function countOf(text: string, sign: RegExp): number {
  let count = 0;
  for (const one of text) if (sign.test(one)) count += 1;
  return count;
}
