import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DatabaseUser } from '#server/platform/database/embedded-user.ts';

export interface Pooler {
  /** Transaction mode, for `DATABASE_URL`. */
  url: string;
  /** Session mode, for `DATABASE_DIRECT_URL`: an address that stays when another server becomes the database. */
  directUrl: string;
  /** Whether it keeps statements by name (from 1.21 on). */
  keepsNames: boolean;
  version: string;
  /** Another server is the database from now on. */
  pointAt(port: number): Promise<void>;
  stop(): Promise<void>;
}

/** PgBouncer as in packaging/compose.yaml, before a PostgreSQL of this machine. */
export async function startPooler(
  parts: { program: string; folder: string; port: number; owner: DatabaseUser },
  databasePort: number,
): Promise<Pooler> {
  const { program, folder, port, owner } = parts;
  const version =
    spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout.match(/\d+\.\d+/)?.[0] ?? '0';
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const keepsNames = major > 1 || minor >= 21;
  const file = join(folder, 'pgbouncer.ini');
  const write = (target: number) =>
    writeFile(
      file,
      `[databases]
mihna = host=127.0.0.1 port=${target} user=mihna dbname=mihna
mihna_direct = host=127.0.0.1 port=${target} user=mihna dbname=mihna pool_mode=session
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 40
max_client_conn = 1000
server_login_retry = 1
ignore_startup_parameters = statement_timeout,idle_in_transaction_session_timeout
log_connections = 0
log_disconnections = 0
${keepsNames ? 'max_prepared_statements = 500' : ''}
`,
    );
  await mkdir(folder, { recursive: true });
  await write(databasePort);
  await chmod(folder, 0o755);
  if (owner.ids) await chown(folder, owner.ids.uid, owner.ids.gid);
  const child: ChildProcess = spawn(program, ['-q', file], {
    ...owner.ids,
    cwd: '/',
    stdio: 'ignore',
    detached: true,
  });
  const address = (name: string) => `postgresql://mihna@127.0.0.1:${port}/${name}`;
  return {
    url: address('mihna'),
    directUrl: address('mihna_direct'),
    keepsNames,
    version,
    async pointAt(target) {
      await write(target);
      child.kill('SIGHUP');
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
