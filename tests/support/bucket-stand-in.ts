import type { RequestListener, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** A bucket in memory, for the tests of the storage: as much of the S3 interface as they use, without signatures. */
export function bucketStandIn(): RequestListener {
  const files = new Map<string, Buffer>();
  const parts = new Map<string, Map<number, Buffer>>();

  return async (request, response) => {
    const url = new URL(request.url ?? '', 'http://bucket');
    const key = decodeURIComponent(url.pathname.split('/').slice(2).join('/'));
    const uploadId = url.searchParams.get('uploadId');
    // Reading first lets the client finish sending, whatever the answer.
    const body = await buffer(request).catch(() => undefined);
    if (!body || response.destroyed) return;
    if (request.headers['content-encoding']?.includes('aws-chunked')) return answer(response, 501);

    const method = `${request.method} ${url.searchParams.has('uploads') ? 'begin' : uploadId ? 'part' : key ? 'file' : 'list'}`;
    if (method === 'POST begin') {
      const id = String(parts.size + 1);
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
      return answer(response, 200, '<CompleteMultipartUploadResult></CompleteMultipartUploadResult>');
    }
    if (method === 'DELETE part') return answer(response, 204);
    if (method === 'GET list')
      return answer(response, 200, listing(files, url.searchParams.get('start-after') ?? ''));
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
    return sendFile(response, files.get(key), request.headers.range);
  };
}

function sendFile(response: ServerResponse, file: Buffer | undefined, range: string | undefined): void {
  if (!file) {
    answer(response, 404, '<Error><Code>NoSuchKey</Code></Error>');
    return;
  }
  const [start, end] = range?.replace('bytes=', '').split('-') ?? [];
  const slice = file.subarray(Number(start ?? 0), end ? Number(end) + 1 : undefined);
  answer(response, range ? 206 : 200, slice);
}

function listing(files: Map<string, Buffer>, after: string): string {
  const contents = [...files]
    .filter(([key]) => key > after)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, file]) => `<Contents><Key>${key}</Key><Size>${file.length}</Size></Contents>`);
  return `<ListBucketResult><IsTruncated>false</IsTruncated>${contents.join('')}</ListBucketResult>`;
}

function answer(response: ServerResponse, status: number, body: string | Buffer = ''): void {
  response.writeHead(status, {
    'content-length': Buffer.byteLength(body),
    'last-modified': new Date().toUTCString(),
    etag: '"e"',
  });
  response.end(body);
}
