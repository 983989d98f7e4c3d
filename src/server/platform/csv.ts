import { stringify } from 'csv-stringify/sync';
import { numberFormat } from '#domain/formats.ts';
import { formatTag, type Locale } from '#domain/locale.ts';

/** Opens in a spreadsheet with correct accents, and no cell is taken for a formula (W25, V10). */
export function csvFile(name: string, rows: readonly (readonly string[])[], locale?: Locale): File {
  return new File([csvLines(rows, { isBeginning: true, locale })], name, { type: 'text/csv; charset=utf-8' });
}

/**
 * Rows of a table that is written piece by piece; the first piece says its encoding. A spreadsheet takes the list
 * separator of its own language for the border of cells: with a decimal comma that is the semicolon.
 */
export function csvLines(
  rows: readonly (readonly string[])[],
  { isBeginning, locale = 'en' }: { isBeginning: boolean; locale?: Locale },
): string {
  const hasDecimalComma = numberFormat(formatTag(locale)).format(0.5).includes(',');
  return stringify(
    rows.map((row) => row.map(neutralise)),
    { bom: isBeginning, record_delimiter: 'windows', delimiter: hasDecimalComma ? ';' : ',' },
  );
}

/** A cell that begins like a formula gets an apostrophe, which spreadsheets hide; a phone number stays readable. */
function neutralise(cell: string): string {
  return /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
}
