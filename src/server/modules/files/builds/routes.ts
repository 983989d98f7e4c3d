import { Readable } from 'node:stream';
import type { App } from '#server/platform/http/app.ts';
import { assetHeaders, assetType, encodingFor } from '#server/platform/http/assets.ts';
import { StoredFileMissing } from '#server/platform/storage.ts';
import { deleteBuild, findForms } from './queries.ts';

/**
 * `GET /assets/{name}` and `/assets/{language}/{name}` of other builds than this process's own, which come before: only what
 * a record names.
 */
export function keptAssetRoutes(app: App): void {
  app.get('/assets/*', async (c) => {
    const { path } = c.req;
    // As the build names its files.
    const type = /^\/assets\/(?:[a-z-]+\/)?[\w.-]+$/.test(path) ? assetType(path) : undefined;
    const { db, storage } = await c.get('context')();
    const forms = type ? await findForms(db, path) : [];
    const there = new Set(forms.flatMap(({ encoding }) => encoding || []));
    const encoding = encodingFor(c.req.header('accept-encoding'), there);
    const form = forms.find((one) => one.encoding === (encoding ?? ''));
    if (!type || !form) return notThere();
    const headers = assetHeaders(path, { type, size: form.size, encoding });
    if (c.req.raw.method === 'HEAD' || form.size === 0) return new Response(null, { headers });
    const range = { start: form.start, end: form.start + form.size - 1 };
    try {
      const content = await storage.stream(form.storageKey, range);
      return new Response(Readable.toWeb(content) as ReadableStream, { headers });
    } catch (error) {
      if (!(error instanceof StoredFileMissing)) throw error;
      // A storage of another moment: whoever runs that build keeps it anew.
      await deleteBuild(db, form.buildId);
      return notThere();
    }
  });
}

function notThere(): Response {
  return new Response('Not found', {
    status: 404,
    headers: { 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' },
  });
}
