import { Readable } from 'node:stream';
import { ownDomainAddress } from '#domain/companies/careers/own-domain.ts';
import { isId } from '#domain/ids.ts';
import { type Locale, locales, prefixOf } from '#domain/locale.ts';
import { findPublicCompany } from '#server/modules/companies/service.ts';
import { findFeedOpening, walkFeedOpenings } from '#server/modules/job-openings/feeds/service.ts';
import type { Context } from '#server/platform/context.ts';
import type { App, AppContext } from '#server/platform/http/app.ts';
import { limitRead } from '#server/platform/limit-reads.ts';
import { limitCall } from '#server/platform/limits.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { writeCompanyOpenings } from './feeds/company-openings.ts';
import { isFeedProfile, writeJobFeed } from './feeds/job-feed.ts';
import { openingOfRow } from './feeds/opening-of-row.ts';
import { absoluteUrl } from './feeds/public-url.ts';
import { buildHostRobots, buildRobots } from './feeds/robots.ts';
import { writeArticlesRss, writeCompanyRss, writeOpeningsRss } from './feeds/rss-feeds.ts';
import {
  writeHostSitemap,
  writeOpeningsPart,
  writeSitemap,
  writeSitemapPart,
} from './feeds/sitemap-parts.ts';
import { keptOpeningPicture } from './pictures/kept-picture.ts';

const xml = 'application/xml; charset=utf-8';
const rss = 'application/rss+xml; charset=utf-8';
const json = 'application/json; charset=utf-8';
const plain = 'text/plain; charset=utf-8';
const minute = 60;
const hour = 60 * minute;

/** What programs read: feeds, sitemap, robots, security contact, drawn pictures. */
export function feedRoutes(app: App): void {
  app.get('/robots.txt', (c) =>
    reply(c, plain, day, ({ config: { publicUrl } }) => {
      const own = c.get('ownHost');
      return own ? buildHostRobots(ownDomainAddress(publicUrl, own.host)) : buildRobots(publicUrl);
    }),
  );
  app.get('/.well-known/security.txt', (c) => reply(c, plain, day, securityText));
  app.get('/sitemap.xml', (c) =>
    reply(c, xml, hour, (context) => {
      const own = c.get('ownHost');
      return own ? writeHostSitemap(context, own) : writeSitemap(context);
    }),
  );
  app.get('/:file{sitemap-[0-9]{1,5}[.]xml}', (c) =>
    reply(c, xml, hour, (context) => writeSitemapPart(context, Number(/\d+/.exec(c.req.param('file'))?.[0]))),
  );
  app.get('/:file{sitemap-openings-[0-9]{1,7}[.]xml}', (c) =>
    reply(c, xml, hour, (context) =>
      writeOpeningsPart(context, Number(/\d+/.exec(c.req.param('file'))?.[0])),
    ),
  );
  for (const locale of locales) {
    const prefix = prefixOf(locale);
    app.get(`${prefix}/rss.xml`, (c) =>
      reply(c, rss, 10 * minute, (context) => writeOpeningsRss(context, locale)),
    );
    app.get(`${prefix}/blog/rss.xml`, (c) =>
      reply(c, rss, 10 * minute, (context) => writeArticlesRss(context, locale)),
    );
    // Any site may read what its own visitors are shown.
    app.get(`${prefix}/company/:id{[0-9a-f-]{36}}/openings.json`, async (c) =>
      openToAll(
        await reply(c, json, 2 * minute, (context) => writeCompanyOpenings(context, locale, idIn(c))),
      ),
    );
    app.get(`${prefix}/company/:id{[0-9a-f-]{36}}/rss.xml`, (c) =>
      reply(c, rss, 10 * minute, (context) => writeCompanyRss(context, locale, idIn(c))),
    );
    app.get(`${prefix}/og/job/:file{[0-9a-f-]{36}[.]png}`, (c) => respondWithPicture(c, locale));
  }
  app.get('/jobs.xml', (c) => respondWithJobFeed(c));
  app.get('/company/:id{[0-9a-f-]{36}}/jobs.xml', async (c) => {
    const company = await findPublicCompany((await c.get('context')()).db, idIn(c));
    if (!company) throw new Refusal('NOT_FOUND');
    return respondWithJobFeed(c, company.id);
  });
}

const day = 24 * hour;

async function reply(
  c: AppContext,
  type: string,
  maxAge: number,
  write: (context: Context) => string | undefined | Promise<string | undefined>,
): Promise<Response> {
  const context = await c.get('context')();
  limitRead(context);
  const body = await write(context);
  if (body === undefined) throw new Refusal('NOT_FOUND');
  return new Response(body, {
    headers: { 'content-type': type, 'cache-control': `public, max-age=${maxAge}` },
  });
}

const idIn = (c: AppContext): string => c.req.param('id') ?? '';

function openToAll(response: Response): Response {
  response.headers.set('access-control-allow-origin', '*');
  response.headers.set('cross-origin-resource-policy', 'cross-origin');
  return response;
}

/** All Active openings, or those of one company, as `?profile=` asks for them, written while they are read. */
async function respondWithJobFeed(c: AppContext, companyId?: string): Promise<Response> {
  const context = await c.get('context')();
  const profile = c.req.query('profile') ?? 'general';
  if (!isFeedProfile(profile)) throw new Refusal('NOT_FOUND');
  await limitCall(context, 'feed');
  const batches = openingsOf(context, companyId);
  const pieces = writeJobFeed(batches, {
    publicUrl: context.config.publicUrl,
    builtAt: context.clock.now(),
    profile,
  });
  const body = Readable.toWeb(
    Readable.from(pieces).map((piece: string) => Buffer.from(piece)),
  ) as ReadableStream;
  return new Response(body, {
    headers: { 'content-type': xml, 'cache-control': `public, max-age=${30 * minute}` },
  });
}

async function* openingsOf(context: Context, companyId?: string) {
  for await (const rows of walkFeedOpenings(context, companyId)) yield rows.map(openingOfRow);
}

async function respondWithPicture(c: AppContext, locale: Locale): Promise<Response> {
  const context = await c.get('context')();
  limitRead(context);
  const id = c.req.path.slice(c.req.path.lastIndexOf('/') + 1, -'.png'.length);
  const row = isId(id) && (await findFeedOpening(context, id, locale));
  if (!row) throw new Refusal('NOT_FOUND');
  const picture = await keptOpeningPicture(context, openingOfRow(row), locale, row.logoFileId);
  return new Response(new Uint8Array(picture), {
    headers: {
      'content-type': 'image/png',
      'cache-control': `public, max-age=${hour}`,
      // Other sites show it where an opening is shared.
      'cross-origin-resource-policy': 'cross-origin',
    },
  });
}

/** RFC 9116; it counts for a year from the day that it is read. */
function securityText({ config, clock }: Context): string {
  const expires = new Date(clock.now().getTime() + 365 * day * 1000);
  expires.setUTCHours(0, 0, 0, 0);
  return [
    `Contact: ${absoluteUrl(config.publicUrl, '/contact-us?subject=Security')}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${locales.join(', ')}`,
    `Canonical: ${absoluteUrl(config.publicUrl, '/.well-known/security.txt')}`,
    '',
  ].join('\n');
}
