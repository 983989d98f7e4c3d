import { readCv } from '#domain/candidates/cv/reading.ts';
import { addressIn } from '#domain/imports/rows.ts';
import type { Locale } from '#domain/locale.ts';
import { translate } from '#server/platform/texts.ts';

const heads = [
  'imports_field_name',
  'imports_field_email',
  'imports_field_phone',
  'imports_cv_position',
  'imports_cv_company',
  'imports_cv_skills',
  'imports_cv_file',
] as const;
const cellSigns = 500;

/** What the columns of CVs hold, in the language of whoever sends them: their heads are understood like those of a table. */
export function columnsOfCvs(locale: Locale): string[] {
  return heads.map((head) => translate(head, {}, locale));
}

/** A row of which nothing is known but what its file is called. */
export function cellsOfName(name: string): string[] {
  return [...heads.slice(1).map(() => ''), shown(name)];
}

/** The row of a file that came beside a table: nothing of it stands in the columns, and its name behind them. */
export function cellsBeside(columns: readonly string[], name: string): string[] {
  return [...columns.map(() => ''), shown(name)];
}

/** The file of a row as the archive names it. */
export function fileOfCells(cells: readonly string[], columns = heads.length - 1): string {
  return cells[columns] ?? '';
}

/** A row as its CV tells of it, and whose it is. */
export function cellsOfCv(name: string, text: string): { cells: string[]; email: string } {
  const { name: person = '', email = '', dial_code = '', phone = '', ...found } = readCv(text);
  const { current_position = '', current_company = '', skills } = found;
  const cells = [
    person,
    email,
    `${dial_code}${phone}`,
    current_position,
    current_company,
    skills.join(', '),
    name,
  ];
  return { cells: cells.map(shown), email: addressIn(email) };
}

/** What the database can't keep is left out, and nothing turns the line around that it stands in. */
function shown(text: string): string {
  return text
    .replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
    .slice(0, cellSigns)
    .toWellFormed();
}
