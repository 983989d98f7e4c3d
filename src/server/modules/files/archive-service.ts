import { createWriteStream } from 'node:fs';
import { open, rm, stat, writeFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { archiveMaximumBytes, isReadableTable, isTable, withoutTables } from '#domain/imports/archives.ts';
import { importMaximumBytes } from '#domain/imports/imports.ts';
import type { Context } from '#server/platform/context.ts';
import type { AppContext } from '#server/platform/http/app.ts';
import { limitCall } from '#server/platform/limits.ts';
import { newStorageKey } from '#server/platform/storage.ts';
import {
  type ArchiveEntry,
  archiveFiles,
  type OpenArchive,
  TooManyFiles,
  unpackFile,
} from './archive/archive-files.ts';
import { hashOf } from './content-hash.ts';
import { intendKey, keepForHours } from './keys-service.ts';
import { failed, receiveUpload } from './receive.ts';
import { readSheet, type Sheet } from './sheet-service.ts';

export type { ArchiveEntry, OpenArchive } from './archive/archive-files.ts';
export { readArchivedCv } from './archive/read-archived-cv.ts';

/** An archive that somebody sent: it lies in the storage for a day, and for as long as somebody reads on in it. */
export interface ReceivedArchive {
  label: string;
  hash: string;
  key: string;
  /** Without the table. */
  files: ArchiveEntry[];
  /** Whose rows name them; undefined of files alone. */
  table: Sheet | undefined;
}

const limit = { bytes: archiveMaximumBytes, text: 'validation_archive_size' };
const type = { extension: 'zip', contentType: 'application/zip' };

/** Receives a ZIP of files; its directory is read, and nothing is unpacked but the table that lies beside them. */
export async function receiveArchive(c: AppContext, context: Context): Promise<ReceivedArchive> {
  await limitCall(context, 'upload');
  const { path, label, size } = await receiveUpload(c, context.storage, limit);
  try {
    const entries = await filesOf(path, size);
    if (entries.length === 0) throw failed('VALIDATION_FAILED', 'validation_archive_empty');
    const table = await tableOf(context, path, entries);
    const hash = await hashOf(path);
    const key = newStorageKey(type.extension);
    await intendKey(context, key);
    await context.storage.adopt(key, path, { contentType: type.contentType, size });
    return { label, hash, key, table, files: withoutTables(entries) };
  } finally {
    await rm(path, { force: true });
  }
}

/** Opens a stored archive for as long as the work lasts. */
export async function withArchive<T>(
  context: Context,
  key: string,
  work: (archive: OpenArchive) => Promise<T>,
): Promise<T> {
  const path = await context.storage.temporary();
  try {
    await pipeline(await context.storage.stream(key), createWriteStream(path));
    await keepForHours(context, key, 24);
    const file = await open(path, 'r');
    try {
      return await work({ file, files: await archiveFiles(file, (await stat(path)).size) });
    } finally {
      await file.close();
    }
  } finally {
    await rm(path, { force: true });
  }
}

/** The one table of an archive. Of several nobody knows which names the files. */
async function tableOf(
  context: Context,
  path: string,
  entries: readonly ArchiveEntry[],
): Promise<Sheet | undefined> {
  const [table, another] = entries.filter(({ name }) => isTable(name));
  if (another) throw failed('VALIDATION_FAILED', 'validation_archive_tables');
  if (!table) return undefined;
  const bytes = isReadableTable(table, importMaximumBytes) && (await unpacked(path, table));
  if (!bytes) throw failed('VALIDATION_FAILED', 'validation_sheet_unreadable');
  const unpackedPath = await context.storage.temporary();
  try {
    await writeFile(unpackedPath, bytes);
    return await readSheet(context, unpackedPath);
  } finally {
    await rm(unpackedPath, { force: true });
  }
}

async function unpacked(path: string, entry: ArchiveEntry): Promise<Buffer | undefined> {
  const file = await open(path, 'r');
  try {
    return await unpackFile(file, entry);
  } finally {
    await file.close();
  }
}

async function filesOf(path: string, size: number): Promise<ArchiveEntry[]> {
  const file = await open(path, 'r');
  try {
    return await archiveFiles(file, size);
  } catch (error) {
    // Whatever is wrong with it, it is no archive that can be read.
    throw failed(
      'VALIDATION_FAILED',
      error instanceof TooManyFiles ? 'validation_archive_files' : 'validation_archive_unreadable',
    );
  } finally {
    await file.close();
  }
}
