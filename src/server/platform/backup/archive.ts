import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ReadableStream as WebStream } from 'node:stream/web';
import { createTarDecoder, createTarPacker } from 'modern-tar';
import { WrongSetting } from '#server/platform/wrong-setting.ts';
import {
  type BackupEnd,
  type BackupHead,
  endName,
  endSchema,
  format,
  headName,
  headSchema,
} from './format.ts';

type Bytes = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

export interface ArchiveWriter {
  /** `size` in bytes, exactly. */
  add(name: string, size: number, content: Bytes): Promise<void>;
  /** Writes the end and puts the file into its place; nothing of that name stands there before. */
  finish(end: Omit<BackupEnd, 'bytes' | 'sha256'>): Promise<BackupEnd>;
  /** Leaves nothing. */
  abandon(): Promise<void>;
}

/** Writes a backup beside its place, so that half of one is never taken for a whole. */
export function writeArchive(path: string): ArchiveWriter {
  const { readable, controller } = createTarPacker();
  const aside = `${path}.unfinished`;
  const written = pipeline(Readable.from(readable), createWriteStream(aside, { mode: 0o600, flush: true }));
  // Told by whoever waits for it.
  written.catch(() => undefined);
  const sum = sumOfEntries();

  const add = async (name: string, size: number, content: Bytes) => {
    const entry = sum.begin(name);
    const writer = controller.add({ name, size, mode: 0o600, mtime: new Date(0) }).getWriter();
    for await (const chunk of content) {
      entry.push(chunk);
      await writer.write(chunk);
    }
    await writer.close();
    entry.end();
  };
  return {
    add,
    async finish(end) {
      const whole = { ...end, ...sum.total() };
      const text = Buffer.from(JSON.stringify(whole));
      await add(endName, text.length, [text]);
      controller.finalize();
      await written;
      await rename(aside, path);
      return whole;
    },
    async abandon() {
      controller.error(new Error('The backup was given up'));
      await written.catch(() => undefined);
      await rm(aside, { force: true });
    },
  };
}

export interface ArchiveEntry {
  name: string;
  /** Bytes. */
  size: number;
  content: Readable;
}

/** Reads all of it and answers what it holds; throws `WrongSetting` where one byte is not as it was written. */
export async function checkArchive(path: string): Promise<{ head: BackupHead; end: BackupEnd }> {
  const found = await look(path).catch((error: Error & { code?: string }) => {
    if (error.code === 'ENOENT') throw new WrongSetting(`There is no file ${path}.`);
    throw error instanceof WrongSetting || error.code
      ? error
      : damaged(path, 'it breaks off, or is no backup');
  });
  const { head, end, sum } = found;
  if (!head) throw damaged(path, 'it does not begin as a backup does');
  if (head.format > format)
    throw new WrongSetting(
      `${path} was made by a newer version of the product. Restore it with that version.`,
    );
  if (!end) throw damaged(path, 'it has no end');
  if (sum.sha256 !== end.sha256 || sum.bytes !== end.bytes) throw damaged(path, 'its checksum is wrong');
  return { head, end };
}

async function look(path: string) {
  const sum = sumOfEntries();
  let head: BackupHead | undefined;
  let end: BackupEnd | undefined;
  for await (const { name, content } of readArchive(path)) {
    if (end) throw damaged(path, 'there is something after its end');
    if (name === endName) {
      end = endSchema.parse(await readJson(content));
      continue;
    }
    const entry = sum.begin(name);
    const kept: Buffer[] = [];
    for await (const chunk of content as AsyncIterable<Buffer>) {
      entry.push(chunk);
      if (name === headName) kept.push(chunk);
    }
    entry.end();
    if (name === headName) head = headSchema.parse(JSON.parse(Buffer.concat(kept).toString('utf8')));
    if (!head) break;
  }
  return { head, end, sum: sum.total() };
}

/** The entries in their order; each must be read to its end before the next. */
export async function* readArchive(path: string): AsyncGenerator<ArchiveEntry> {
  const file = createReadStream(path);
  // Read as it is asked for: whoever stops half-way leaves nothing on its way that would find nobody.
  const bytes = WebStream.from(file) as ReadableStream<Uint8Array>;
  const entries = bytes.pipeThrough(createTarDecoder({ strict: true }));
  try {
    for await (const { header, body } of entries)
      yield { name: header.name, size: header.size, content: Readable.from(body) };
  } finally {
    file.destroy();
  }
}

export async function readJson(content: AsyncIterable<Buffer>): Promise<unknown> {
  return JSON.parse(Buffer.concat(await Array.fromAsync(content)).toString('utf8'));
}

function damaged(path: string, why: string): WrongSetting {
  return new WrongSetting(`${path} is not whole: ${why}. Nothing was changed; take another backup.`);
}

function sumOfEntries() {
  const sum = createHash('sha256');
  let bytes = 0;
  return {
    begin(name: string) {
      const entry = createHash('sha256');
      return {
        push(chunk: Uint8Array) {
          entry.update(chunk);
          bytes += chunk.length;
        },
        end: () => void sum.update(`${name}\0${entry.digest('hex')}\n`),
      };
    },
    total: () => ({ bytes, sha256: sum.copy().digest('hex') }),
  };
}
