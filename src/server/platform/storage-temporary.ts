import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const twoDays = 2 * 86_400_000;

/** The temporary files of one process in a folder that others may use, too. */
export interface TemporaryFiles {
  /** Makes an empty file with mode 0600 and answers its path. */
  create(): Promise<string>;
  /**
   * Removes what ended processes last wrote before then; answers how many. What another living process made is its own;
   * what this one made, or nobody is named for, goes after two days.
   */
  sweep(before: Date): Promise<number>;
}

/**
 * A file is named for the process that made it, which holds a lock for as long as it lives: SQLite's is one of the
 * operating system, ends with its process however that ends, and holds between containers of one machine as well.
 */
export function temporaryFiles(folder: string): TemporaryFiles {
  const owner: string = randomUUID();
  const locks = `${folder}-owners`;
  // The reference also keeps the lock from being collected as garbage.
  let lock: DatabaseSync | undefined;
  return {
    async create() {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await mkdir(locks, { recursive: true, mode: 0o700 });
      if (!lock?.isOpen) lock = takeLock(join(locks, owner));
      const path = join(folder, `${owner}.${randomUUID()}`);
      const file = await open(path, 'wx', 0o600);
      await file.close();
      return path;
    },
    async sweep(before) {
      const isAlive = new Map([[owner, true]]);
      for (const name of await namesIn(locks))
        if (name !== owner) isAlive.set(name, isLocked(join(locks, name)));
      let count = 0;
      for (const name of await namesIn(folder)) {
        const [maker = '', own] = name.split('.');
        const isNamed = own !== undefined && maker !== owner;
        if (isNamed && isAlive.get(maker)) continue;
        const path = join(folder, name);
        const facts = await stat(path).catch(ifMissing);
        if (!facts || facts.mtimeMs >= (isNamed ? before.getTime() : Date.now() - twoDays)) continue;
        await rm(path, { force: true });
        count += 1;
      }
      await removeLocks(locks, isAlive, before);
      return count;
    },
  };
}

/** None where the file system knows no locks: what is written there goes by its age alone. */
function takeLock(path: string): DatabaseSync | undefined {
  try {
    const lock = new DatabaseSync(path, { timeout: 500 });
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch {
    return undefined;
  }
}

/** True as well where that can't be found out: whoever may live is left alone. */
function isLocked(path: string): boolean {
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(path, { timeout: 0 });
    lock.exec('BEGIN EXCLUSIVE');
    return false;
  } catch {
    return true;
  } finally {
    if (lock?.isOpen) lock.close();
  }
}

/** A young one may be a process that is just about to take it. */
async function removeLocks(folder: string, isAlive: Map<string, boolean>, before: Date): Promise<void> {
  for (const [name, lives] of isAlive) {
    const facts = lives ? undefined : await stat(join(folder, name)).catch(ifMissing);
    if (facts && facts.mtime < before) await rm(join(folder, name), { force: true });
  }
}

/** Bytes that are free for others than root on the disk of a folder, which is made where it is missing. */
export async function freeBytes(folder: string): Promise<number> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** The names in a folder, sorted; none where there is no such folder. */
export async function namesIn(folder: string): Promise<string[]> {
  return ((await readdir(folder).catch(ifMissing)) ?? []).sort();
}

/** For `catch`: undefined where the file is not there, else the error again. */
export function ifMissing(error: unknown): undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code !== 'ENOENT') throw error;
}
