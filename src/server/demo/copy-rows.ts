import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#server/platform/database/database.ts';

interface Copies {
  /** The rows that are copied, by the column of that name. */
  of: readonly string[];
  by: string;
  /** How often each. */
  times: number;
  /** By column name, of the row `o` and the number `g` of its copy; what is not named is copied. */
  set: Record<string, SQL>;
}

const rowsAtOnce = 5000;

/** Copies rows within the database, for benchmarks and plans. */
export async function copyRows(db: Database, table: PgTable, { of, by, times, set }: Copies): Promise<void> {
  const columns = Object.values(getTableColumns(table)).filter(
    ({ generated, generatedIdentity }) => !generated && !generatedIdentity,
  );
  const names = columns.map(({ name }) => sql.identifier(name));
  const values = columns.map(({ name }) => set[name] ?? sql`o.${sql.identifier(name)}`);
  const atOnce = Math.max(1, Math.floor(rowsAtOnce / of.length));
  for (let first = 1; first <= times; first += atOnce)
    await db.execute(sql`
      insert into ${table} (${sql.join(names, sql`, `)}) select ${sql.join(values, sql`, `)}
      from ${table} o cross join generate_series(${first}::int, ${Math.min(first + atOnce - 1, times)}::int) g
      where o.${sql.identifier(by)} = any(${sql.param([...of])}::uuid[])`);
}

/** The id that a copy of a row with that id has. */
export function copyOf(id: SQL, number: SQL = sql`g`): SQL {
  return sql`md5(${id}::text || '-' || ${number})::uuid`;
}
