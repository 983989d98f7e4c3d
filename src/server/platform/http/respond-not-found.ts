import { Refusal } from '#server/platform/refusal.ts';
import { failureResponse } from './api.ts';
import type { App, AppContext } from './app.ts';
import { methods } from './calls.ts';

/** 405 with `Allow` where the path has other methods, here or as the calls or pages given; else 404. */
export async function respondNotFound(app: App, c: AppContext, others: string[]): Promise<Response> {
  const here = methods.filter((method) =>
    app.router.match(method, c.req.path)[0].some(([[, route]]) => route.method === method),
  );
  const allowed = new Set([...here, ...others]);
  if (allowed.has('GET')) allowed.add('HEAD');
  const context = await c.get('context')();
  if (allowed.size === 0 || allowed.has(c.req.method))
    return failureResponse(new Refusal('NOT_FOUND'), context);
  const response = failureResponse(new Refusal('METHOD_NOT_ALLOWED'), context);
  response.headers.set('allow', [...allowed].sort().join(', '));
  return response;
}
