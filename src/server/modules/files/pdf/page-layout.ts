import { hasDate, isPeriod } from '#domain/candidates/cv/periods.ts';
import { isHeading } from '#domain/candidates/cv/sections.ts';
import { arabic, type PlacedText, readLine } from './logical-text.ts';

/** A piece of text with the height of its letters, in points; y grows to the top. */
export interface DrawnText extends PlacedText {
  height: number;
}

/** Neighbours on one line without a wide gap between them. */
interface Fragment {
  items: DrawnText[];
  /** Further lines that go on with it. */
  below?: DrawnText[][];
  left: number;
  right: number;
  y: number;
  height: number;
}

/** What stands on one line of a column, from the left. */
type Row = Fragment[];

/**
 * The lines of a page as a person reads them, whatever the order in which they were drawn: what stands on one line is
 * joined across gaps (a job and its dates), and columns are told apart only where each of both is one of its own. A
 * column of nothing but dates or labels belongs to the lines beside it.
 */
export function pageLines(items: readonly DrawnText[]): string[] {
  const drawn = items.filter(({ text }) => text !== '');
  const letters = drawn.map(({ text }) => text).join('');
  const isFromRight = countOf(letters, arabic) > letters.length / 2.5;
  const fragments = fragmentsOf(drawn);
  const rows = orderRows(joinBroken(rowsOf(fragments)), isFromRight, 0);
  return joinLarge(headingsApart(rows, isFromRight)).map(textOf);
}

function countOf(text: string, sign: RegExp): number {
  let count = 0;
  for (const one of text) if (sign.test(one)) count += 1;
  return count;
}

/** Narrower than any space between two words, in heights of the letters. */
const narrowGap = 0.18;
/** Wider than the space between two words, in heights of the letters. */
const wideGap = 0.8;

function fragmentsOf(items: readonly DrawnText[]): Fragment[] {
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

function rowsOf(fragments: readonly Fragment[]): Row[] {
  return baselines(fragments).map((row) => row.toSorted((a, b) => a.left - b.left));
}

const narrowestGutter = 9;
const mostDepth = 6;

/** Rows as they are read: above the columns, then each column for itself, then below them. */
function orderRows(rows: readonly Row[], isFromRight: boolean, depth: number): Row[] {
  const found = depth < mostDepth ? findColumns(rows) : undefined;
  if (!found) return [...rows];
  const { from, to, x } = found;
  const between = rows.slice(from, to).flat();
  const sides = [between.filter(({ left }) => left < x), between.filter(({ left }) => left >= x)];
  const inOrder = isFromRight ? sides.reverse() : sides;
  // The name stands in the largest letters: its column begins the CV, wherever it stands.
  const [first = [], second = []] = inOrder;
  if (tallest(second) >= largely * tallest(first)) inOrder.reverse();
  return [
    ...orderRows(rows.slice(0, from), isFromRight, depth + 1),
    ...inOrder.flatMap((side) => orderRows(rowsOf(side), isFromRight, depth + 1)),
    ...orderRows(rows.slice(to), isFromRight, depth + 1),
  ];
}

function tallest(fragments: readonly Fragment[]): number {
  return fragments.reduce((most, { height }) => Math.max(most, height), 0);
}

interface Columns {
  from: number;
  to: number;
  x: number;
}

const mostGutters = 60;

/** The longest run of rows that a gutter parts into two columns. */
function findColumns(rows: readonly Row[]): Columns | undefined {
  let best: Columns | undefined;
  for (const x of guttersOf(rows)) {
    for (const run of runsBeside(rows, x)) {
      const isLonger = !best || run.to - run.from > best.to - best.from;
      if (isLonger && areColumns(rows.slice(run.from, run.to), x)) best = { ...run, x };
    }
  }
  return best;
}

/** Where a fragment begins on the right of a gap: the places where a column may begin. */
function guttersOf(rows: readonly Row[]): number[] {
  const starts = new Map<number, number>();
  for (const { left } of rows.flat()) starts.set(Math.round(left), (starts.get(Math.round(left)) ?? 0) + 1);
  return [...starts]
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, mostGutters)
    .map(([x]) => x - 1);
}

/** Runs of rows that nothing crosses at x, and that leave a gutter before it; each has text on both sides. */
function runsBeside(rows: readonly Row[], x: number): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = [];
  let from = -1;
  const isFree = (row: Row) =>
    row.every((one) => one.left >= x || one.right <= x - narrowestGutter || isOneLongWord(one));
  for (let at = 0; at <= rows.length; at += 1) {
    const row = rows[at];
    if (row && isFree(row)) {
      if (from === -1) from = at;
    } else if (from !== -1) {
      runs.push({ from, to: at });
      from = -1;
    }
  }
  return runs.filter(({ from: first, to }) => to - first > 2);
}

/** An address that no column breaks runs out of it. */
function isOneLongWord({ items }: Fragment): boolean {
  const text = items.map((item) => item.text).join('');
  return text.length > 20 && !text.trim().includes(' ');
}

/**
 * Whether both sides are columns: each has a heading, or at least one has and the other reads as text of its own, in
 * lines that stand beside no line of it. Dates, labels and places beside their lines are none.
 */
function areColumns(rows: readonly Row[], x: number): boolean {
  const sides = [
    rows.flatMap((row) => row.filter(({ left }) => left < x)),
    rows.flatMap((row) => row.filter(({ left }) => left >= x)),
  ].map((fragments) => ({ fragments, texts: rowsOf(fragments).map(textOf) }));
  if (sides.some(({ texts }) => texts.length < 3 || isMarginal(texts))) return false;
  const headed = sides.map(({ texts }) => texts.some(isHeading));
  if (headed.every(Boolean)) return true;
  if (!headed.some(Boolean)) return false;
  const shared = rows.filter((row) => row.some(({ left }) => left < x) && row.some(({ left }) => left >= x));
  const other = sides[headed[0] ? 1 : 0];
  return other !== undefined && shared.length < other.texts.length / 2 && other.texts.length > 5;
}

/** A side of headings, dates and labels alone tells nothing without the lines beside it. */
function isMarginal(texts: readonly string[]): boolean {
  const bare = texts.filter((text) => !isHeading(text));
  if (bare.length < 0.4 * texts.length) return true;
  const dated = bare.filter((text) => hasDate(text) && text.length < 40);
  return bare.length === 0 || (dated.length >= bare.length * 0.4 && bare.length - dated.length < 4);
}

/** A heading or a period that a narrow column broke over two lines is one. */
function joinBroken(rows: readonly Row[]): Row[] {
  const gone = new Set<Fragment>();
  const joined = rows.map((row, at) =>
    row.map((first) => {
      const second = gone.has(first) ? undefined : secondLineOf(first, row, rows.slice(at + 1, at + 5));
      if (!second) return first;
      gone.add(second);
      return { ...first, below: [second.items] };
    }),
  );
  return joined
    .map((row, at) => row.filter((_, index) => !gone.has(rows[at]?.[index] as Fragment)))
    .filter((row) => row.length > 0);
}

function secondLineOf(first: Fragment, row: Row, below: readonly Row[]): Fragment | undefined {
  const besides = row.filter((one) => one !== first);
  const isDated = (one: Fragment) => hasDate(textOf([one]));
  const isBelow = (one: Fragment) =>
    first.y - one.y > 0.5 * first.height &&
    first.y - one.y <= 1.8 * first.height &&
    (Math.abs(one.left - first.left) < 2 || Math.abs(one.right - first.right) < 2);
  const second = below.flat().find(isBelow);
  if (!second) return undefined;
  const [text, whole] = [textOf([first]), `${textOf([first])} ${textOf([second])}`];
  if (whole.length > 60) return undefined;
  const isBroken = (isWhole: (line: string) => boolean) => isWhole(whole) && !isWhole(text);
  // "Infirmière en soins | intensifs", beside its dates.
  const isTitle =
    /^\p{Lu}/u.test(text) && /^\p{Ll}[\p{L} ]+$/u.test(textOf([second])) && besides.some(isDated);
  // A date over a heading is the end of what stands before it, and no part of the heading.
  const isBrokenHeading = isHeading(whole) && !hasDate(text);
  return isBroken(isPeriod) || isBrokenHeading || isTitle ? second : undefined;
}

/** A heading in the margin is a line of its own; what it heads follows. */
function headingsApart(rows: readonly Row[], isFromRight: boolean): Row[] {
  return rows.flatMap((row) => {
    const first = isFromRight ? row.at(-1) : row[0];
    if (!first || row.length < 2 || !isHeading(textOf([first]))) return [row];
    return [[first], row.filter((one) => one !== first)];
  });
}

function space({ right, y, height }: Fragment): DrawnText {
  return { text: ' ', x: right, y, width: 1, height, endsLine: false };
}

/** Letters so much larger than most are a name or a title; broken over lines it is one. */
const largely = 1.45;

function joinLarge(rows: readonly Row[]): Row[] {
  const heights = rows
    .flat()
    .map(({ height }) => height)
    .toSorted((a, b) => a - b);
  const usual = heights[Math.floor(heights.length / 2)] ?? 0;
  const joined: Row[] = [];
  for (const row of rows) {
    const [last] = joined.at(-1) ?? [];
    const [first] = row;
    const isLarge =
      row.length === 1 && joined.at(-1)?.length === 1 && (first?.height ?? 0) >= largely * usual;
    const goesOn =
      isLarge &&
      first !== undefined &&
      last !== undefined &&
      Math.abs(first.height - last.height) < 0.5 &&
      last.y - first.y > 0 &&
      last.y - first.y < 1.7 * first.height;
    if (goesOn)
      joined[joined.length - 1] = [
        { ...first, items: last.items, below: [...(last.below ?? []), first.items] },
      ];
    else joined.push(row);
  }
  return joined;
}

/** What a row says, a tab between what stands apart; one of Arabic is read from the right. */
function textOf(row: Row): string {
  const texts = row.map(({ items, below = [] }) => [items, ...below].map(readLine).join(' '));
  const all = texts.join('');
  return (countOf(all, arabic) > all.length / 2.5 ? texts.reverse() : texts).join('\t');
}
