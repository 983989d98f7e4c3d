import type { MiddlewareHandler } from 'hono';
import { keyScopeOf } from '#contract/key-scopes.ts';
import { keyMark } from '#domain/companies/api-keys.ts';
import { keyOf } from '#server/platform/actor.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { tokenOf } from '#server/platform/sessions.ts';
import type { AppContext, AppParts } from './app.ts';

/**
 * What an API key opens: the calls of its scopes, known before their body is read, and files, which the parts that know
 * them let it read. Nothing else: no page, no stream, no upload, no call of a person's own affairs (`KEY_CLOSED`).
 */
export function boundKeys({ api, platform }: Pick<AppParts, 'api' | 'platform'>): MiddlewareHandler {
  return async (c: AppContext, next) => {
    const found = tokenOf(c.req.raw.headers, platform.config.publicUrl);
    if (!found?.token.startsWith(keyMark)) return next();
    const { actor } = await c.get('context')();
    const { path } = c.req;
    const method = c.req.method === 'HEAD' ? 'GET' : c.req.method;
    // Assistants: each of their calls comes by here once more.
    if (path === '/mcp') return next();
    if (method === 'GET' && (filePath.test(path) || path === '/api/openapi.json')) return next();
    const call = path.startsWith('/api/') ? await api.findCall(method, path) : undefined;
    if (!call) throw new Refusal(path.startsWith('/api/') ? 'NOT_FOUND' : 'KEY_CLOSED');
    const { policy, isReading = false } = call.meta;
    const scope = keyScopeOf({ path: call.place, method: call.method, policy, isReading });
    if (scope === 'closed') throw new Refusal('KEY_CLOSED');
    if (scope !== 'open' && !keyOf(actor)?.scopes.includes(scope))
      throw new Refusal('KEY_SCOPE', { params: { scope } });
    return next();
  };
}

const filePath = /^\/api\/files\/[\da-f-]{36}$/;
