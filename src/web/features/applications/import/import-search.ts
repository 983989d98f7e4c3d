/** Rows that somebody has to know of: kept although undone, refused, there already, worth a second look. */
const listedRows = ['kept', 'refused', 'same', 'ready'] as const;
export type ListedRows = (typeof listedRows)[number];

/** Which import is looked at, whether its columns are changed once more, and which of its rows are read on. */
export interface ImportSearch {
  id?: string;
  columns?: boolean;
  rows?: ListedRows;
  page?: number;
}

/** What an address says of it. */
export function importSearch(search: Record<string, unknown>): ImportSearch {
  const rows = listedRows.find((state) => state === search.rows);
  const page = Math.floor(Number(search.page));
  return {
    ...(typeof search.id === 'string' && search.id !== '' && { id: search.id }),
    ...(search.columns === true && { columns: true }),
    ...(rows && page > 1 && page <= 2500 && { rows, page }),
  };
}
