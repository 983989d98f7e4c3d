import { readOpeningSearch } from '#domain/job-openings/search.ts';
import { hiddenFrom } from '#server/modules/job-openings/hidden/service.ts';
import type { App } from '#server/platform/http/app.ts';
import { limitRead } from '#server/platform/limit-reads.ts';
import { cardsFor } from './cards-service.ts';
import { searchAnswer, searchOpenings } from './search.ts';
import { listTitles } from './titles.ts';

/**
 * The two most frequent public reads, ahead of the API's own mount: the search is put together from fragments
 * without an object ever being made of them, and the titles are one buffer with an ETag.
 */
export function poolRoutes(app: App): void {
  app.get('/api/jobs_pool', async (c) => {
    const context = await c.get('context')();
    limitRead(context);
    const search = readOpeningSearch(readQuery(c.req.raw.url));
    const { cards, ...found } = await searchOpenings(context, search, await hiddenFrom(context));
    const answer = searchAnswer({ ...found, cards: cardsFor(cards, context.locale) });
    return new Response(answer, { headers: responseHeaders });
  });
  app.get('/api/get_all_job_titles', async (c) => {
    const context = await c.get('context')();
    limitRead(context);
    const { json, compressed, etag } = await listTitles(context, c.req.query('new') === 'true');
    const headers = {
      'cache-control': 'public, no-cache',
      etag,
      vary: 'Accept-Encoding, Accept-Language, Cookie',
    };
    if (c.req.header('if-none-match') === etag) return new Response(null, { status: 304, headers });
    const isCompressed = /\bbr\b/.test(c.req.header('accept-encoding') ?? '');
    return new Response(new Uint8Array(isCompressed ? compressed : json), {
      headers: {
        ...headers,
        'content-type': 'application/json',
        ...(isCompressed && { 'content-encoding': 'br' }),
      },
    });
  });
}

const responseHeaders = { 'content-type': 'application/json', 'cache-control': 'no-store' };

/** The query with lists as clients write them: `job_title=a&job_title=b`, `job_title[]=a`, `job_title[0]=a`. */
function readQuery(url: string): Record<string, string | string[]> {
  const start = url.indexOf('?');
  if (start === -1 || url.length > 8000) return {};
  const query: Record<string, string | string[]> = {};
  for (const [key, value] of new URLSearchParams(url.slice(start))) {
    const name = key.replace(/\[\d{0,3}\]$/, '');
    const known = query[name];
    query[name] = known === undefined ? value : [known, value].flat();
  }
  return query;
}
