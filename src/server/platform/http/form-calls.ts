import type { App, AppContext } from './app.ts';

/** Makes the very call that a screen makes, with its limits and the caller's own session, for a plain form. */
export async function callFor(
  app: App,
  c: AppContext,
  path: `/api/${string}`,
  input: object,
): Promise<Response> {
  const headers = new Headers(c.req.raw.headers);
  headers.set('content-type', 'application/json');
  for (const name of ['content-length', 'accept-encoding']) headers.delete(name);
  const url = new URL(path, c.req.url);
  return app.fetch(new Request(url, { method: 'POST', headers, body: JSON.stringify(input) }), c.env);
}
