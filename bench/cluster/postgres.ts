import { type ChildProcess, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { findBinaries } from '#server/platform/database/embedded-binaries.ts';
import { type DatabaseUser, giveTo, pickDatabaseUser } from '#server/platform/database/embedded-user.ts';

const user = 'mihna';

/** A PostgreSQL of its own; it listens on this machine alone, where everybody is trusted. */
export interface Postgres {
  port: number;
  /** Of the server's own user; PgBouncer runs as it, too. */
  owner: DatabaseUser;
  pid(): number;
  query<Row extends pg.QueryResultRow>(statement: string, values?: unknown[]): Promise<Row[]>;
  /** Ends all of it at once, as a machine that loses its power. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** A second server that follows this one, and is waited for at each commit where told. */
  replica(folder: string, port: number): Promise<Postgres>;
  stop(): Promise<void>;
}

interface Programs {
  initdb: string;
  postgres: string;
  environment: Record<string, string>;
}

/** The embedded PostgreSQL, or the one of `POSTGRES_BIN`, with a new database. */
export async function startPostgres(folder: string, port: number): Promise<Postgres> {
  await mkdir(dirname(folder), { recursive: true, mode: 0o711 });
  const programs = await findPrograms(join(dirname(folder), 'postgres-libraries'));
  const owner = await pickDatabaseUser(folder, programs.postgres);
  await mkdir(folder, { mode: 0o700 });
  await giveTo(owner.ids, folder);
  const locale = programs.hasBuiltin
    ? ['--locale=C.UTF-8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
    : ['--locale=C.UTF-8'];
  const args = [
    '-D',
    folder,
    '-U',
    user,
    '--auth=trust',
    '--no-instructions',
    '--no-sync',
    '--encoding=UTF8',
    ...locale,
  ];
  const made = owner.start(programs.initdb, args, { cwd: '/', env: programs.environment, stdio: 'ignore' });
  const [code] = await once(made, 'exit');
  if (code !== 0) throw new Error(`PostgreSQL could not be created in ${folder}`);
  const postgres = serve({ folder, port, owner, programs });
  await postgres.start();
  await connected(port, 'postgres', (client) => client.query(`create database ${user}`));
  return postgres;
}

/** The folder of `POSTGRES_BIN`, else the embedded one; the provider of the product's own locale came with 17. */
async function findPrograms(spareFolder: string): Promise<Programs & { hasBuiltin: boolean }> {
  const folder = process.env.POSTGRES_BIN;
  if (!folder) return { ...(await findBinaries(spareFolder)), hasBuiltin: true };
  const postgres = join(folder, 'postgres');
  const said = spawnSync(postgres, ['--version'], { encoding: 'utf8' }).stdout;
  const environment = { PATH: process.env.PATH ?? '', LANG: 'C', LC_ALL: 'C', TZ: 'UTC' };
  const major = Number(said.split(' ').at(2)?.split('.').at(0));
  return { initdb: join(folder, 'initdb'), postgres, environment, hasBuiltin: major >= 17 };
}

function serve(parts: { folder: string; port: number; owner: DatabaseUser; programs: Programs }): Postgres {
  const { folder, port, owner, programs } = parts;
  let child: ChildProcess | undefined;
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 120,
    shared_buffers: '256MB',
    random_page_cost: 1.1,
    jit: 'off',
    max_parallel_workers_per_gather: 0,
    wal_level: 'replica',
    wal_keep_size: '512MB',
    timezone: 'UTC',
    log_min_messages: 'panic',
    log_min_error_statement: 'panic',
  };
  const query: Postgres['query'] = (statement, values) =>
    connected(port, user, (client) => client.query(statement, values)).then(({ rows }) => rows);

  const end = async (signal: NodeJS.Signals) => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  return {
    port,
    owner,
    pid: () => child?.pid ?? 0,
    query,
    kill: () => end('SIGQUIT'),
    async start() {
      const set = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
      child = owner.start(programs.postgres, ['-D', folder, ...set], {
        cwd: '/',
        env: programs.environment,
        stdio: ['ignore', 'ignore', 'inherit'],
        // Ctrl-C reaches the processes of the product first.
        detached: true,
      });
      await untilOpen(port, child);
    },
    async replica(copy, copyPort) {
      await copyOf({ port, folder, copy });
      await giveTo(owner.ids, copy);
      const second = serve({ ...parts, folder: copy, port: copyPort });
      await second.start();
      return second;
    },
    stop: () => end('SIGINT'),
  };
}

/** What pg_basebackup does, which the embedded one comes without: the files of a server between two of its own marks. */
async function copyOf({ port, folder, copy }: { port: number; folder: string; copy: string }): Promise<void> {
  await connected(port, 'postgres', async (client) => {
    await client.query(`select pg_backup_start('replica', true)`);
    const isNotOfServer = (path: string) => !/\/(pg_wal\/.+|postmaster\.(pid|opts))$/.test(path);
    await cp(folder, copy, { recursive: true, filter: isNotOfServer });
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop()');
    await writeFile(join(copy, 'backup_label'), rows[0]?.labelfile ?? '');
  });
  const source = `host=127.0.0.1 port=${port} user=${user} application_name=replica`;
  await writeFile(join(copy, 'postgresql.auto.conf'), `primary_conninfo = '${source}'\n`);
  await writeFile(join(copy, 'standby.signal'), '');
  await rm(join(copy, 'pg_wal/archive_status'), { recursive: true, force: true });
}

async function untilOpen(port: number, child: ChildProcess): Promise<void> {
  while (child.exitCode === null && child.signalCode === null) {
    const isOpen = await connected(port, 'postgres', (client) => client.query('select 1')).then(
      () => true,
      () => false,
    );
    if (isOpen) return;
    await sleep(50);
  }
  throw new Error('PostgreSQL did not start');
}

async function connected<Result>(
  port: number,
  database: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ host: '127.0.0.1', port, user, database, connectionTimeoutMillis: 5000 });
  client.on('error', () => {
    // Reported by the call that failed.
  });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
