import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { isDiskFull } from './database/database-away.ts';
import { Refusal } from './refusal.ts';

/** First and last byte, both included, as in a `Range` header. */
export interface ByteRange {
  start?: number;
  end?: number;
}

export interface StoredFile {
  key: string;
  /** Bytes. */
  size: number;
  modifiedAt: Date;
}

interface PutOptions {
  contentType: string;
  /** Bytes; content of another size is refused and leaves nothing behind. */
  size?: number;
}

/** How a file is announced to the browser that reads it. */
interface ReadAs {
  contentType: string;
  /** `Content-Disposition`. */
  disposition: string;
}

/** Reads of a file that the storage answers itself, to whoever holds its address. */
export interface SignedReads {
  /** Scheme, host and port of the addresses. */
  origin: string;
  /** An address that reads this file for 60 s. */
  addressOf(key: string, as: ReadAs): Promise<string>;
}

/** Where files live. It knows no names, owners or rights: those are rows of the module `files`. */
export interface Storage {
  /** Stores whole or not at all; on return the file survives a crash. Refuses with `UNAVAILABLE` on a full disk. */
  put(key: string, content: Uint8Array | Readable, options: PutOptions): Promise<void>;
  /** Moves a finished temporary file into the storage, under the same promise as `put`. */
  adopt(key: string, path: string, options: PutOptions): Promise<void>;
  /** Throws `StoredFileMissing`. */
  stream(key: string, range?: ByteRange): Promise<Readable>;
  /** Where browsers can reach the storage. */
  signedReads?: SignedReads | undefined;
  head(key: string): Promise<StoredFile | undefined>;
  exists(key: string): Promise<boolean>;
  /** A file that is not there is no error. */
  delete(key: string): Promise<void>;
  /** All files in the order of their keys, or those after a key; nothing but what `newStorageKey` named. */
  list(after?: string): AsyncIterable<StoredFile>;
  /** Takes a file out of its place, to `aside/<folder>/<key>`; one that is not there is no error. */
  setAside(key: string, folder: string): Promise<void>;
  /** Erases what was set aside there; a file that is not there is no error. */
  eraseAside(key: string, folder: string): Promise<void>;
  /** The id of the installation that the storage belongs to, if any was written. */
  readMark(): Promise<string | undefined>;
  /** Writes that id where there is none, or in any case with `replaces`; answers the one that is there then. */
  mark(id: string, options?: { replaces?: boolean }): Promise<string | undefined>;
  /** Throws where a file can't be written now, as far as that can be told without one that costs; a full disk refuses. */
  writable(): Promise<void>;
  /** Path of a new temporary file on the local disk, private to this process, for appending while it grows. */
  temporary(): Promise<string>;
  /** Removes temporary files of ended processes that were last written before then; answers how many. */
  sweepTemporary(before: Date): Promise<number>;
  /** Bytes that are free where temporary files grow. */
  free(): Promise<number>;
}

/** Below this much free space nothing more is stored, so that the database keeps room to work. */
export const floorBytes = 256 * 1024 * 1024;

/** Refuses an upload with `UNAVAILABLE` on a full disk, before its first byte is read. */
export async function requireRoom(storage: Pick<Storage, 'free'>, floor = floorBytes): Promise<void> {
  if ((await storage.free()) < floor) throw noRoom();
}

/** The refusal of a write that filled the disk; undefined for any other error. */
export function refusalOfFullDisk(error: unknown): Refusal | undefined {
  return isDiskFull(error) ? noRoom() : undefined;
}

/** The refusal of a file that there is no room for, which says so where the file was chosen. */
export function noRoom(retryAfterSeconds = 300): Refusal {
  return new Refusal('UNAVAILABLE', {
    retryAfterSeconds,
    fields: { file: [{ text: 'validation_no_room' }] },
  });
}

/** The key names no stored file. */
export class StoredFileMissing extends Error {
  constructor(key: string) {
    super(`No file is stored under ${key}`);
  }
}

/** A bucket that is away, silent, overloaded or refuses us: not now, but once somebody mended it. */
export class StorageAway extends Error {
  constructor(cause: Error) {
    super(`The storage does not answer, or refuses: ${cause.message}`, { cause });
  }
}

/** Whether that is what an error, or what caused it, says. */
export function isStorageAway(error: unknown): boolean {
  return error instanceof StorageAway || (error instanceof Error && isStorageAway(error.cause));
}

/** A new key of 122 random bits: `ab/cd/uuid.ext`. The extension is the server's choice, never the client's. */
export function newStorageKey(extension: string): string {
  const id = randomUUID();
  const key = `${id.slice(0, 2)}/${id.slice(2, 4)}/${id}.${extension}`;
  assertKey(key);
  return key;
}

/** True of what `newStorageKey` can have made. */
export function isKey(key: string): boolean {
  return /^[0-9a-f]{2}\/[0-9a-f]{2}\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.[a-z0-9]{1,8}$/.test(key);
}

/** Throws on anything else: no path leads out of the storage. */
export function assertKey(key: string): void {
  if (!isKey(key)) throw new Error('A storage key is malformed');
}

/** Where the mark of the installation lies, beside the files. */
export const markKey = 'installation';

/** Where a file lies that was set aside; throws on a folder that is no day. */
export function asideKey(key: string, folder: string): string {
  assertKey(key);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(folder)) throw new Error('A folder of files set aside is malformed');
  return `aside/${folder}/${key}`;
}
