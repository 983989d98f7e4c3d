import { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  createBrotliCompress,
  createGzip,
  gzip,
  gzipSync,
} from 'node:zlib';

/** Below this, what compressing saves is less than what it costs. */
const smallest = 1024;
/** Up to here, compressing takes less of this thread than handing it to another. */
const smallForThread = 24 * 1024;
const compressible = /^(?:text\/html|application\/(?:json|xml|rss\+xml))\b/;
const streamed = /^application\/xml\b/;
// Fast levels: a page takes a millisecond of another thread and a fifth of its length.
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const gzipOptions = { level: 5 };

/** A page, a call's answer or a feed in the form that the reader accepts; files come compressed from the build. */
export async function compressResponse(response: Response, accepted: string): Promise<Response> {
  const encoding = ['br', 'gzip'].find((name) =>
    new RegExp(`\\b${name}\\b(?!;q=0(?:\\.0*)?(?:,|$))`).test(accepted),
  );
  const { headers, status } = response;
  const type = headers.get('content-type') ?? '';
  if (!encoding || !compressible.test(type)) return response;
  if (headers.has('content-encoding') || headers.has('content-length')) return response;
  const { body } = response;
  if (!body) return response;
  if (streamed.test(type)) {
    const compressor = encoding === 'br' ? createBrotliCompress(brotliOptions) : createGzip(gzipOptions);
    const piped = Readable.fromWeb(body as NodeStream).compose(compressor);
    return new Response(Readable.toWeb(piped as Readable) as ReadableStream, {
      status,
      headers: encoded(headers, encoding),
    });
  }
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (bytes.length < smallest) return new Response(bytes, { status, headers });
  const compressed = bytes.length <= smallForThread ? compressNow : compressElsewhere;
  return new Response(new Uint8Array(await compressed(bytes, encoding)), {
    status,
    headers: encoded(headers, encoding),
  });
}

function compressNow(bytes: Uint8Array, encoding: string): Uint8Array {
  return encoding === 'br' ? brotliCompressSync(bytes, brotliOptions) : gzipSync(bytes, gzipOptions);
}

const brotliElsewhere = promisify(brotliCompress);
const gzipElsewhere = promisify(gzip);

function compressElsewhere(bytes: Uint8Array, encoding: string): Promise<Uint8Array> {
  return encoding === 'br' ? brotliElsewhere(bytes, brotliOptions) : gzipElsewhere(bytes, gzipOptions);
}

function encoded(original: Headers, encoding: string): Headers {
  const headers = new Headers(original);
  headers.set('content-encoding', encoding);
  headers.append('vary', 'Accept-Encoding');
  const tag = headers.get('etag');
  // The same content, but not the same bytes.
  if (tag && !tag.startsWith('W/')) headers.set('etag', `W/${tag}`);
  return headers;
}
