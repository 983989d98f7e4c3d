import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import type { Target } from '#server/platform/backup/restore.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import type { Storage } from '#server/platform/storage.ts';
import { createStorage } from '#server/platform/storage-from-url.ts';

export type EmptyPlace = Target & { storage: Storage };

/** A database without tables and a folder without files, for one test. */
export async function anEmptyPlace(): Promise<EmptyPlace> {
  const { host, user } = inject('database');
  const database = `test_${randomUUID().replaceAll('-', '')}`;
  const owner = openDatabase({ host, user, database: 'postgres' }, 1);
  await owner.pool.query(`create database ${database}`);
  const dataFolder = await mkdtemp(join(tmpdir(), 'mihna-restored-'));
  onTestFinished(async () => {
    await owner.pool.query(`drop database ${database} with (force)`);
    await owner.close();
    await rm(dataFolder, { recursive: true, force: true });
  });
  return {
    connection: { host, user, database },
    storage: createStorage({ dataFolder }),
    prepareTasks: async () => undefined,
  };
}

export async function ask(
  connection: pg.ClientConfig,
  statement: string,
): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

export async function idOf(connection: pg.ClientConfig) {
  return (await ask(connection, 'select id from installation'))[0]?.id;
}

/** Of all tables but those that mean something in one installation alone. */
export async function fingerprints(connection: pg.ClientConfig) {
  const tables = await ask(
    connection,
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'
      and table_name not in ('installation', 'live_events') order by 1`,
  );
  const found: Record<string, unknown> = {};
  for (const { name } of tables) {
    const statement = `select count(*)::int, md5(string_agg(md5(t::text), '' order by md5(t::text))) from "${name}" t`;
    found[name as string] = (await ask(connection, statement))[0];
  }
  return found;
}

export async function filesOf(storage: Storage) {
  const found: [string, number, string][] = [];
  for await (const { key, size } of storage.list())
    found.push([key, size, (await buffer(await storage.stream(key))).toString('base64').slice(0, 40)]);
  return found;
}
