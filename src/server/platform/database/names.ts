import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { type NamePart, namePartsOf } from '#domain/text/name-keys.ts';

/**
 * Whether a column of name keys (`nameKeys`) has each part of what was typed; nothing is found by a part that is too
 * short to tell a name.
 */
export function sharesName(column: SQLWrapper, typed: string): SQL {
  const parts = namePartsOf(typed);
  if (parts.length === 0 || parts.some(({ keys }) => keys.length === 0)) return sql`false`;
  return sql.join(
    parts.map(({ keys }) => hasKey(column, keys)),
    sql` and `,
  );
}

/** The same in a statement as text, of parts; its values join those of the statement. */
export function sharesParts(column: string, parts: readonly NamePart[], values: unknown[]): string {
  if (parts.length === 0 || parts.some(({ keys }) => keys.length === 0)) return 'false';
  return parts.map(({ keys }) => `${column} && $${values.push(keys)}::text[]`).join(' and ');
}

/** Whether a column of name keys has one of these. */
export function hasKey(column: SQLWrapper, keys: readonly string[]): SQL {
  return keys.length === 0 ? sql`false` : sql`${column} && ${sql.param([...keys])}::text[]`;
}
