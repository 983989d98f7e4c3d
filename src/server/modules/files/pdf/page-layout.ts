import { hasDate, isPeriod } from '#domain/candidates/cv/periods.ts';
import { isHeading } from '#domain/candidates/cv/sections.ts';
import { isReadFromRight } from './logical-text.ts';
import { largely, orderRows } from './page-columns.ts';
import { type DrawnText, type Fragment, fragmentsOf, type Row, rowsOf, textOf } from './page-fragments.ts';

/**
 * The lines of a page as a person reads them, whatever the order in which they were drawn: what stands on one line is
 * joined across gaps (a job and its dates), and columns are told apart only where each of both is one of its own. A
 * column of nothing but dates or labels belongs to the lines beside it.
 */
export function pageLines(items: readonly DrawnText[]): string[] {
  const isFromRight = isReadFromRight(items);
  const drawn = items.filter(({ text }) => text !== '').map((item) => ({ ...item, isFromRight }));
  const fragments = fragmentsOf(drawn);
  const rows = orderRows(joinBroken(rowsOf(fragments)), isFromRight, 0);
  return joinLarge(headingsApart(rows, isFromRight)).map(textOf);
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
