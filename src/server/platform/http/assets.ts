import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { Readable } from 'node:stream';
import type { MiddlewareHandler } from 'hono';
import { openingsScript } from '#domain/job-openings/own-site.ts';
import type { App } from './app.ts';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.ttf': 'font/ttf',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.wasm': 'application/wasm',
};

/** A worker and a page without the server obey the policy that they came with. */
const policies: Record<string, string | undefined> = {
  '.js':
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self' blob: data:; object-src 'none'",
  '.html':
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
};

/** A built file, and the forms of it that the build compressed. */
interface Asset {
  path: string;
  type: string;
  encodings: Set<AssetEncoding>;
}

/** The smaller first. */
const encodings = ['br', 'gzip'] as const;
export type AssetEncoding = (typeof encodings)[number];

/** Serves the built client and `public/` from a list read at the start: nothing else of the folder can be asked for. */
export function serveAssets(assets: Map<string, Asset>): (app: App) => void {
  return (app) => {
    app.use(serveAsset(assets));
  };
}

function serveAsset(assets: Map<string, Asset>): MiddlewareHandler {
  return async (c, next) => {
    const asset = c.req.method === 'GET' || c.req.method === 'HEAD' ? assets.get(c.req.path) : undefined;
    if (!asset) return next();
    const encoding = encodingFor(c.req.header('accept-encoding'), asset.encodings);
    const path = pathOfForm(asset.path, encoding);
    const found = await stat(path).catch(() => undefined);
    // A build under a running server took it away.
    if (!found) return next();
    const { size, mtimeMs } = found;
    const tag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
    const headers = assetHeaders(c.req.path, { type: asset.type, size, encoding });
    headers.set('etag', tag);
    if (c.req.header('if-none-match') === tag) {
      headers.delete('content-length');
      return new Response(null, { status: 304, headers });
    }
    const body = c.req.method === 'HEAD' ? null : (Readable.toWeb(createReadStream(path)) as ReadableStream);
    return new Response(body, { headers });
  };
}

/** What every form of a built file is sent with, from this build or an earlier one. */
export function assetHeaders(
  path: string,
  { type, size, encoding }: { type: string; size: number; encoding: AssetEncoding | undefined },
): Headers {
  const headers = new Headers({
    'content-type': type,
    'content-length': String(size),
    vary: 'Accept-Encoding',
    'cache-control': cacheRuleOf(path),
  });
  if (encoding) headers.set('content-encoding', encoding);
  if (path === openingsScript) {
    headers.set('access-control-allow-origin', '*');
    headers.set('cross-origin-resource-policy', 'cross-origin');
  }
  const policy = policies[extname(path)];
  if (policy) headers.set('content-security-policy', policy);
  return headers;
}

/** The smallest form that there is and that the reader accepts; undefined for the file as it is. */
export function encodingFor(
  accepted: string | undefined,
  forms: ReadonlySet<AssetEncoding>,
): AssetEncoding | undefined {
  return encodings.find((name) => accepted?.includes(name) && forms.has(name));
}

/** Where the build put a form of a file. */
export function pathOfForm(path: string, encoding: AssetEncoding | undefined): string {
  if (!encoding) return path;
  return `${path}.${encoding === 'br' ? 'br' : 'gz'}`;
}

/** The type of what is served under that name; undefined of what never is. */
export function assetType(name: string): string | undefined {
  return name.endsWith('.map') ? undefined : types[extname(name)];
}

/** Other sites take one script from here, for an hour. Built files never change under their name; pictures may be a day old; the worker and what it finds is always asked for. */
function cacheRuleOf(path: string): string {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  if (path === openingsScript) return 'public, max-age=3600';
  return /^\/(?:flags|uploads)\/|\.(?:svg|png|ico)$/.test(path) ? 'public, max-age=86400' : 'no-cache';
}

/** The files of a built client by the paths at which they are served; none where nothing was built. */
export async function listAssets(folder: string): Promise<Map<string, Asset>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const names = new Set(
    entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name)),
  );
  const assets = new Map<string, Asset>();
  for (const path of names) {
    const type = assetType(path);
    if (!type) continue;
    const forms = new Set(encodings.filter((name) => names.has(pathOfForm(path, name))));
    assets.set(path.slice(folder.length).replaceAll('\\', '/'), { path, type, encodings: forms });
  }
  return assets;
}
