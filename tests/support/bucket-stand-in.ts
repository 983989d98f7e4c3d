import type { RequestListener, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { type BucketKey, isSignedBy } from './s3-signatures.ts';

interface Settings {
  key?: BucketKey;
  page?: number;
  age?: number;
  now?: () => number;
}

/**
 * A bucket in memory: as much of the S3 interface as the product uses. With a key, what is not signed by it is refused;
 * a list has so many keys a page; everything was stored so many milliseconds ago. An address that was made to be read for
 * some time is good for that by its own clock.
 */
export function bucketStandIn({
  key: owner,
  page = 1000,
  age = 0,
  now = Date.now,
}: Settings = {}): RequestListener {
  const files = new Map<string, Buffer>();
  const parts = new Map<string, Map<number, Buffer>>();
  let uploads = 0;

  return async (request, response) => {
    const url = new URL(request.url ?? '', 'http://bucket');
    const key = decodeURIComponent(url.pathname.split('/').slice(2).join('/'));
    const uploadId = url.searchParams.get('uploadId');
    // Reading first lets the client finish sending, whatever the answer.
    const body = await buffer(request).catch(() => undefined);
    if (!body || response.destroyed) return;
    if (request.headers['content-encoding']?.includes('aws-chunked')) return answer(response, 501);
    if (owner && !isSignedBy(owner, request, now()))
      return answer(response, 403, '<Error><Code>SignatureDoesNotMatch</Code></Error>');
    if (uploadId && !parts.has(uploadId))
      return answer(response, 404, '<Error><Code>NoSuchUpload</Code></Error>');

    const method = `${request.method} ${url.searchParams.has('uploads') ? 'begin' : uploadId ? 'part' : key ? 'file' : 'list'}`;
    if (method === 'POST begin') {
      uploads += 1;
      const id = String(uploads);
      parts.set(id, new Map());
      return answer(
        response,
        200,
        `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
      );
    }
    if (method === 'PUT part') {
      parts.get(uploadId ?? '')?.set(Number(url.searchParams.get('partNumber')), body);
      return answer(response, 200);
    }
    if (method === 'POST part') {
      const pieces = [...(parts.get(uploadId ?? '') ?? [])]
        .sort(([a], [b]) => a - b)
        .map(([, piece]) => piece);
      files.set(key, Buffer.concat(pieces));
      parts.delete(uploadId ?? '');
      return answer(response, 200, '<CompleteMultipartUploadResult></CompleteMultipartUploadResult>');
    }
    if (method === 'DELETE part') {
      parts.delete(uploadId ?? '');
      return answer(response, 204);
    }
    if (method === 'GET list') return answer(response, 200, listing(files, url.searchParams, { page, age }));
    if (method === 'PUT file') {
      if (request.headers['if-none-match'] === '*' && files.has(key)) return answer(response, 412);
      const source = request.headers['x-amz-copy-source'];
      if (typeof source === 'string') {
        const copied = files.get(decodeURIComponent(source).split('/').slice(1).join('/'));
        if (!copied) return answer(response, 404, '<Error><Code>NoSuchKey</Code></Error>');
        files.set(key, copied);
        return answer(response, 200, '<CopyObjectResult><ETag>"e"</ETag></CopyObjectResult>');
      }
      files.set(key, body);
      return answer(response, 200);
    }
    if (method === 'DELETE file') {
      files.delete(key);
      return answer(response, 204);
    }
    return sendFile(response, files.get(key), request.headers.range, announced(url.searchParams));
  };
}

/** The headers that a signed address asks for. */
function announced(asked: URLSearchParams): Record<string, string> {
  return Object.fromEntries(
    [...asked].flatMap(([name, value]) =>
      name.startsWith('response-') ? [[name.slice('response-'.length), value]] : [],
    ),
  );
}

function sendFile(
  response: ServerResponse,
  file: Buffer | undefined,
  range: string | undefined,
  headers: Record<string, string>,
): void {
  if (!file) {
    answer(response, 404, '<Error><Code>NoSuchKey</Code></Error>');
    return;
  }
  const [start = '0', last] = range?.replace('bytes=', '').split('-') ?? [];
  const end = last ? Number(last) : file.length - 1;
  const ofWhole = range && { 'content-range': `bytes ${start}-${end}/${file.length}` };
  const slice = file.subarray(Number(start), end + 1);
  answer(response, range ? 206 : 200, slice, { ...headers, ...ofWhole, 'accept-ranges': 'bytes' });
}

function listing(
  files: Map<string, Buffer>,
  asked: URLSearchParams,
  { page, age }: { page: number; age: number },
): string {
  const after = asked.get('continuation-token') ?? asked.get('start-after') ?? '';
  const prefix = asked.get('prefix') ?? '';
  const found = [...files.keys()].filter((key) => key > after && key.startsWith(prefix)).toSorted();
  const shown = found.slice(0, page);
  const contents = shown.map(
    (key) =>
      `<Contents><Key>${key}</Key><Size>${files.get(key)?.length}</Size><LastModified>${new Date(Date.now() - age).toISOString()}</LastModified></Contents>`,
  );
  const isMore = found.length > shown.length;
  const next = isMore ? `<NextContinuationToken>${shown.at(-1)}</NextContinuationToken>` : '';
  return `<ListBucketResult><IsTruncated>${isMore}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`;
}

function answer(
  response: ServerResponse,
  status: number,
  body: string | Buffer = '',
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, {
    ...headers,
    'content-length': Buffer.byteLength(body),
    'last-modified': new Date().toUTCString(),
    etag: '"e"',
  });
  response.end(body);
}
