import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { brotliDecompressSync, gzipSync } from 'node:zlib';
import { unpackTar } from 'modern-tar';
import type pg from 'pg';
import { inject } from 'vitest';
import { openLoading } from '#server/platform/backup/database-in.ts';
import { type BackupHead, headName, headSchema, tableEntry } from '#server/platform/backup/format.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { migrateDatabase } from '#server/platform/database/migrate.ts';

/** What `npm run keep-release` kept. */
const kept = 'tests/support/released/last.tar.br';

interface LastRelease {
  head: BackupHead;
  connection: { host: string; user: string; database: string };
}

type Entries = Map<string, Uint8Array | undefined>;

async function readEntries(): Promise<Entries> {
  const files = await unpackTar(brotliDecompressSync(readFileSync(kept)));
  return new Map(files.map(({ header, data }) => [header.name, data]));
}

function headOf(entries: Entries): BackupHead {
  const whole = headSchema.parse(JSON.parse(Buffer.from(entries.get(headName) ?? []).toString()));
  return { ...whole, tables: whole.tables.filter(({ schema }) => schema === 'public') };
}

/** The tables of the last release and their columns. */
export async function readLastRelease(): Promise<BackupHead> {
  return headOf(await readEntries());
}

/** What the last release asked in its tests; `npm run keep-release` kept it. */
export function readLastStatements(): string[] {
  const lines = brotliDecompressSync(readFileSync('tests/support/released/statements.jsonl.br')).toString();
  return lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as string);
}

/** A database as the last release left it, with the demo in it. */
export async function loadLastRelease(): Promise<LastRelease> {
  const entries = await readEntries();
  const head = headOf(entries);
  const { host, user } = inject('database');
  const connection = { host, user, database: `test_${randomUUID().replaceAll('-', '')}` };
  const owner = openDatabase({ host, user, database: 'postgres' }, 1);
  await owner.pool.query(`create database ${connection.database}`);
  await owner.close();
  await migrateDatabase(connection, 'migrations', head.migration);
  const loading = await openLoading(connection, head);
  try {
    for (const table of head.tables) {
      const text = entries.get(tableEntry(table).replace(/\.gz$/, '')) ?? new Uint8Array();
      await loading.load(table, Readable.from([gzipSync(text, { level: 1 })]));
    }
    await loading.commit();
  } finally {
    await loading.close();
  }
  return { head, connection };
}

/** What the columns of a table hold, whatever the order of its rows. */
export interface Held {
  rows: number;
  /** The columns by which its rows are told apart. */
  keys: readonly string[];
  /** Of each column a sum over its values, each with the row that it stands in. */
  columns: Record<string, string>;
}

/**
 * What the tables of that release hold, by the columns that they had then, and still have; its rows are known by what
 * told them apart `before`.
 */
export async function readHeld(
  pool: pg.Pool,
  { tables }: BackupHead,
  before: Record<string, Held> = {},
): Promise<Record<string, Held>> {
  const { rows } = await pool.query<{ table: string; columns: string[]; keys: string[] }>(`
    select c.table_name as table, array_agg(c.column_name::text) as columns,
      (select array_agg(a.attname::text) from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
        where i.indrelid = format('public.%I', c.table_name)::regclass and i.indisprimary) as keys
    from information_schema.columns c where c.table_schema = 'public' group by 1`);
  const there = new Map(rows.map((row) => [row.table, row]));
  const held: Record<string, Held> = {};
  for (const { name, columns } of tables) {
    const table = there.get(name);
    if (!table) continue;
    const own = columns.filter((column) => table.columns.includes(column));
    const keys = before[name]?.keys ?? table.keys ?? [];
    const key = keys.map((column) => `"${column}"::text`).join(` || ' ' || `) || "''";
    const sums = own.map(
      (column) =>
        `sum(hashtextextended(${key} || ' ' || coalesce("${column}"::text, '-'), 0)::numeric)::text`,
    );
    const { rows: found } = await pool.query({
      text: `select count(*)::text, ${sums.join(', ')} from "${name}"`,
      rowMode: 'array',
    });
    const [count, ...values] = found[0] as string[];
    held[name] = {
      rows: Number(count),
      keys,
      columns: Object.fromEntries(own.map((column, at) => [column, values[at] ?? ''])),
    };
  }
  return held;
}
