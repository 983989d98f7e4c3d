import type { ImportHint, ImportMapping } from '#domain/imports/imports.ts';
import { fileFinder } from '#domain/imports/named-files.ts';
import type { Database } from '#server/platform/database/database.ts';
import { fileOfCells } from './cv-cells.ts';
import { selectFiles, selectHolders, selectNamed } from './named-files-queries.ts';
import type { ImportRecord } from './queries.ts';
import type { ImportRow } from './row-queries.ts';

/** What comes of the file that a row names. */
export interface RowFile {
  place: number | null;
  fileId: string | null;
  hints: ImportHint[];
  /** As the row names it, where it can't have it. */
  value: string;
}

const none: RowFile = { place: null, fileId: null, hints: [], value: '' };

/**
 * Finds the file of each of these rows of an import. A file is one person's: several rows of the same address that are
 * imported have it, of others the first.
 */
export async function filesOfRows(
  db: Database,
  { id, columns, files }: ImportRecord,
  mapping: ImportMapping,
  rows: readonly ImportRow[],
): Promise<{
  find(cells: readonly string[], email: string): RowFile;
  hold(file: RowFile, email: string): void;
}> {
  const column = mapping.columns.indexOf('cv');
  if (files === 0 || column < 0) return { find: () => none, hold() {} };
  const known = await selectFiles(db, id);
  const byPlace = new Map(known.map((file) => [file.place, file]));
  const placeOf = fileFinder(
    known.map(({ cells, place }) => ({ name: fileOfCells(cells, columns.length), place })),
  );
  const namedIn = (cells: readonly string[]) => (cells[column] ?? '').slice(0, 300);
  const places = rows.flatMap(({ cells }) => {
    const found = placeOf(namedIn(cells));
    return typeof found === 'object' ? [found.place] : [];
  });
  const holders = new Map((await selectHolders(db, id, places)).map((holder) => [holder.place, holder]));
  const find = (cells: readonly string[], email: string): RowFile => {
    const value = namedIn(cells);
    const found = placeOf(value);
    if (!found) return none;
    if (typeof found === 'string')
      return { ...none, value, hints: [found === 'missing' ? 'cv_missing' : 'cv_unclear'] };
    const { place } = found;
    const holder = holders.get(place);
    if (holder && holder.email !== email) return { ...none, place, value, hints: ['cv_taken'] };
    const fileId = holder?.fileId ?? byPlace.get(place)?.fileId ?? null;
    if (!fileId) return { ...none, place, value, hints: ['cv_refused'] };
    return { place, fileId, hints: [], value: '' };
  };
  const hold = ({ place, fileId }: RowFile, email: string) => {
    if (place !== null && fileId) holders.set(place, { place, fileId, email });
  };
  return { find, hold };
}

/** Of rows that are files themselves: which of them an earlier row names. */
export async function namedAmong(
  db: Database,
  importId: string,
  rows: readonly ImportRow[],
): Promise<Set<number>> {
  const places = rows.flatMap(({ filePlace }) => filePlace ?? []);
  return places.length > 0 ? selectNamed(db, importId, places) : new Set();
}
