/**
 * Whether the trigram indexes of a database see letters other than the Latin ones: its LC_CTYPE decides, when it is made.
 * Without, an Arabic word is found by reading whole tables.
 */
export async function seesAllScripts(
  query: (statement: string) => Promise<{ rows: Record<string, unknown>[] }>,
): Promise<boolean> {
  const { rows } = await query(`select cardinality(show_trgm('مهنة')) > 0 as sees`);
  return rows[0]?.sees === true;
}

/** What an operator is told where it doesn't. */
export const latinOnly =
  'LC_CTYPE of this database knows no letters but the Latin ones: Arabic words are found by reading whole tables. Bring it into one that was made with LC_CTYPE C.UTF-8: the embedded one by `npm run backup` and `npm run restore` into a new DATA_DIR (docs/operating/backup.md).';
