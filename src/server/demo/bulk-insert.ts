import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#server/platform/database/database.ts';

const rowsAtOnce = 2000;

/** Inserts many rows with one parameter; every row names the same columns as the first one. */
export async function bulkInsert<Table extends PgTable>(
  db: Database,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  const columns = getTableColumns(table);
  const first = rows[0];
  if (!first) return;
  const keys = Object.keys(first).filter((key) => key in columns);
  const names = keys.map((key) => columns[key]?.name ?? key);
  const list = sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  );
  const target = sql.identifier(getTableName(table));
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    const piece = rows
      .slice(start, start + rowsAtOnce)
      .map((row) =>
        Object.fromEntries(keys.map((key, index) => [names[index], (row as Record<string, unknown>)[key]])),
      );
    await db.execute(sql`
      insert into ${target} (${list})
      select ${list} from jsonb_populate_recordset(null::${target}, ${JSON.stringify(piece)}::jsonb)`);
  }
}
