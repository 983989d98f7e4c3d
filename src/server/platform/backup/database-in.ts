import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { openClient } from './client.ts';
import { quotedColumns } from './database-out.ts';
import { type BackedUpTable, type BackupHead, quoted } from './format.ts';

export interface Loading {
  /** Takes what `copy … to stdout` gave for that table; answers how many rows there were. */
  load(table: BackedUpTable, content: Readable): Promise<number>;
  query: pg.Client['query'];
  /** Every reference is checked; then all of it is there at once. */
  commit(): Promise<void>;
  /** Closes, and takes back what was not committed. */
  close(): Promise<void>;
}

/**
 * Fills a database whose tables stand, in one transaction: half of it is never seen. Triggers rest, because what they
 * would count was counted before; references are made anew at the end, because tables refer to each other in circles.
 */
export async function openLoading(connection: pg.ClientConfig, head: BackupHead): Promise<Loading> {
  const client = await openClient(connection);
  await client.query('begin');
  const references = await takeReferences(client);
  const own = head.tables
    .filter(({ schema }) => schema === 'public')
    .map(({ name }) => quoted('public', name));
  for (const table of own) await client.query(`alter table ${table} disable trigger user`);
  await client.query(`truncate ${own.join(', ')}`);
  for (const { table, month } of head.months) await client.query('select add_month($1, $2)', [table, month]);
  return {
    query: client.query.bind(client) as pg.Client['query'],
    async load(table, content) {
      if (table.schema !== 'public') return loadTasks(client, table, content);
      return copyInto(client, `${quoted(table.schema, table.name)} (${quotedColumns(table)})`, content);
    },
    async commit() {
      for (const { table, name, definition } of references)
        await client.query(`alter table ${table} add constraint ${quoted(name)} ${definition}`);
      for (const { schema, name, last } of head.sequences)
        if (last !== null) await client.query('select setval($1, $2)', [quoted(schema, name), last]);
      for (const table of own) await client.query(`alter table ${table} enable trigger user`);
      await client.query('commit');
    },
    async close() {
      await client.query('rollback').catch(() => undefined);
      await client.end();
    },
  };
}

async function copyInto(client: pg.Client, target: string, content: Readable): Promise<number> {
  const copying = client.query(copyFrom(`copy ${target} from stdin`));
  await pipeline(content, createGunzip(), copying);
  return copying.rowCount;
}

/** A task whose kind this version does not know any more is left out, as is a column. */
async function loadTasks(client: pg.Client, table: BackedUpTable, content: Readable): Promise<number> {
  const target = quoted(table.schema, table.name);
  const columns = table.columns.map((column) => `${quoted(column)} text`).join(', ');
  await client.query(`create temp table restored_tasks (${columns}) on commit drop`);
  const count = await copyInto(client, `restored_tasks (${quotedColumns(table)})`, content);
  const known = await client.query<{ name: string; type: string }>(
    `select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
      where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [target],
  );
  const kept = known.rows.filter(({ name }) => table.columns.includes(name));
  await client.query(
    `insert into ${target} (${kept.map(({ name }) => quoted(name)).join(', ')})
      select ${kept.map(({ name, type }) => `${quoted(name)}::${type}`).join(', ')} from restored_tasks
      where name in (select name from ${quoted(table.schema, 'queue')}) on conflict do nothing`,
  );
  return count;
}

interface Reference {
  table: string;
  name: string;
  definition: string;
}

async function takeReferences(client: pg.Client): Promise<Reference[]> {
  const { rows } = await client.query<Reference>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`,
  );
  for (const { table, name } of rows)
    await client.query(`alter table ${table} drop constraint ${quoted(name)}`);
  return rows;
}
