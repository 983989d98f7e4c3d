import { hasDate, isPeriod } from '#domain/candidates/cv/periods.ts';
import { isHeading } from '#domain/candidates/cv/sections.ts';
import type { WrittenBlock, WrittenLine, WrittenRow } from '#server/modules/files/contributors.ts';
import { textOfLine } from './written-line.ts';

/** The lines of a written text as they are read from a page: a tab between what stands beside each other. */
export function writtenText(blocks: readonly WrittenBlock[]): string {
  return blocks.flatMap((block) => (block.kind === 'row' ? rowLines(block) : linesOf(block))).join('\n');
}

function linesOf(line: WrittenLine): string[] {
  const lines = textOfLine(line).split('\n');
  return line.kind === 'point' ? lines.map((text, index) => (index === 0 ? `• ${text}` : text)) : lines;
}

/**
 * Cells of one line each are one line, and a date belongs to the first line beside it; everything else is read cell by
 * cell, as columns are.
 */
function rowLines({ cells }: WrittenRow): string[] {
  const columns = cells
    .map(({ lines }) => joinPeriod(lines.flatMap(linesOf)))
    .filter((lines) => lines.length > 0);
  const [first = [], ...others] = columns;
  if (first.length === 1 && isHeading(first[0] ?? '')) return [...first, ...rowOf(others)];
  return rowOf(columns);
}

function rowOf(columns: readonly string[][]): string[] {
  if (columns.every(({ length }) => length === 1))
    return [columns.flat().join('\t')].filter((line) => line !== '');
  const isDate = (lines: string[]) =>
    lines.length === 1 && (lines[0] ?? '').length < 60 && hasDate(lines[0] ?? '');
  const [date] = columns.filter(isDate);
  const [text, ...more] = columns.filter((lines) => !isDate(lines));
  if (!date || !text || more.length > 0 || columns.length !== 2) return columns.flat();
  const beside = columns[0] === date ? [...date, text[0] ?? ''] : [text[0] ?? '', ...date];
  return [beside.join('\t'), ...text.slice(1)];
}

/** A narrow cell breaks its period: "Jan 2019 –", "Present". */
function joinPeriod(lines: string[]): string[] {
  const whole = lines.join(' ');
  return lines.length > 1 && lines.length < 4 && whole.length < 60 && isPeriod(whole) ? [whole] : lines;
}
