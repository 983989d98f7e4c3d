import { appendFile, cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { type DatabaseConnection, openDatabase } from '#server/platform/database/database.ts';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '#server/platform/database/embedded.ts';

/** A PostgreSQL that follows another: both may be stopped and started. */
interface Member {
  connection: EmbeddedDatabase['connection'];
  open(): DatabaseConnection;
  start(): Promise<void>;
  stop(): Promise<void>;
}

export interface ReplicatedDatabase {
  primary: Member;
  replica: Member;
  drop(): Promise<void>;
}

const settings = { shared_buffers: '16MB', fsync: 'off', max_connections: '30' };

/** A primary, and a replica that streams from it, of the embedded PostgreSQL: made from a copy of its running folder. */
export async function startReplicated(prepare: string): Promise<ReplicatedDatabase> {
  const parent = await mkdtemp(join(tmpdir(), 'mihna-replica-'));
  const primary = await startMember(join(parent, 'a'));
  const { pool, close } = primary.open();
  await appendFile(join(parent, 'a/pg_hba.conf'), 'local replication mihna trust\n');
  await pool.query(`select pg_reload_conf(); ${prepare}`);
  const client = await pool.connect();
  await client.query(`select pg_backup_start('copy', true)`);
  await cp(join(parent, 'a'), join(parent, 'b'), { recursive: true, filter: belongsToCopy });
  const { rows } = await client.query<{ label: string }>(
    'select labelfile as label from pg_backup_stop(false)',
  );
  client.release();
  await close();
  await writeFile(join(parent, 'b/backup_label'), rows[0]?.label ?? '');
  await writeFile(join(parent, 'b/standby.signal'), '');
  await appendFile(
    join(parent, 'b/postgresql.auto.conf'),
    `primary_conninfo = 'host=${primary.connection.host} user=mihna'\nwal_retrieve_retry_interval = 100\n`,
  );
  const replica = await startMember(join(parent, 'b'));
  return {
    primary,
    replica,
    async drop() {
      await replica.stop();
      await primary.stop();
      await rm(parent, { recursive: true, force: true });
    },
  };
}

async function startMember(folder: string): Promise<Member> {
  let running = await startEmbeddedDatabase({ folder, settings });
  const { connection } = running;
  return {
    connection,
    open: () => openDatabase(connection, 1),
    start: async () => {
      running = await startEmbeddedDatabase({ folder, settings });
    },
    stop: () => running.stop(),
  };
}

function belongsToCopy(path: string): boolean {
  return !/^(postmaster\.(pid|opts)|\.s\.PGSQL.*)$/.test(basename(path));
}
