import { createReadStream, createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { productName } from '#domain/product.ts';
import type { ArchiveWriter } from './archive.ts';
import { openClient } from './client.ts';
import { type BackedUpTable, type BackupHead, format, headName, quoted, tableEntry } from './format.ts';

/** What is told to whoever listens right now, and means nothing in another database. */
const passing = ['public.live_events'];

/** Tasks that wait, are under way or have failed for good; what is done is done. */
const ofTasks = { schema: 'tasks', name: 'job', where: "where state in ('created', 'retry', 'active')" };

export interface Snapshot {
  head: BackupHead;
  /** Writes head and tables as they were at one moment, whatever is written meanwhile; answers the rows of each. */
  write(archive: ArchiveWriter, folder: string): Promise<Record<string, number>>;
  close(): Promise<void>;
}

/** Opens the moment that is backed up. Everything is read in one transaction that sees nothing later. */
export async function openSnapshot(connection: pg.ClientConfig, now: Date): Promise<Snapshot> {
  const client = await openClient(connection);
  await client.query('begin isolation level repeatable read, read only');
  const head = await readHead(client, now);
  return {
    head,
    async write(archive, folder) {
      const text = Buffer.from(JSON.stringify(head));
      await archive.add(headName, text.length, [text]);
      const rows: Record<string, number> = {};
      // A TAR wants to know the size first, so each table lies beside for a while.
      const aside = join(folder, `.mihna-backup-${process.pid}`);
      try {
        for (const table of head.tables) {
          const copying = client.query(copyTo(copyStatement(table)));
          await pipeline(copying, createGzip({ level: 1 }), createWriteStream(aside, { mode: 0o600 }));
          rows[`${table.schema}.${table.name}`] = copying.rowCount;
          await archive.add(tableEntry(table), (await stat(aside)).size, createReadStream(aside));
        }
      } finally {
        await rm(aside, { force: true });
      }
      return rows;
    },
    close: () => client.end(),
  };
}

function copyStatement(table: BackedUpTable): string {
  const where = table.schema === ofTasks.schema ? ofTasks.where : '';
  return `copy (select ${quotedColumns(table)} from ${quoted(table.schema, table.name)} ${where}) to stdout`;
}

export function quotedColumns({ columns }: BackedUpTable): string {
  return columns.map((column) => quoted(column)).join(', ');
}

async function readHead(client: pg.Client, now: Date): Promise<BackupHead> {
  const tables = await client.query<BackedUpTable>(
    `select table_schema as schema, table_name as name, array_agg(column_name::text order by ordinal_position) as columns
      from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where (table_schema = 'public' and table_type = 'BASE TABLE' or (table_schema, table_name) = ($1, $2))
        and is_generated = 'NEVER'
      group by 1, 2 order by 1, 2`,
    [ofTasks.schema, ofTasks.name],
  );
  const sequences = await client.query<BackupHead['sequences'][number]>(
    `select schemaname as schema, sequencename as name, last_value::text as last
      from pg_sequences where schemaname = 'public' order by 1, 2`,
  );
  const months = await client.query<BackupHead['months'][number]>(
    `select p.relname as table, to_date(right(c.relname, 7), 'YYYY_MM')::text as month
      from pg_inherits i join pg_class c on c.oid = i.inhrelid join pg_class p on p.oid = i.inhparent
      where c.relnamespace = to_regnamespace('months') and c.relname ~ '_\\d{4}_\\d\\d$' order by 1, 2`,
  );
  const journal = await client.query<{ migration: string }>(
    'select max(created_at) as migration from drizzle.__drizzle_migrations',
  );
  return {
    product: productName,
    format,
    madeAt: now.toISOString(),
    migration: Number(journal.rows[0]?.migration ?? 0),
    tables: tables.rows.filter(({ schema, name }) => !passing.includes(`${schema}.${name}`)),
    months: months.rows,
    sequences: sequences.rows,
  };
}
