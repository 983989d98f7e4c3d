import { setImmediate } from 'node:timers/promises';
import { runReader } from '#server/modules/files/reader-process.ts';
import { workerFile } from '#server/platform/worker-file.ts';

/** What is read of a table at most; `signs` of all its cells. */
export const sheetLimits = { rows: 50_000, columns: 100, cell: 4000, signs: 40_000_000 };

/** Why a table is not read. */
export type SheetProblem = 'sheet-format' | 'sheet-unreadable' | 'sheet-empty' | 'sheet-rows' | 'sheet-large';

/** A line of a table, as a spreadsheet counts them, and its cells. */
export type SheetRow = [line: number, ...cells: string[]];

/** The heads of a table and its rows as texts; `later` where the machine had no time for it. */
type SheetFinding = { columns: string[]; rows: SheetRow[] } | { refused: SheetProblem } | 'later';

const seconds = { clock: 120, processor: 40 };

/** Reads a file of values or the first sheet of an Excel file in a child process, bounded like every reader of files. */
export async function inspectSheet(path: string): Promise<SheetFinding> {
  const program = workerFile(import.meta.url, 'read-sheet.child');
  const end = await runReader(program, path, seconds.clock, seconds.processor);
  if (end === 'later') return 'later';
  if (end === 'broken') return { refused: 'sheet-unreadable' };
  const rows: SheetRow[] = [];
  let last: { refused?: SheetProblem; isWhole?: boolean } = {};
  for (const line of end.output.split('\n')) {
    if (line === '') continue;
    for (const entry of JSON.parse(line) as (SheetRow | typeof last)[])
      if (Array.isArray(entry)) rows.push(entry);
      else last = entry;
    // Others are answered between two pieces of a long file.
    await setImmediate();
  }
  if (!last.isWhole) return { refused: last.refused ?? 'sheet-unreadable' };
  const [[, ...columns] = [0], ...others] = rows;
  return { columns, rows: others };
}
