import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { productName } from '#domain/product.ts';
import type { Platform } from '#server/platform/context.ts';
import type { App } from './app.ts';
import { describeApi } from './description.ts';

const viewer = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

/** The API's description (`/api/openapi.json`) and a page to read it (`/api/docs`). */
export function serveDocumentation(app: App, platform: Platform): void {
  let description: Promise<string> | undefined;
  app.get('/api/openapi.json', async (c) => {
    description ??= describeApi(platform.config.publicUrl).then((document) => JSON.stringify(document));
    return c.body(await description, 200, {
      'content-type': 'application/json',
      'cache-control': 'public, max-age=300',
    });
  });
  app.get('/api/docs', (c) => c.html(page(c.get('nonce')()), 200, viewerPolicy));
  for (const [name, type] of Object.entries({
    'swagger-ui.css': 'text/css; charset=utf-8',
    'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
  })) {
    app.get(`/api/docs/${name}`, async (c) =>
      c.body(await readFile(join(viewer, name), 'utf8'), 200, {
        'content-type': type,
        'cache-control': 'public, max-age=86400',
      }),
    );
  }
}

/**
 * The viewer cleans what it shows with its own sanitiser, whose answers are texts: it may make that policy and no other,
 * and it is not asked for trusted types.
 */
const viewerPolicy = { 'content-security-policy-report-only': 'trusted-types dompurify' };

function page(nonce: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${productName} API</title><link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="/api/docs/swagger-ui.css"></head>
<body><main id="api"></main><script nonce="${nonce}" src="/api/docs/swagger-ui-bundle.js"></script>
<script nonce="${nonce}">SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#api', deepLinking: true, validatorUrl: null });</script></body></html>`;
}
