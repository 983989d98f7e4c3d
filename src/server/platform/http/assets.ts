import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { Readable } from 'node:stream';
import type { MiddlewareHandler } from 'hono';
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

interface Asset {
  path: string;
  type: string;
  encodings: Set<string>;
}

/** Serves the built client and `public/` from a list read at the start: nothing else of the folder can be asked for. */
export async function serveAssets(folder: string): Promise<(app: App) => void> {
  const assets = await listAssets(folder);
  return (app) => {
    app.use(serveAsset(assets));
  };
}

function serveAsset(assets: Map<string, Asset>): MiddlewareHandler {
  return async (c, next) => {
    const asset = c.req.method === 'GET' || c.req.method === 'HEAD' ? assets.get(c.req.path) : undefined;
    if (!asset) return next();
    const accepted = c.req.header('accept-encoding') ?? '';
    const encoding = ['br', 'gzip'].find((name) => accepted.includes(name) && asset.encodings.has(name));
    const path = encoding ? `${asset.path}.${encoding === 'br' ? 'br' : 'gz'}` : asset.path;
    const found = await stat(path).catch(() => undefined);
    // A build under a running server took it away.
    if (!found) return next();
    const { size, mtimeMs } = found;
    const tag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
    const headers = new Headers({
      'content-type': asset.type,
      'content-length': String(size),
      vary: 'Accept-Encoding',
    });
    if (encoding) headers.set('content-encoding', encoding);
    headers.set('cache-control', cacheRuleOf(c.req.path));
    headers.set('etag', tag);
    const policy = policies[extname(asset.path)];
    if (policy) headers.set('content-security-policy', policy);
    if (c.req.header('if-none-match') === tag) {
      headers.delete('content-length');
      return new Response(null, { status: 304, headers });
    }
    const body = c.req.method === 'HEAD' ? null : (Readable.toWeb(createReadStream(path)) as ReadableStream);
    return new Response(body, { headers });
  };
}

/** Built files never change under their name; pictures may be a day old; the worker and what it finds is always asked for. */
function cacheRuleOf(path: string): string {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  return /^\/(?:flags|uploads)\/|\.(?:svg|png|ico)$/.test(path) ? 'public, max-age=86400' : 'no-cache';
}

async function listAssets(folder: string): Promise<Map<string, Asset>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const names = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const assets = new Map<string, Asset>();
  for (const path of names) {
    const type = types[extname(path)];
    if (!type || path.endsWith('.map')) continue;
    const encodings = new Set(
      ['br', 'gzip'].filter((name) => names.includes(`${path}.${name === 'br' ? 'br' : 'gz'}`)),
    );
    assets.set(path.slice(folder.length).replaceAll('\\', '/'), { path, type, encodings });
  }
  return assets;
}
