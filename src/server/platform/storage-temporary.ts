import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, stat, statfs } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** Makes an empty temporary file with mode 0600 and answers its path. */
export async function createTemporary(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomUUID());
  const file = await open(path, 'wx', 0o600);
  await file.close();
  return path;
}

export async function sweepTemporaryFolder(
  folder: string,
  before: Date,
  kept: readonly string[] = [],
): Promise<number> {
  const keptNames = new Set(kept.map((path) => basename(path)));
  let count = 0;
  for (const name of await namesIn(folder)) {
    if (keptNames.has(name)) continue;
    const path = join(folder, name);
    const facts = await stat(path).catch(ifMissing);
    if (!facts || facts.mtime >= before) continue;
    await rm(path, { force: true });
    count += 1;
  }
  return count;
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
