import { createReadStream, createWriteStream } from 'node:fs';
import { chmod, link, mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  asideKey,
  assertKey,
  type ByteRange,
  floorBytes,
  isKey,
  markKey,
  requireRoom,
  type Storage,
  type StoredFile,
  StoredFileMissing,
} from './storage.ts';
import { freeBytes, ifMissing, namesIn, temporaryFiles } from './storage-temporary.ts';

/** Keeps files in a folder outside the web root, each written aside, flushed, and renamed into place. */
export function folderStorage(root: string, floor = floorBytes): Storage {
  const temporary = temporaryFiles(join(root, 'temporary'));
  const markPath = join(root, markKey);
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
      const aside = await temporary.create();
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
    list: (after = '') => listFolder(root, '', after),
    async setAside(key, folder) {
      const target = join(root, asideKey(key, folder));
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      await rename(pathOf(key), target).catch(ifMissing);
    },
    async eraseAside(key, folder) {
      await rm(join(root, asideKey(key, folder)), { force: true });
    },
    readMark: () => readMark(markPath),
    async mark(id, { replaces = false } = {}) {
      const aside = await temporary.create();
      await writeFile(aside, `${id}\n`, { flush: true });
      if (replaces) await rename(aside, markPath);
      else await placeFirst(aside, markPath);
      await flush(root);
      return readMark(markPath);
    },
    async writable() {
      await requireRoom({ free }, floor);
      await rm(await temporary.create(), { force: true });
    },
    temporary: temporary.create,
    sweepTemporary: temporary.sweep,
    free,
  };
}

async function* listFolder(root: string, folder: string, after: string): AsyncIterable<StoredFile> {
  for (const name of await namesIn(join(root, folder))) {
    const key = folder === '' ? name : `${folder}/${name}`;
    if (key < after.slice(0, key.length)) continue;
    if (/^[0-9a-f]{2}$/.test(name) && key.length < 6) yield* listFolder(root, key, after);
    if (!isKey(key) || key <= after) continue;
    const facts = await stat(join(root, key)).catch(ifMissing);
    if (facts) yield { key, size: facts.size, modifiedAt: facts.mtime };
  }
}

async function readMark(path: string): Promise<string | undefined> {
  const text = await readFile(path, 'utf8').catch(ifMissing);
  return text?.trim();
}

/** Of two that write it at once, both read the first's; where the file system knows no links, the last's. */
async function placeFirst(path: string, target: string): Promise<void> {
  try {
    await link(path, target);
  } catch (error) {
    const isThere = (await stat(target).catch(ifMissing)) !== undefined;
    const knowsNoLinks = error instanceof Error && 'code' in error && error.code !== 'EEXIST';
    if (knowsNoLinks && !isThere) return await rename(path, target);
  }
  await rm(path, { force: true });
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
