import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';

/** Stands in every canary value that is a text. */
export const canary = 'qzxcanary';

/** A value that stands nowhere else: letters only, so that names take it, too. */
export function canaryOf(field: string): string {
  return `${canary}${field.replaceAll(/[^a-z]/gi, '')}`;
}

/** Where the database holds one of the values: `table.column`, over every column of every table of every schema. */
export async function columnsHolding(db: Database, values: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ schema: string; table: string; column: string; type: string }>(sql`
    select c.table_schema as schema, c.table_name as table, c.column_name as column, c.data_type as type
      from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
     where t.table_type = 'BASE TABLE' and c.table_schema not in ('pg_catalog', 'information_schema')`);
  const found: string[] = [];
  for (const { schema, table, column, type } of rows) {
    const name = sql.identifier(column);
    const text = type === 'bytea' ? sql`encode(${name}, 'escape')` : sql`${name}::text`;
    const isHeld = sql.join(
      values.map((value) => sql`position(lower(${value}) in lower(${text})) > 0`),
      sql` or `,
    );
    const held = await db.execute(
      sql`select 1 from ${sql.identifier(schema)}.${sql.identifier(table)} where ${isHeld} limit 1`,
    );
    if (held.rows.length > 0) found.push(`${schema}.${table}.${column}`);
  }
  return found;
}

/** The content of every file below a folder, by its path there. */
export async function filesIn(folder: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return new Map(await Promise.all(files.map(async (path) => [path, await readFile(path)] as const)));
}
