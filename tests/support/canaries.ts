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
  const { rows } = await db.execute<{ schema: string; table: string; columns: Column[] }>(sql`
    select c.table_schema as schema, c.table_name as table,
           json_agg(json_build_object('name', c.column_name, 'type', c.data_type)) as columns
      from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
     where t.table_type = 'BASE TABLE' and c.table_schema not in ('pg_catalog', 'information_schema')
     group by 1, 2`);
  const found: string[] = [];
  // Each table is read once, whatever it holds.
  for (const { schema, table, columns } of rows) {
    const hits = columns.map((column) => sql`bool_or(${holdsOne(column, values)})`);
    const from = sql`${sql.identifier(schema)}.${sql.identifier(table)}`;
    const answer = await db.execute<{ held: (boolean | null)[] }>(
      sql`select array[${sql.join(hits, sql`, `)}] as held from ${from}`,
    );
    const held = answer.rows[0]?.held ?? [];
    found.push(
      ...columns.filter((_column, place) => held[place]).map(({ name }) => `${schema}.${table}.${name}`),
    );
  }
  return found;
}

interface Column {
  name: string;
  type: string;
}

function holdsOne({ name, type }: Column, values: readonly string[]) {
  const column = sql.identifier(name);
  const text = type === 'bytea' ? sql`encode(${column}, 'escape')` : sql`${column}::text`;
  const needles = values.map((value) => sql`position(lower(${value}) in held.text) > 0`);
  return sql`(select ${sql.join(needles, sql` or `)} from (select lower(${text}) as text) held)`;
}

/** The content of every file below a folder, by its path there. */
export async function filesIn(folder: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return new Map(await Promise.all(files.map(async (path) => [path, await readFile(path)] as const)));
}
