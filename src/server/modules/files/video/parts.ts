import { createWriteStream } from 'node:fs';
import { type FileHandle, open, rm, stat } from 'node:fs/promises';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeWebStream } from 'node:stream/web';
import { uploadMessages, videoMaximumBytes } from '#domain/uploads.ts';
import { keepForHours, letGo } from '#server/modules/files/keys-service.ts';
import { failed } from '#server/modules/files/receive.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { newStorageKey, refusalOfFullDisk } from '#server/platform/storage.ts';
import { appendPart, type Recording } from './recording-queries.ts';

/** A recording of two minutes comes in some sixty pieces; a line that breaks all the time makes more. */
const mostParts = 1000;
/** What nobody goes on with is swept after 48 hours; the pieces go by themselves soon after. */
const hoursOfParts = 50;
/** Pieces that are read at once where they are joined. */
const readAtOnce = 6;

/**
 * Keeps what arrives as a piece of the recording, as far as it came where the connection broke; answers the offset that
 * it reached. Undefined where another piece came to this offset first, at whichever process: this one is not kept then.
 */
export async function keepPart(
  context: Context,
  recording: Recording,
  offset: number,
  body: ReadableStream,
): Promise<number | undefined> {
  if (recording.parts.length >= mostParts) throw new Refusal('TOO_MANY_REQUESTS', { retryAfterSeconds: 60 });
  const path = await context.storage.temporary();
  try {
    await receive(body, offset, path);
    const { size } = await stat(path);
    const isKept = size === 0 || (await storePart(context, recording, { offset, path, size }));
    return isKept ? offset + size : undefined;
  } catch (error) {
    throw refusalOfFullDisk(error) ?? error;
  } finally {
    await rm(path, { force: true });
  }
}

/** The first bytes of a recording as one temporary file, which the caller removes. */
export async function joinParts(
  { storage }: Pick<Context, 'storage'>,
  { parts }: Recording,
  size: number,
): Promise<string> {
  const path = await storage.temporary();
  const file = await open(path, 'r+');
  const waiting = parts.filter(({ offset }) => offset < size).values();
  const copy = async () => {
    for (const { offset, key } of waiting) await copyPart(await storage.stream(key), file, offset);
  };
  const copied = await Promise.allSettled(Array.from({ length: readAtOnce }, copy));
  const failure = copied.find((outcome) => outcome.status === 'rejected');
  // After a crash the sender leaves out the piece that was cut off.
  if (!failure) await file.truncate(size);
  await file.close();
  if (!failure) return path;
  await rm(path, { force: true });
  throw failure.reason;
}

async function copyPart(part: Readable, file: FileHandle, offset: number): Promise<void> {
  let at = offset;
  for await (const chunk of part) {
    await file.write(chunk, 0, chunk.length, at);
    at += chunk.length;
  }
}

/** Lets the pieces go, with the transaction. */
export function dropParts(context: Context, parts: Recording['parts']): Promise<void> {
  return letGo(
    context,
    parts.map(({ key }) => key),
  );
}

async function receive(body: ReadableStream, offset: number, path: string): Promise<void> {
  let end = offset;
  const bounded = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      end += chunk.length;
      if (end > videoMaximumBytes) done(failed('TOO_LARGE', uploadMessages.videoSize));
      else done(null, chunk);
    },
  });
  try {
    await pipeline(
      Readable.fromWeb(body as NodeWebStream),
      bounded,
      createWriteStream(path, { flags: 'r+' }),
    );
  } catch (error) {
    // A connection that broke is no fault: what came through stays, and the sender asks where to go on.
    if (error instanceof Refusal || refusalOfFullDisk(error)) throw error;
  }
}

async function storePart(
  context: Context,
  { id }: Recording,
  { offset, path, size }: { offset: number; path: string; size: number },
): Promise<boolean> {
  const key = newStorageKey('part');
  await keepForHours(context, key, hoursOfParts);
  await context.storage.adopt(key, path, { contentType: 'application/octet-stream', size });
  if (await appendPart(context.db, id, { offset, key, size })) return true;
  await letGo(context, [key]);
  return false;
}
