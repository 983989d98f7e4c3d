import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type pg from 'pg';
import { type Storage, StoredFileMissing } from '#server/platform/storage.ts';
import { WrongSetting } from '#server/platform/wrong-setting.ts';
import { type ArchiveWriter, writeArchive } from './archive.ts';
import { openSnapshot } from './database-out.ts';
import { type BackupEnd, filesFolder } from './format.ts';

/** What is copied, and from where; the product may run meanwhile. */
export interface Source {
  connection: pg.ClientConfig;
  /** None where the files are copied some other way. */
  storage?: Storage;
}

/** Told as the work goes on. */
export type Progress = (sentence: string) => void;

/**
 * Writes database and files of one moment into a file that must not be there yet. The database comes first: what is
 * stored meanwhile is in the backup for nothing, and nothing that a row names is left out, but for what its owner
 * erased in between, which is counted. Throws `WrongSetting`, and leaves no file, where it can't.
 */
export async function writeBackup(
  { connection, storage }: Source,
  file: string,
  { now, tell }: { now: Date; tell: Progress },
): Promise<BackupEnd> {
  const path = resolve(file);
  if (existsSync(path)) throw new WrongSetting(`${path} is there already. Name a file that is not.`);
  if (!existsSync(dirname(path))) throw new WrongSetting(`There is no folder ${dirname(path)}.`);
  const snapshot = await openSnapshot(connection, now);
  const archive = writeArchive(path);
  try {
    const rows = await snapshot.write(archive, dirname(path));
    tell(`${sum(rows)} rows of ${snapshot.head.tables.length} tables are written.`);
    const files = storage ? await writeFiles(archive, storage, tell) : { files: 0, missing: 0 };
    return await archive.finish({ rows, ...files });
  } catch (error) {
    await archive.abandon();
    throw error;
  } finally {
    await snapshot.close();
  }
}

async function writeFiles(archive: ArchiveWriter, storage: Storage, tell: Progress) {
  let files = 0;
  let missing = 0;
  for await (const { key, size } of storage.list()) {
    const content = await storage.stream(key).catch((error) => {
      if (error instanceof StoredFileMissing) return undefined;
      throw error;
    });
    if (!content) {
      missing += 1;
      continue;
    }
    await archive.add(filesFolder + key, size, content);
    files += 1;
    if (files % 1000 === 0) tell(`${files} files are written …`);
  }
  return { files, missing };
}

export function sum(rows: Record<string, number>): number {
  return Object.values(rows).reduce((total, count) => total + count, 0);
}
