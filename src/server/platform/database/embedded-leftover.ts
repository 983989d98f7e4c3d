import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { readdir, readFile, readlink, realpath, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { EmbeddedDatabaseRefused } from './embedded-refused.ts';

/**
 * Ends what an earlier run left behind on this folder: a PostgreSQL that outlived a killed product is stopped
 * cleanly, and the marks of one that is gone are removed, even where its process id belongs to another program now.
 */
export async function clearLeftover(
  folder: string,
  socketFolder: string,
  log: (line: string) => void,
): Promise<void> {
  const pidFile = join(folder, 'postmaster.pid');
  const lines = (await readFile(pidFile, 'utf8').catch(() => '')).split('\n');
  const pid = Number(lines[0]);
  if (Number.isInteger(pid) && pid > 1 && servesFolder(pid, folder)) {
    log(`A PostgreSQL of an earlier run is still up (process ${pid}); it is stopped first.`);
    await stopServer(pid, folder);
  }
  const sockets = new Set([socketFolder, lines[4]].filter((path) => path?.startsWith('/')));
  for (const path of sockets) {
    const socket = join(path ?? socketFolder, '.s.PGSQL.5432');
    if (await answers(socket)) {
      throw new EmbeddedDatabaseRefused(
        `Another PostgreSQL serves ${folder}, perhaps in another container. Stop it, or set DATA_DIR to another folder.`,
      );
    }
    await rm(socket, { force: true });
    await rm(`${socket}.lock`, { force: true });
  }
  await endOrphans(folder);
  await rm(pidFile, { force: true });
}

/**
 * Processes of a server that was killed end by themselves once they look up from their work, which may last, and no
 * other server can start before. What they were at is undone by the recovery. (Only where there is `/proc`.)
 */
async function endOrphans(folder: string): Promise<void> {
  const place = await realpath(folder).catch(() => folder);
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name));
  await Promise.all(
    pids.map(async (pid) => {
      if ((await readlink(`/proc/${pid}/cwd`).catch(() => '')) !== place) return;
      const title = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
      if (!title.startsWith('postgres: ')) return;
      try {
        process.kill(Number(pid), 'SIGKILL');
      } catch {
        // It ended in the meantime.
      }
    }),
  );
}

async function stopServer(pid: number, folder: string): Promise<void> {
  // Fast shutdown; then without a checkpoint; the last one is what a crash does, and PostgreSQL recovers from it.
  for (const [signal, seconds] of [
    ['SIGINT', 30],
    ['SIGQUIT', 10],
    ['SIGKILL', 10],
  ] as const) {
    try {
      process.kill(pid, signal);
    } catch {
      // It ended in the meantime, or is not ours to stop: the loop below finds out which.
    }
    for (let waited = 0; waited < seconds * 20; waited += 1) {
      if (!servesFolder(pid, folder)) return;
      await sleep(50);
    }
  }
  throw new EmbeddedDatabaseRefused(
    `A PostgreSQL of an earlier run (process ${pid}) does not stop. End it, then start again.`,
  );
}

function servesFolder(pid: number, folder: string): boolean {
  if (existsSync('/proc/self/cmdline')) {
    try {
      const args = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
      return args[args.indexOf('-D') + 1] === folder;
    } catch {
      return false;
    }
  }
  return spawnSync('ps', ['-p', String(pid), '-o', 'args='], { encoding: 'utf8' }).stdout?.includes(
    `-D ${folder} `,
  );
}

function answers(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const connection = connect(socket);
    connection.once('connect', () => {
      connection.destroy();
      resolve(true);
    });
    connection.once('error', () => resolve(false));
  });
}
