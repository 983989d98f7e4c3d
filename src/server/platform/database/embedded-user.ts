import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { chown, lstat, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { EmbeddedDatabaseRefused } from './embedded-refused.ts';

/** Who runs PostgreSQL: ourselves, or, because PostgreSQL refuses root, an unprivileged user. */
export interface DatabaseUser {
  /** Undefined where the product itself is an ordinary user. */
  ids: { uid: number; gid: number } | undefined;
  start(program: string, args: string[], options: SpawnOptions): ChildProcess;
}

/**
 * Picks the user that owns, or shall own, the folder of the database. `folder` may be missing still, its parent
 * exists; `program` is one that the user must be able to run.
 */
export async function pickDatabaseUser(folder: string, program: string): Promise<DatabaseUser> {
  const owner = await lstat(folder).catch(() => undefined);
  const self = process.getuid?.();
  if (self !== 0) {
    if (owner && self !== undefined && owner.uid !== self) {
      throw new EmbeddedDatabaseRefused(
        `The database in ${folder} belongs to another user (uid ${owner.uid}). Start as that user, or set DATA_DIR to another folder.`,
      );
    }
    return { ids: undefined, start: spawn };
  }
  const ids = owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : nobody();
  if (owner?.uid === 0) await giveTo(ids, folder);
  return { ids, start: starter(ids, join(folder, '..'), program) };
}

/** Hands a folder with everything in it to the user of the database. */
export async function giveTo(ids: DatabaseUser['ids'], folder: string): Promise<void> {
  if (!ids) return;
  await chown(folder, ids.uid, ids.gid);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) await chown(join(entry.parentPath, entry.name), ids.uid, ids.gid);
  }
}

/** Makes a folder that only the user of the database and root can enter. */
export async function makePrivateFolder(ids: DatabaseUser['ids'], folder: string): Promise<void> {
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  const found = await lstat(folder);
  const owner = ids?.uid ?? process.getuid?.() ?? 0;
  const isTrusted = found.uid === owner || found.uid === process.getuid?.();
  if (!found.isDirectory() || !isTrusted || (found.mode & 0o077) !== 0) {
    throw new EmbeddedDatabaseRefused(
      `${folder} should be a private folder of the database, and is not. Remove it, or set DATA_DIR to a shorter path.`,
    );
  }
  if (ids) await chown(folder, ids.uid, ids.gid);
}

// initdb asks for a name in /etc/passwd, so an invented uid would not do.
function nobody(): { uid: number; gid: number } {
  const line = readFileSync('/etc/passwd', 'utf8').match(/^nobody:[^:]*:(\d+):(\d+):/m);
  if (line) return { uid: Number(line[1]), gid: Number(line[2]) };
  throw new EmbeddedDatabaseRefused(
    'PostgreSQL does not run as root, and this machine has no user "nobody". Start as an ordinary user, or set DATABASE_URL.',
  );
}

function starter(ids: { uid: number; gid: number }, parent: string, program: string): DatabaseUser['start'] {
  const reaches = (command: string, args: string[], options: SpawnOptions) =>
    spawnSync(
      command,
      [...args, '/bin/sh', '-c', 'test -x "$1" && test -x "$2" && "$1" --version', 'sh', program, parent],
      { ...options, cwd: '/' },
    ).status === 0;

  if (reaches('/usr/bin/env', [], ids))
    return (command, args, options) => spawn(command, args, { ...options, ...ids });

  for (const capability of ['dac_read_search', 'dac_override']) {
    const prefix = passingClosedFolders(ids, capability);
    if (reaches('setpriv', prefix, {})) {
      return (command, args, options) => spawn('setpriv', [...prefix, command, ...args], options);
    }
  }
  throw new EmbeddedDatabaseRefused(
    `PostgreSQL does not run as root, and the user that runs it instead (uid ${ids.uid}) can't run ${program} or can't enter ${parent}. Start as an ordinary user, move the product and DATA_DIR out of closed folders such as /root, or set DATABASE_URL.`,
  );
}

// The one capability passes closed parent folders; without no_setuid_fixup, access(2) would ignore it.
function passingClosedFolders(ids: { uid: number; gid: number }, capability: string): string[] {
  return [
    `--reuid=${ids.uid}`,
    `--regid=${ids.gid}`,
    '--clear-groups',
    `--inh-caps=-all,+${capability}`,
    `--ambient-caps=+${capability}`,
    `--bounding-set=-all,+${capability}`,
    '--securebits=+no_setuid_fixup',
    '--no-new-privs',
  ];
}
