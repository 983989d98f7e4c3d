import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { makeManyOfAll } from '#server/demo/many-of-all.ts';
import type { Grown } from '#server/demo/many-of-the-rest.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { startEmbeddedDatabase } from '#server/platform/database/embedded.ts';
import { migrateDatabase } from '#server/platform/database/migrate.ts';
import { openServer } from './data-folder.ts';

export type ScaleServer = Awaited<ReturnType<typeof openScratch>>;

/** Nothing of it is worth a crash. */
const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  max_wal_size: '8GB',
  maintenance_work_mem: '1GB',
  shared_buffers: '1GB',
};

/** A server on an empty database: an embedded one in a folder of its own, or a new one beside that of `DATABASE_URL`. */
export async function openScratch(name: string) {
  const folder = await mkdtemp(join(tmpdir(), `mihna-bench-${name}-`));
  const { connection, drop } = process.env.DATABASE_URL
    ? await besideUrl(process.env.DATABASE_URL, name)
    : await embedded(folder);
  await migrateDatabase(connection);
  const server = openServer(connection, folder);
  await server.platform.tasks.prepare();
  // What is loaded at once takes as long as it takes.
  const patient = openDatabase({ ...connection, statement_timeout: 0, query_timeout: 0 }, 3);
  const close = async () => {
    await patient.close();
    await server.stop();
    await drop();
    await rm(folder, { recursive: true, force: true });
  };
  return { server, connection, patient, close };
}

/** Loads it without the indexes that only readers need, which are made afterwards. */
export async function load({ server, patient }: ScaleServer, grown: Grown): Promise<void> {
  const { db } = patient;
  const { rows } = await db.execute<{ name: string; definition: string }>(sql`
    select c.relname as name, pg_get_indexdef(i.indexrelid) as definition
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where c.relnamespace = 'public'::regnamespace and not i.indisunique and c.relkind = 'i'
      and not exists (select from pg_inherits where inhrelid = c.oid)`);
  for (const { name } of rows) await db.execute(sql`drop index if exists ${sql.identifier(name)}`);
  const context = { ...server.systemContext('bench'), outsideDb: db };
  await makeManyOfAll(context, grown);
  for (const { definition } of rows) await db.execute(sql.raw(definition));
  await db.execute(sql`vacuum analyze`);
}

async function embedded(folder: string) {
  const database = await startEmbeddedDatabase({ folder: join(folder, 'postgres'), settings });
  return { connection: database.connection, drop: () => database.stop() };
}

async function besideUrl(url: string, name: string) {
  const database = `mihna_bench_${name}`;
  const owner = new pg.Pool({ connectionString: url, max: 1 });
  await owner.query(`drop database if exists ${database} with (force)`);
  await owner.query(`create database ${database}`);
  const own = new URL(url);
  own.pathname = `/${database}`;
  const drop = async () => {
    await owner.query(`drop database ${database} with (force)`);
    await owner.end();
  };
  return { connection: { connectionString: own.href }, drop };
}
