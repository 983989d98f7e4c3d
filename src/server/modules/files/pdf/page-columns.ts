import { hasDate } from '#domain/candidates/cv/periods.ts';
import { isHeading } from '#domain/candidates/cv/sections.ts';
import { type Fragment, type Row, rowsOf, textOf } from './page-fragments.ts';

/** Letters so much larger than most are a name or a title; broken over lines it is one. */
export const largely = 1.45;

const narrowestGutter = 9;
const mostDepth = 6;

/** Rows as they are read: above the columns, then each column for itself, then below them. */
export function orderRows(rows: readonly Row[], isFromRight: boolean, depth: number): Row[] {
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
