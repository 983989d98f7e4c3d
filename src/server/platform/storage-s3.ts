import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
  type S3ClientConfig,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import {
  asideKey,
  assertKey,
  type ByteRange,
  isKey,
  markKey,
  requireRoom,
  type Storage,
  StorageAway,
  type StoredFile,
  StoredFileMissing,
} from './storage.ts';
import { signedReads } from './storage-signed-reads.ts';
import { freeBytes, temporaryFiles } from './storage-temporary.ts';

export interface S3Address {
  bucket: string;
  settings: S3ClientConfig;
  /** The endpoint as browsers reach it; undefined where they don't. */
  reads?: string | undefined;
}

/** Reads `s3://key:secret@bucket?endpoint=…&region=…&forcePathStyle=true&reads=…`; signs in by the environment without a key. */
export function readS3Address(address: string): S3Address {
  const url = new URL(address);
  const { searchParams } = url;
  return {
    bucket: url.hostname,
    reads: searchParams.get('reads') ?? undefined,
    settings: {
      endpoint: searchParams.get('endpoint') ?? undefined,
      region: searchParams.get('region') ?? 'us-east-1',
      forcePathStyle: searchParams.get('forcePathStyle') === 'true',
      credentials: url.username
        ? { accessKeyId: decodeURIComponent(url.username), secretAccessKey: decodeURIComponent(url.password) }
        : undefined,
    },
  };
}

/** A client for any server that is compatible. */
export function openBucket(settings: S3ClientConfig): S3Client {
  const client = new S3Client({
    // Twice that at most: by then whoever waits reads that it can't be had now.
    requestHandler: { connectionTimeout: 5000, requestTimeout: 20_000, throwOnRequestTimeout: true },
    maxAttempts: 2,
    ...settings,
    // The newer checksums are answered with an error, or stored as part of the file, by many compatible servers.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  client.middlewareStack.add(
    (next) => async (sent) => {
      try {
        return await next(sent);
      } catch (error) {
        throw isAway(error) ? new StorageAway(error) : error;
      }
    },
    { step: 'initialize', priority: 'high', name: 'tellAway' },
  );
  return client;
}

/** Keeps files in an S3-compatible bucket; what grows while it is uploaded waits on the local disk. */
export function s3Storage({ bucket, settings, reads }: S3Address, temporaryFolder: string): Storage {
  const temporary = temporaryFiles(temporaryFolder);
  const client = openBucket(settings);
  const place = (key: string) => {
    assertKey(key);
    return { Bucket: bucket, Key: key };
  };

  const upload = async (key: string, body: Uint8Array | Readable, contentType: string) => {
    const params = { ...place(key), Body: body, ContentType: contentType, CacheControl: 'private, no-store' };
    await new Upload({ client, params, queueSize: 2 }).done();
  };
  const remove = async (key: string) => {
    await client.send(new DeleteObjectCommand(place(key)));
  };
  const head = async (key: string): Promise<StoredFile | undefined> => {
    const facts = await client.send(new HeadObjectCommand(place(key))).catch(ifAbsent);
    return facts && { key, size: facts.ContentLength ?? 0, modifiedAt: facts.LastModified ?? new Date(0) };
  };

  const readMark = async () => {
    const found = await client.send(new GetObjectCommand({ Bucket: bucket, Key: markKey })).catch(ifAbsent);
    return (await found?.Body?.transformToString())?.trim();
  };

  return {
    async put(key, content, { contentType, size }) {
      await upload(key, content, contentType);
      const stored = size === undefined ? undefined : await head(key);
      if (size === undefined || stored?.size === size) return;
      await remove(key);
      throw new Error(`The content has ${stored?.size} bytes where ${size} were announced`);
    },
    async adopt(key, path, { contentType, size }) {
      const facts = await stat(path);
      if (size !== undefined && facts.size !== size) {
        throw new Error(`The content has ${facts.size} bytes where ${size} were announced`);
      }
      await upload(key, createReadStream(path), contentType);
      await rm(path, { force: true });
    },
    async stream(key, range) {
      const command = new GetObjectCommand({ ...place(key), Range: rangeHeader(range) });
      const body = (await client.send(command).catch(ifAbsent))?.Body;
      if (!body) throw new StoredFileMissing(key);
      if (!(body instanceof Readable)) throw new Error('The storage answered without a stream');
      return body;
    },
    signedReads: reads === undefined ? undefined : signedReads(bucket, { ...settings, endpoint: reads }),
    head,
    exists: async (key) => (await head(key)) !== undefined,
    delete: remove,
    list: (after = '') => listBucket(client, bucket, after),
    async setAside(key, folder) {
      const CopySource = `${bucket}/${place(key).Key}`;
      const target = { Bucket: bucket, Key: asideKey(key, folder) };
      const copied = await client.send(new CopyObjectCommand({ ...target, CopySource })).catch(ifAbsent);
      if (copied) await remove(key);
    },
    async eraseAside(key, folder) {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: asideKey(key, folder) }));
    },
    readMark,
    async mark(id, { replaces = false } = {}) {
      const Body = Buffer.from(id);
      const write = (IfNoneMatch?: '*') =>
        client.send(
          new PutObjectCommand({
            Bucket: bucket,
            Key: markKey,
            Body,
            ContentType: 'text/plain',
            IfNoneMatch,
          }),
        );
      if (replaces) await write();
      else if ((await readMark()) === undefined)
        await write('*').catch((error) => (isTaken(error) ? undefined : write()));
      return readMark();
    },
    async writable() {
      await requireRoom({ free: () => freeBytes(temporaryFolder) });
      // A question that costs nothing, about what is there or not; a bucket that is away answers neither.
      await client.send(new HeadObjectCommand({ Bucket: bucket, Key: markKey })).catch(ifAbsent);
    },
    temporary: temporary.create,
    sweepTemporary: temporary.sweep,
    free: () => freeBytes(temporaryFolder),
  };
}

async function* listBucket(client: S3Client, bucket: string, after: string): AsyncIterable<StoredFile> {
  const input = { Bucket: bucket, StartAfter: after === '' ? undefined : after };
  for await (const page of paginateListObjectsV2({ client }, input)) {
    for (const { Key, Size, LastModified } of page.Contents ?? []) {
      if (Key === undefined || !isKey(Key)) continue;
      yield { key: Key, size: Size ?? 0, modifiedAt: LastModified ?? new Date(0) };
    }
  }
}

function rangeHeader({ start, end }: ByteRange = {}): string | undefined {
  return start === undefined && end === undefined ? undefined : `bytes=${start ?? 0}-${end ?? ''}`;
}

/** A line that broke, no answer in time, a refusal of who we are, or a server that can't now; 501 is one that never could. */
function isAway(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  if (!(error instanceof S3ServiceException)) return error.name === 'TimeoutError' || 'code' in error;
  const status = error.$metadata.httpStatusCode ?? 0;
  return status === 401 || status === 403 || status === 429 || (status >= 500 && status !== 501);
}

function ifAbsent(error: unknown): undefined {
  if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return;
  throw error;
}

/** True where somebody else wrote first (412, 409); false of a server that knows no conditions (501). */
function isTaken(error: unknown): boolean {
  const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
  if (status === 501) return false;
  if (status === 412 || status === 409) return true;
  throw error;
}
