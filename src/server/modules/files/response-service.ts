import { Readable } from 'node:stream';
import type { AppContext } from '#server/platform/http/app.ts';
import type { FileRecord } from './queries.ts';
import { readRange } from './ranges.ts';

/** A file, or the range of it that was asked for, to a caller who may read it; a browser may be sent to the bucket for it. */
export async function respondWithFile(
  c: AppContext,
  file: FileRecord,
  extra: Record<string, string>,
): Promise<Response> {
  const address = await ownAddress(c, file);
  if (address !== undefined) {
    const headers = {
      location: address,
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
    };
    return new Response(null, { status: 302, headers });
  }
  const etag = `"${file.id}"`;
  const headers = new Headers({
    ...extra,
    etag,
    'accept-ranges': 'bytes',
    'content-type': file.contentType,
    'content-disposition': disposition(file),
    'content-security-policy': policyOf(file),
    'x-robots-tag': 'noindex',
  });
  if (file.isPublic && c.req.header('if-none-match') === etag)
    return new Response(null, { status: 304, headers });
  const range = readRange(c.req.header('range'), {
    size: file.size,
    etag,
    ifRange: c.req.header('if-range'),
  });
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${file.size}`);
    return new Response(null, { status: 416, headers });
  }
  const asked = range === 'whole' ? { start: 0, end: file.size - 1 } : range;
  headers.set('content-length', String(asked.end - asked.start + 1));
  if (range !== 'whole') headers.set('content-range', `bytes ${asked.start}-${asked.end}/${file.size}`);
  const status = range === 'whole' ? 200 : 206;
  if (c.req.raw.method === 'HEAD') return new Response(null, { status, headers });
  const { storage } = await c.get('context')();
  const content = await storage.stream(file.storageKey, asked);
  return new Response(Readable.toWeb(content) as ReadableStream, { status, headers });
}

/**
 * Where a browser reads a private file itself, if it can: a page opens it, or shows it as a picture or a video. What a script
 * asks for, and whoever is no browser, reads it here: another origin would not tell it.
 */
async function ownAddress(c: AppContext, file: FileRecord): Promise<string | undefined> {
  const { storage } = await c.get('context')();
  const mode = c.req.header('sec-fetch-mode');
  const isSimple = c.req.raw.method === 'GET' && (mode === 'navigate' || mode === 'no-cors');
  if (!storage.signedReads || file.isPublic || !isSimple) return undefined;
  const { contentType } = file;
  return storage.signedReads.addressOf(file.storageKey, { contentType, disposition: disposition(file) });
}

/** Pictures and videos that the server checked show in the page; everything else is a download. */
function disposition(file: FileRecord): string {
  const shows = /^(?:image|video)\//.test(file.contentType);
  const name = file.label || `${file.kind}.${file.storageKey.split('.').at(-1)}`;
  const plain = name.replace(/[^\w .()-]/g, '_');
  return `${shows ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${encodeName(name)}`;
}

function encodeName(name: string): string {
  return encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function policyOf(file: FileRecord): string {
  // A sandboxed PDF shows in no browser.
  const base = "default-src 'none'; frame-ancestors 'none'";
  return file.contentType === 'application/pdf' ? base : `${base}; sandbox`;
}
