import type { MiddlewareHandler } from 'hono';
import { Refusal } from '#server/platform/refusal.ts';
import { countRefused } from '#server/platform/refused-counts.ts';
import { tokenOf } from '#server/platform/sessions.ts';
import type { AppContext, AppParts } from './app.ts';

/** Seconds after which whoever was turned away may come again: by then what runs is done. */
export const busySeconds = 5;

/**
 * Serves at most `config.visitorReads` reads of visitors at once, pages and calls (R6): what more arrives is told to
 * come again, because it would make everybody wait, and not be served sooner. Who is signed in, writes (sign-in among
 * them), health checks and files pass.
 */
export function boundVisitorReads(parts: AppParts): MiddlewareHandler {
  const { platform } = parts;
  let running = 0;
  return async (c, next) => {
    if (!(await isVisitorsRead(c, parts))) return next();
    if (running >= platform.config.visitorReads) {
      countRefused({ outsideDb: platform.db, clock: platform.clock }, 'busy');
      return respondBusy(c, parts);
    }
    running += 1;
    try {
      await next();
    } finally {
      running -= 1;
    }
  };
}

async function respondBusy(c: AppContext, { busyPage }: AppParts): Promise<Response> {
  const isPage = !c.req.path.startsWith('/api/') && !/\.\w+$/.test(c.req.path);
  if (isPage) return busyPage(c);
  throw new Refusal('BUSY', { retryAfterSeconds: busySeconds });
}

async function isVisitorsRead(c: AppContext, { platform, api }: AppParts): Promise<boolean> {
  const { method, path } = c.req;
  if (path.startsWith('/uploads/')) return false;
  const isPost = method === 'POST' && path.startsWith('/api/rpc/');
  // The screens ask by POST for what is read, too.
  const isRead = isPost ? (await api.methodsOf(path)).includes('GET') : method === 'GET' || method === 'HEAD';
  if (!isRead) return false;
  if (!tokenOf(c.req.raw.headers, platform.config.publicUrl)) return true;
  // A token that nobody was given makes nobody signed in. Where sessions can't be read, the route says so.
  const context = await c
    .get('context')()
    .catch(() => undefined);
  return context?.actor.role === 'visitor';
}
