import type { App, AppContext } from '#server/platform/http/app.ts';
import { limitRead } from '#server/platform/limit-reads.ts';
import { writeMembersFeed } from './feed/service.ts';

/** What calendar programs read. */
export function calendarRoutes(app: App): void {
  app.get('/calendar/:file{[A-Za-z0-9_-]{43}[.]ics}', answerFeed);
}

async function answerFeed(c: AppContext): Promise<Response> {
  const context = await c.get('context')();
  limitRead(context);
  const token = c.req.path.slice(c.req.path.lastIndexOf('/') + 1, -'.ics'.length);
  return new Response(await writeMembersFeed(context, token), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, max-age=300',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    },
  });
}
