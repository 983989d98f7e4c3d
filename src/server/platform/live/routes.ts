import type { SignedInActor } from '#server/platform/actor.ts';
import { requirePolicy } from '#server/platform/authorization.ts';
import type { App } from '#server/platform/http/app.ts';
import { limitAccount } from '#server/platform/limit-reads.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { Live } from './live.ts';
import type { LiveReader } from './streams.ts';

/**
 * `GET /api/live`: server-sent events for who is signed in. `ready` begins with what was missed since `Last-Event-ID`
 * (or `after`), or `null` where that can't be told; `changed` names kinds and ids; `passing` is not kept; `beat` comes
 * every 20 s.
 */
export function liveRoute(live: Live): (app: App) => void {
  return (app) => {
    app.get('/api/live', async (c) => {
      const context = await c.get('context')();
      requirePolicy('signed-in', context);
      limitAccount(context);
      if (isForeign(c.req.raw.headers)) throw new Refusal('FOREIGN_ORIGIN');
      const after = c.req.header('last-event-id') ?? c.req.query('after');
      const body = c.req.method === 'HEAD' ? null : await live.open(readerOf(context.actor), after);
      return new Response(body, {
        headers: {
          'content-type': 'text/event-stream',
          // A proxy that gathers or compresses would hold back what is to be seen at once.
          'cache-control': 'no-store, no-transform',
          'x-accel-buffering': 'no',
        },
      });
    });
  };
}

/** Who reads a stream; the company counts while it is approved. */
function readerOf(actor: SignedInActor): LiveReader {
  const isApproved = actor.role === 'company' && actor.approvedStatus === 'Approved';
  return {
    sessionId: actor.sessionId,
    personId: actor.accountId,
    companyId: isApproved ? actor.companyId : undefined,
  };
}

/** A foreign page can't read the stream; it need not hold one open either. */
function isForeign(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  return site !== null && site !== 'same-origin' && site !== 'none';
}
