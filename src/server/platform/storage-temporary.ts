import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Makes an empty temporary file with mode 0600 and answers its path. */
export async function createTemporary(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomUUID());
  const file = await open(path, 'wx', 0o600);
  await file.close();
  return path;
}

export async function sweepTemporaryFolder(folder: string, before: Date): Promise<number> {
  let count = 0;
  for (const name of await namesIn(folder)) {
    const path = join(folder, name);
    const facts = await stat(path).catch(ifMissing);
    if (!facts || facts.mtime >= before) continue;
    await rm(path, { force: true });
    count += 1;
  }
  return count;
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
