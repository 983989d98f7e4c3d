import { readFileSync } from 'node:fs';
import { answerParent } from '#server/modules/files/reader-answer.ts';
import { rowsOfCsv } from './csv-rows.ts';
import { textOfCsv } from './csv-text.ts';
import { type SheetProblem, type SheetRow, sheetLimits } from './inspect-sheet.ts';
import { isJson, rowsOfJson } from './json-rows.ts';
import { readXlsx } from './xlsx-rows.ts';

/** Thrown where a file is more than what is read. */
class Past extends Error {
  readonly problem: SheetProblem;
  constructor(problem: SheetProblem) {
    super(problem);
    this.problem = problem;
  }
}

const linesAtOnce = 500;
let waiting: SheetRow[] = [];
let rows = 0;
let line = 0;
let signs = 0;
let columns = 0;

answerParent([finish()]);
process.exit(0);

/** Rows go out as they are read: a file is never in memory as rows. */
function finish(): object {
  try {
    const bytes = readFileSync(process.argv[2] ?? '');
    if (bytes.length === 0) throw new Past('sheet-empty');
    if (bytes.toString('latin1', 0, 4) === 'PK\x03\x04') readXlsx(bytes, take);
    else if (isBinary(bytes)) throw new Past('sheet-format');
    else for (const row of rowsOf(textOfCsv(bytes))) take(row);
    if (rows < 2) throw new Past('sheet-empty');
    answerParent(waiting);
    return { isWhole: true };
  } catch (error) {
    return { refused: error instanceof Past ? error.problem : 'sheet-unreadable' };
  }
}

function rowsOf(text: string): Generator<string[]> {
  return isJson(text) ? rowsOfJson(text) : rowsOfCsv(text);
}

/** Empty rows are left out, and counted: a row keeps the line that it has in a spreadsheet. */
function take(cells: string[], at = line + 1): void {
  line = Math.max(at, line + 1);
  const kept = cells.slice(0, columns || sheetLimits.columns).map((cell) => clean(cell));
  if (!kept.some(Boolean)) return;
  if (rows === 0) {
    while (kept.at(-1) === '') kept.pop();
    columns = kept.length;
  }
  rows += 1;
  if (rows > sheetLimits.rows + 1) throw new Past('sheet-rows');
  for (const cell of kept) signs += cell.length;
  if (signs > sheetLimits.signs) throw new Past('sheet-large');
  waiting.push([line, ...kept]);
  if (waiting.length < linesAtOnce) return;
  answerParent(waiting);
  waiting = [];
}

/** What the database can't keep is left out; half of a pair, too. */
function clean(cell: string): string {
  return cell.slice(0, sheetLimits.cell).toWellFormed().replaceAll('\0', '').trim();
}

/** Old Excel files, pictures, PDFs: bytes that no text has. */
function isBinary(bytes: Buffer): boolean {
  const start = bytes.toString('latin1', 0, 8);
  return (
    start.startsWith('\xd0\xcf\x11\xe0') ||
    start.startsWith('%PDF') ||
    /^(?:\x89PNG|\xff\xd8\xff|GIF8)/.test(start)
  );
}
