import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeWebStream } from 'node:stream/web';
import busboy from 'busboy';
import type { AppContext } from '#server/platform/http/app.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { refusalOfFullDisk, requireRoom, type Storage } from '#server/platform/storage.ts';

export interface ReceivedUpload {
  fields: Record<string, string>;
  /** A temporary file; whoever receives it removes it or moves it into the storage. */
  path: string;
  size: number;
  label: string;
}

/** Streams the one file of a multipart form to the disk and stops at the first byte past the limit (F1). */
export async function receiveUpload(
  c: AppContext,
  storage: Storage,
  limit: { bytes: number; text: string },
): Promise<ReceivedUpload> {
  const type = c.req.header('content-type') ?? '';
  // The slack is the form around the file.
  const most = limit.bytes + 64 * 1024;
  const body = c.get('body').stream({ bytes: most });
  if (!body || !type.startsWith('multipart/form-data'))
    throw failed('WRONG_TYPE', 'validation_upload_failed');
  if (Number(c.req.header('content-length') ?? 0) > most) {
    await c.get('body').readAway();
    throw failed('TOO_LARGE', limit.text);
  }
  await requireRoom(storage);
  const path = await storage.temporary();
  try {
    const received = await readForm(type, body, path, limit);
    if (!received.hasFile) throw failed('VALIDATION_FAILED', 'validation_required');
    return { fields: received.fields, path, size: received.size, label: received.label };
  } catch (error) {
    await rm(path, { force: true });
    if (error instanceof Refusal) throw error;
    throw refusalOfFullDisk(error) ?? failed('BAD_REQUEST', 'validation_upload_failed');
  }
}

/** A refusal that names the file's field, with the texts that the person reads. */
export function failed(
  code: 'VALIDATION_FAILED' | 'WRONG_TYPE' | 'TOO_LARGE' | 'BAD_REQUEST',
  ...texts: string[]
): Refusal {
  return new Refusal(code, { fields: { file: texts.map((text) => ({ text })) } });
}

async function readForm(
  type: string,
  body: ReadableStream<Uint8Array>,
  path: string,
  limit: { bytes: number; text: string },
) {
  const form = busboy({
    headers: { 'content-type': type },
    // The parser announces its limit already at the last byte that it lets through.
    limits: { files: 1, fields: 20, fieldSize: 4096, parts: 24, fileSize: limit.bytes + 1 },
    defParamCharset: 'utf8',
  });
  const source = Readable.fromWeb(body as NodeWebStream);
  const received = {
    fields: Object.create(null) as Record<string, string>,
    label: '',
    size: 0,
    hasFile: false,
  };
  let writing: Promise<void> = Promise.resolve();
  form.on('field', (name, value) => {
    received.fields[name] = value;
  });
  form.on('file', (_name, stream, { filename }) => {
    received.hasFile = true;
    received.label = tidyLabel(filename);
    stream.on('data', (chunk: Buffer) => {
      received.size += chunk.length;
    });
    stream.on('limit', () => source.destroy(failed('TOO_LARGE', limit.text)));
    writing = pipeline(stream, createWriteStream(path, { flags: 'r+' }));
    // The parser would wait for ever for a file that nobody takes any more.
    writing.catch((error) => form.destroy(error));
  });
  try {
    await pipeline(source, form);
  } finally {
    await writing.catch(() => undefined);
  }
  await writing;
  return received;
}

/** The client's file name without folders and control characters, as a label. */
export function tidyLabel(name: string | undefined): string {
  const last = (name ?? '').split(/[\\/]/).at(-1) ?? '';
  return [...last.normalize('NFC').replace(/[\p{Cc}\p{Cf}\p{Cs}"<>|:*?]/gu, '')]
    .slice(0, 120)
    .join('')
    .trim();
}
