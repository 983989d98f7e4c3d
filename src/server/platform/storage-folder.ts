import { createReadStream, createWriteStream } from 'node:fs';
import { chmod, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  assertKey,
  assertPrefix,
  type ByteRange,
  floorBytes,
  requireRoom,
  type Storage,
  type StoredFile,
  StoredFileMissing,
} from './storage.ts';
import { createTemporary, freeBytes, ifMissing, namesIn, sweepTemporaryFolder } from './storage-temporary.ts';

/** Keeps files in a folder outside the web root, each written aside, flushed, and renamed into place. */
export function folderStorage(root: string, floor = floorBytes): Storage {
  const temporaryFolder = join(root, 'temporary');
  const free = () => freeBytes(root);
  const pathOf = (key: string) => {
    assertKey(key);
    return join(root, key);
  };

  const moveIntoPlace = async (key: string, path: string, size: number | undefined) => {
    const target = pathOf(key);
    await assertSize(path, size);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    await rename(path, target);
    await flush(dirname(target));
  };

  return {
    async put(key, content, { size }) {
      pathOf(key);
      await requireRoom({ free }, floor);
      const aside = await createTemporary(temporaryFolder);
      try {
        await pipeline(
          content instanceof Uint8Array ? Readable.from([content]) : content,
          createWriteStream(aside, { flags: 'r+', flush: true }),
        );
        await moveIntoPlace(key, aside, size);
      } catch (error) {
        await rm(aside, { force: true });
        throw error;
      }
    },
    async adopt(key, path, { size }) {
      await chmod(path, 0o600);
      await flush(path);
      await moveIntoPlace(key, path, size);
    },
    async stream(key, range = {}) {
      const file = await open(pathOf(key), 'r').catch(ifMissing);
      if (!file) throw new StoredFileMissing(key);
      return createReadStream('', { fd: file, ...definedRange(range) });
    },
    async head(key) {
      const facts = await stat(pathOf(key)).catch(ifMissing);
      return facts && { key, size: facts.size, modifiedAt: facts.mtime };
    },
    async exists(key) {
      return (await stat(pathOf(key)).catch(ifMissing)) !== undefined;
    },
    async delete(key) {
      await rm(pathOf(key), { force: true });
    },
    list: (prefix = '') => listFolder(root, prefix),
    async writable() {
      await requireRoom({ free }, floor);
      await rm(await createTemporary(temporaryFolder), { force: true });
    },
    temporary: () => createTemporary(temporaryFolder),
    sweepTemporary: (before, kept) => sweepTemporaryFolder(temporaryFolder, before, kept),
    free,
  };
}

async function* listFolder(root: string, prefix: string): AsyncIterable<StoredFile> {
  assertPrefix(prefix);
  const depth = prefix === '' ? 0 : prefix.split('/').length;
  for (const name of await namesIn(join(root, prefix))) {
    const key = prefix === '' ? name : `${prefix}/${name}`;
    if (depth < 2) {
      if (/^[0-9a-f]{2}$/.test(name)) yield* listFolder(root, key);
      continue;
    }
    const facts = await stat(join(root, key)).catch(ifMissing);
    if (facts) yield { key, size: facts.size, modifiedAt: facts.mtime };
  }
}

async function assertSize(path: string, size: number | undefined): Promise<void> {
  const facts = await stat(path);
  if (size !== undefined && facts.size !== size) {
    throw new Error(`The content has ${facts.size} bytes where ${size} were announced`);
  }
}

/** Flushes a file, or the entries of a folder, to the disk. */
async function flush(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

function definedRange({ start, end }: ByteRange): ByteRange {
  return { ...(start !== undefined && { start }), ...(end !== undefined && { end }) };
}
