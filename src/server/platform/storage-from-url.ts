import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Storage } from './storage.ts';
import { folderStorage } from './storage-folder.ts';
import { readS3Address, s3Storage } from './storage-s3.ts';

/**
 * `STORAGE_URL`: `file:///path`, or `s3://key:secret@bucket?endpoint=…&region=…&forcePathStyle=true&reads=https://…`; else
 * a folder. `reads` is the endpoint as browsers reach it: private files are read there.
 */
export function createStorage({ url, dataFolder }: { url?: string; dataFolder: string }): Storage {
  const temporaryFolder = join(dataFolder, 'temporary');
  if (url?.startsWith('s3:')) return s3Storage(readS3Address(url), temporaryFolder);
  return folderStorage(url ? fileURLToPath(url) : join(dataFolder, 'files'));
}
