import { createHash } from 'node:crypto';
import { routePath } from 'hono/route';
import { plainPath } from '#domain/locale.ts';
import type { AppContext, AppParts } from './app.ts';

/** Asked all the time, by machines and by each page: named at `debug` alone, unless they fail. */
const quietRoutes = new Set(['/healthz', '/readyz', '/assets/…']);

/**
 * Writes a line for an answer: which route, how it ended, how long it took until its head, and a name for the account that
 * is none outside the log. Paths and queries stay out, because some of them hold secrets.
 */
export async function logAnswer(
  c: AppContext,
  { platform, api }: Pick<AppParts, 'platform' | 'api'>,
  { request, startedAt }: { request: string; startedAt: number },
): Promise<void> {
  const { status } = c.res;
  const route = await routeOf(c, api);
  const level = quietRoutes.has(route) && status < 500 ? 'debug' : 'info';
  const account = accountOf(c);
  const ms = performance.now() - startedAt;
  platform.metrics?.answered({ method: c.req.method, route, status, seconds: ms / 1000 });
  platform.log[level](
    {
      request,
      method: c.req.method,
      route,
      status,
      ms: Math.round(ms),
      ...(account && { account }),
    },
    'answered',
  );
}

/** A call by its path in the contract, what streams by its pattern, a page by the first part of its path. */
async function routeOf(c: AppContext, api: AppParts['api']): Promise<string> {
  const { path, method } = c.req;
  if (path.startsWith('/api/')) {
    const call = await api.pathOf(method === 'HEAD' ? 'GET' : method, path);
    if (call) return call;
  }
  const pattern = routePath(c);
  if (!pattern.endsWith('*')) return pattern;
  if (path.startsWith('/api/')) return '/api/…';
  const [, first = '', ...rest] = plainPath(path).split('/');
  const named = /^[\w.-]{0,40}$/.test(first) ? first : '…';
  return rest.length > 0 ? `/${named}/…` : `/${named}`;
}

function accountOf(c: AppContext): string | undefined {
  const actor = c.get('actor');
  if (!actor || actor.role === 'visitor') return undefined;
  return createHash('sha256').update(actor.accountId).digest('base64url').slice(0, 12);
}
