import type { App, AppContext } from '#server/platform/http/app.ts';
import { limitRead } from '#server/platform/limit-reads.ts';
import { limitCall } from '#server/platform/limits.ts';
import { answerRoutes } from './answer/routes.ts';
import { writeCalendarFile } from './calendar/service.ts';
import { writeMembersFeed } from './feed/service.ts';

/** What calendar programs read, and the page's own form. */
export function interviewRoutes(app: App): void {
  answerRoutes(app);
  app.get('/interview.ics', answerFile);
  app.get('/calendar/:file{[A-Za-z0-9_-]{43}[.]ics}', answerFeed);
}

/** One interview, for whoever may read it; `token` is that of a letter's link. */
async function answerFile(c: AppContext): Promise<Response> {
  const context = await c.get('context')();
  await limitCall(context, 'interview_link');
  const { token, id } = c.req.query();
  return new Response(await writeCalendarFile(context, { token, id }), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="interview.ics"',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    },
  });
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
