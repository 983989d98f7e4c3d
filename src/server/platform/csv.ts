import { stringify } from 'csv-stringify/sync';

/** Opens in a spreadsheet with correct accents, and no cell is taken for a formula (W25, V10). */
export function csvFile(name: string, rows: readonly (readonly string[])[]): File {
  const text = stringify(
    rows.map((row) => row.map(neutralise)),
    { bom: true, record_delimiter: 'windows' },
  );
  return new File([text], name, { type: 'text/csv; charset=utf-8' });
}

/** A cell that begins like a formula gets an apostrophe, which spreadsheets hide; a phone number stays readable. */
function neutralise(cell: string): string {
  return /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
}
