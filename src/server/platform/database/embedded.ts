import type { ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { type Binaries, findBinaries } from './embedded-binaries.ts';
import { clearLeftover } from './embedded-leftover.ts';
import { isWorthLogging } from './embedded-lines.ts';
import { EmbeddedDatabaseRefused } from './embedded-refused.ts';
import { type DatabaseUser, giveTo, makePrivateFolder, pickDatabaseUser } from './embedded-user.ts';
import { keepRunning, stopServer } from './embedded-watch.ts';

const user = 'mihna';
const database = 'mihna';

/** Settings for a machine of two cores that the product itself shares; durability is never traded away. */
const defaults = {
  listen_addresses: '',
  port: '5432',
  unix_socket_permissions: '0700',
  max_connections: '60',
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  work_mem: '16MB',
  maintenance_work_mem: '128MB',
  random_page_cost: '1.1',
  jit: 'off',
  autovacuum: 'on',
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  wal_compression: 'on',
  // Two cores have no workers to spare, and a container's small /dev/shm would fail a parallel query.
  max_parallel_workers_per_gather: '0',
  max_parallel_maintenance_workers: '0',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Statements and error details would carry personal data into the log.
  log_checkpoints: 'off',
  log_min_messages: 'warning',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_line_prefix: '',
} satisfies Record<string, string>;

/** A running embedded PostgreSQL. */
export interface EmbeddedDatabase {
  /** `host` is the folder of the Unix socket; there is no TCP port and no password. */
  connection: { host: string; user: string; database: string };
  /** The same for programs that want one address (`DATABASE_URL`). */
  url: string;
  /** Fast shutdown: open transactions roll back. May be called twice. */
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL as a child process on `folder` (absolute), creating the cluster at the first start, and again
 * whenever it ends by itself. The caller holds the lock of the data folder. Throws `EmbeddedDatabaseRefused` with a sentence where it can't run.
 */
export async function startEmbeddedDatabase(options: {
  folder: string;
  /** Gets what an operator should know: warnings, crashes, recovery, a leftover that was stopped. */
  log?: (line: string) => void;
  /** The server has ended and can't be started again. */
  onLost?: (error: Error) => void;
  /** A start that is given up at this sign leaves no process behind, and throws. */
  stopping?: AbortSignal;
  settings?: Record<string, string>;
}): Promise<EmbeddedDatabase> {
  const { folder, log = () => {}, stopping } = options;
  const parent = dirname(folder);
  await mkdir(parent, { recursive: true, mode: 0o711 });
  const binaries = await findBinaries(join(parent, 'postgres-libraries'));
  const owner = await pickDatabaseUser(folder, binaries.postgres);
  await createCluster(folder, owner, binaries, stopping);

  const host = await socketFolder(folder, owner);
  await clearLeftover(folder, host, log);
  const settings = {
    ...defaults,
    ...options.settings,
    unix_socket_directories: `"${host.replaceAll('"', '""')}"`,
  };
  const parts = { folder, host, owner, binaries, settings, log, stopping };
  const kept = keepRunning({
    server: await startServer(parts),
    startAgain: async () => {
      await clearLeftover(folder, host, log);
      return startServer(parts);
    },
    log,
    onLost: options.onLost ?? ((error) => log(error.message)),
  });
  return {
    connection: { host, user, database },
    url: `postgresql://${user}@/${database}?host=${encodeURIComponent(host)}`,
    stop: kept.stop,
  };
}

/** The cluster is made beside and renamed, so that a crash leaves no half of it. */
async function createCluster(
  folder: string,
  owner: DatabaseUser,
  binaries: Binaries,
  stopping: AbortSignal | undefined,
): Promise<void> {
  const parent = dirname(folder);
  const prefix = `${basename(folder)}.new-`;
  for (const name of await readdir(parent)) {
    if (name.startsWith(prefix))
      await rm(join(parent, name), { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
  if (existsSync(join(folder, 'PG_VERSION'))) return;

  const fresh = join(parent, `${prefix}${process.pid}`);
  await mkdir(fresh, { mode: 0o700 });
  await giveTo(owner.ids, fresh);
  const locale = [
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ];
  const args = ['-D', fresh, '-U', user, '--auth=trust', '--no-instructions', ...locale];
  stopping?.throwIfAborted();
  const child = owner.start(binaries.initdb, args, {
    cwd: '/',
    env: binaries.environment,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const forget = onStopping(stopping, () => child.kill('SIGTERM'));
  const ended = await run(child);
  forget();
  if (stopping?.aborted) await rm(fresh, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  stopping?.throwIfAborted();
  if (ended.code !== 0) {
    await rm(fresh, { recursive: true, force: true });
    throw new EmbeddedDatabaseRefused(
      `The database could not be created in ${folder}: ${ended.said}. Mend this, or set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
  await writeFile(
    join(fresh, 'pg_hba.conf'),
    `# The permissions of the socket's folder decide who may enter.\nlocal all ${user} trust\n`,
  );
  await rename(fresh, folder).catch((error: NodeJS.ErrnoException) => {
    throw new EmbeddedDatabaseRefused(`The database could not be created in ${folder}: ${error.message}.`);
  });
}

/** How a second program reaches the database that runs on `folder` already. */
export function embeddedConnection(folder: string): EmbeddedDatabase['connection'] {
  return { host: socketFolderOf(folder), user, database };
}

async function socketFolder(folder: string, owner: DatabaseUser): Promise<string> {
  await chmod(folder, 0o700);
  const host = socketFolderOf(folder);
  if (host !== folder) await makePrivateFolder(owner.ids, host);
  return host;
}

/** The cluster's own folder, which is private; where its path is too long for a socket, a short one of our own. */
function socketFolderOf(folder: string): string {
  const fits = (path: string) => Buffer.byteLength(join(path, '.s.PGSQL.5432')) < 100;
  if (fits(folder)) return folder;
  const name = `mihna-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`;
  const short = [tmpdir(), '/tmp'].map((path) => join(path, name)).find(fits);
  if (short) return short;
  throw new EmbeddedDatabaseRefused(
    `The path ${folder} is too long for a database. Set DATA_DIR to a shorter one.`,
  );
}

interface ServerOptions {
  folder: string;
  host: string;
  owner: DatabaseUser;
  binaries: Binaries;
  settings: Record<string, string>;
  log: (line: string) => void;
  stopping: AbortSignal | undefined;
}

async function startServer(options: ServerOptions): Promise<ChildProcess> {
  const args = [
    '-D',
    options.folder,
    ...Object.entries(options.settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  const { stopping } = options;
  for (let attempt = 1; ; attempt += 1) {
    stopping?.throwIfAborted();
    const child = options.owner.start(options.binaries.postgres, args, {
      cwd: '/',
      env: options.binaries.environment,
      stdio: ['ignore', 'ignore', 'pipe'],
      // A group of its own: Ctrl-C must reach the product first, which then stops the database.
      detached: true,
    });
    const ended = run(child, options.log);
    const forget = onStopping(stopping, () => void stopServer(child));
    const failure = await Promise.race([ended, waitUntilReady(options.host, child, stopping)]);
    forget();
    if (stopping?.aborted) await stopServer(child);
    stopping?.throwIfAborted();
    if (!failure) return child;
    // The processes of a killed server need a moment to notice that it is gone.
    if (!/shared memory block|lock file/.test(failure.said) || attempt === 60) {
      throw new EmbeddedDatabaseRefused(
        `PostgreSQL did not start on ${options.folder}: ${failure.said}. Mend this, or set DATABASE_URL to a PostgreSQL of your own.`,
      );
    }
    await sleep(250);
  }
}

/** Calls at the sign, at once where it came already; answers how to call no more. */
function onStopping(stopping: AbortSignal | undefined, act: () => void): () => void {
  if (stopping?.aborted) act();
  stopping?.addEventListener('abort', act, { once: true });
  return () => stopping?.removeEventListener('abort', act);
}

/** Recovery after a crash may take minutes, so only the end of the process ends the wait, or of the product. */
async function waitUntilReady(
  host: string,
  child: ChildProcess,
  stopping: AbortSignal | undefined,
): Promise<undefined> {
  while (child.exitCode === null && child.signalCode === null && !stopping?.aborted) {
    const client = new Client({ host, user, database: 'postgres' });
    client.on('error', () => {
      // Reported by the call that failed.
    });
    try {
      await client.connect();
      const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [database]);
      if (rowCount === 0) await client.query(`CREATE DATABASE ${database}`);
      return undefined;
    } catch {
      // Not listening yet, or recovering.
      await sleep(25);
    } finally {
      await client.end().catch(() => {
        // The connection never stood.
      });
    }
  }
  return new Promise(() => {
    // The end of the process settles the race.
  });
}

/** Resolves when the child has ended, with the last of what it said. */
function run(
  child: ChildProcess,
  log: (line: string) => void = () => {},
): Promise<{ code: number | null; said: string }> {
  const said: string[] = [];
  if (child.stderr) {
    createInterface({ input: child.stderr }).on('line', (line) => {
      said.push(line.trim());
      if (said.length > 10) said.shift();
      if (isWorthLogging(line)) log(line);
    });
  }
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: null, said: error.message }));
    child.once('close', (code) =>
      resolve({ code, said: said.join(' ').replace(/\.$/, '') || `code ${code}` }),
    );
  });
}
