import type { FileHandle } from 'node:fs/promises';
import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { type ArchivedFile, archiveCvsMaximum, isBeside, withoutTables } from '#domain/imports/archives.ts';
import { nameOf } from './zip-names.ts';

/** A file of an archive, and where its bytes are. */
export interface ArchiveEntry extends ArchivedFile {
  method: number;
  at: number;
}

/** An archive that is read: its files, and where they are. */
export interface OpenArchive {
  file: FileHandle;
  files: ArchiveEntry[];
}

/** Thrown where an archive holds more files than are taken. */
export class TooManyFiles extends Error {}

/** The end of a directory, with the longest comment. */
const endBytes = 22 + 65_535;
const directoryBytes = 4 * 1024 * 1024;
/** Folders and hidden files come along; past so many the rest is not looked at. */
const entriesMaximum = archiveCvsMaximum * 5;
const unpackDeflated = promisify(inflateRaw);

/**
 * The files of a ZIP archive that are no folders and not hidden, by its directory; nothing is unpacked. Throws where it is
 * none, or where two of its files share bytes, as in bombs.
 */
export async function archiveFiles(file: FileHandle, size: number): Promise<ArchiveEntry[]> {
  const from = Math.max(0, size - endBytes);
  const tail = await bytesOf(file, from, size - from);
  const end = tail.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  if (end < 0 || end + 22 > tail.length) throw new Error('No directory');
  const count = tail.readUInt16LE(end + 10);
  if (count > entriesMaximum) throw new TooManyFiles();
  const length = tail.readUInt32LE(end + 12);
  const start = tail.readUInt32LE(end + 16);
  if (length > directoryBytes || start + length > size) throw new Error('A directory that nobody writes');
  const entries = entriesOf(await bytesOf(file, start, length), count);
  requireApart(entries, start);
  const files = entries.filter(({ name }) => !isBeside(name));
  if (withoutTables(files).length > archiveCvsMaximum) throw new TooManyFiles();
  return files;
}

/** What a file holds; undefined where it is broken, or more than the directory says. */
export async function unpackFile(file: FileHandle, entry: ArchiveEntry): Promise<Buffer | undefined> {
  try {
    const head = await bytesOf(file, entry.at, 30);
    if (head.readUInt32LE(0) !== 0x04034b50) return undefined;
    const start = entry.at + 30 + head.readUInt16LE(26) + head.readUInt16LE(28);
    const packed = await bytesOf(file, start, entry.packed);
    if (entry.method === 0) return entry.packed === entry.unpacked ? packed : undefined;
    if (entry.method !== 8) return undefined;
    return await unpackDeflated(packed, { maxOutputLength: Math.max(1, entry.unpacked) });
  } catch {
    return undefined; // What can't be unpacked is named beside its file.
  }
}

function entriesOf(directory: Buffer, count: number): ArchiveEntry[] {
  const entries: ArchiveEntry[] = [];
  let at = 0;
  for (let index = 0; index < count; index += 1) {
    if (directory.readUInt32LE(at) !== 0x02014b50) throw new Error('A broken directory');
    const [name = 0, extra = 0, comment = 0] = [28, 30, 32].map((place) =>
      directory.readUInt16LE(at + place),
    );
    const names = at + 46;
    entries.push({
      name: nameOf(
        directory.subarray(names, names + name),
        directory.subarray(names + name, names + name + extra),
      ),
      isEncrypted: (directory.readUInt16LE(at + 8) & 1) === 1,
      method: directory.readUInt16LE(at + 10),
      packed: directory.readUInt32LE(at + 20),
      unpacked: directory.readUInt32LE(at + 24),
      at: directory.readUInt32LE(at + 42),
    });
    at = names + name + extra + comment;
  }
  return entries;
}

/** Each file has bytes of its own: some that lie over one another unpack to more than any archive could hold. */
function requireApart(entries: readonly ArchiveEntry[], end: number): void {
  const inOrder = entries.toSorted((one, other) => one.at - other.at);
  for (const [place, { at, packed }] of inOrder.entries())
    if (at + 30 + packed > (inOrder[place + 1]?.at ?? end)) throw new Error('Files that share their bytes');
}

async function bytesOf(file: FileHandle, from: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length);
  const { bytesRead } = await file.read(bytes, 0, length, from);
  if (bytesRead < length) throw new Error('An archive that ends too early');
  return bytes;
}
