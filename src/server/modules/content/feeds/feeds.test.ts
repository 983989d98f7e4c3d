import { expect, test } from 'vitest';
import { locales } from '#domain/locale.ts';
import { buildJobFeedXml, type FeedProfileName } from './job-feed.ts';
import { aPublicOpening, publicUrl } from './opening.fixture.ts';
import { buildRobots } from './robots.ts';
import { buildRss } from './rss.ts';
import { buildSitemap, maximumUrlsPerSitemap } from './sitemap.ts';

const builtAt = new Date('2026-11-21T09:00:00Z');

function jobFeed(changes: Parameters<typeof aPublicOpening>[0] = {}) {
  return buildJobFeedXml([aPublicOpening(changes)], { publicUrl, builtAt });
}

test('the job feed names everything that aggregators read', () => {
  const xml = jobFeed();
  expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<source>\n<publisher>Mihna<\/publisher>/);
  expect([...xml.matchAll(/<(\w+)><!\[CDATA\[/g)].map((match) => match[1])).toEqual([
    ...['title', 'date', 'referencenumber', 'url', 'company', 'city', 'country', 'description', 'salary'],
    ...['jobtype', 'expirationdate'],
  ]);
  expect(xml).toContain('<salary><![CDATA[QAR 22,000 - 28,000 per month]]></salary>');
  expect(xml).toContain('<jobtype><![CDATA[fulltime]]></jobtype>');
  expect(xml).toContain('<date><![CDATA[Sun, 01 Nov 2026 08:30:00 GMT]]></date>');
});

const elementsOf = (xml: string) =>
  [...xml.matchAll(/<([\w]+)(?: [^>]*)?><!\[CDATA\[([^\]]*)/g)].map(([, name]) => name);

test('readers with a form of their own get it', () => {
  const build = (profile: FeedProfileName) =>
    buildJobFeedXml([aPublicOpening({ due_date: '2026-12-12' })], { publicUrl, builtAt, profile });
  const careerjet = build('careerjet');
  expect(careerjet).toMatch(/^<\?xml [^>]*>\n<jobs>\n<job>\n<id>/);
  expect(elementsOf(careerjet)).toEqual([
    ...['id', 'title', 'url', 'city', 'country', 'company', 'company_url', 'description'],
    ...['contract_type', 'working_hours', 'salary'],
  ]);
  expect(careerjet).toContain('<country><![CDATA[Qatar]]></country>');
  const jooble = build('jooble');
  expect(jooble).toMatch(/^<\?xml [^>]*>\n<jobs>\n<job id="[0-9a-f-]{36}">\n<link>/);
  expect(elementsOf(jooble)).toEqual([
    ...['link', 'name', 'region', 'description', 'pubdate', 'salary', 'company', 'expire', 'jobtype'],
  ]);
  expect(jooble).toContain('<pubdate><![CDATA[01.11.2026]]></pubdate>');
  expect(jooble).toContain('<expire><![CDATA[12.12.2026]]></expire>');
  for (const profile of ['careerjet', 'jooble'] as const) {
    const opening = aPublicOpening({ hide_company_name: true, publish_salary: false });
    const xml = buildJobFeedXml([opening], { publicUrl, builtAt, profile });
    expect(xml).not.toMatch(/rawdat|salary|22,000/i);
  }
});

test('W24, P8: the job feed hides a hidden company and an unpublished salary', () => {
  const xml = jobFeed({ hide_company_name: true, publish_salary: false });
  expect(xml).toContain('<company><![CDATA[confidential]]></company>');
  expect(xml).not.toMatch(/rawdat|salary|22,000/i);
});

test('text cannot break out of a CDATA section, and forbidden characters are left out', () => {
  const xml = jobFeed({ title: 'A]]><evil/>\u0000\u000b\ud800B' });
  expect(xml).toContain('<title><![CDATA[A]]]]><![CDATA[><evil/>\ufffdB]]></title>');
});

test('the sitemap gives every path in every language, each naming all of them', () => {
  const [file, ...others] = buildSitemap([{ path: '/job/a&b', lastModified: builtAt }], `${publicUrl}/`);
  expect(others).toEqual([]);
  expect(file?.name).toBe('sitemap.xml');
  expect(file?.xml.match(/<loc>[^<]+<\/loc><lastmod>2026-11-21T09:00:00.000Z<\/lastmod>/g)).toHaveLength(
    locales.length,
  );
  expect(file?.xml).toContain(`<loc>${publicUrl}/fr/job/a&amp;b</loc>`);
  for (const language of ['en', 'x-default']) {
    expect(file?.xml).toContain(`hreflang="${language}" href="${publicUrl}/job/a&amp;b"/>`);
  }
  expect(file?.xml.split(`hreflang="fr" href="${publicUrl}/fr/job/a&amp;b"/>`)).toHaveLength(
    locales.length + 1,
  );
});

test('what is not written in every language stands in the sitemap at its own ones and the plain path', () => {
  const [file] = buildSitemap([{ path: '/job/a', languages: ['ar'] }], publicUrl);
  expect(file?.xml.match(/<loc>[^<]+/g)).toEqual([`<loc>${publicUrl}/job/a`, `<loc>${publicUrl}/ar/job/a`]);
  expect(file?.xml.match(/hreflang="[^"]+/g)?.slice(0, 2)).toEqual(['hreflang="ar', 'hreflang="x-default']);
});

test('the landing page in French has no trailing slash', () => {
  expect(buildSitemap([{ path: '/' }], publicUrl)[0]?.xml).toContain(`<loc>${publicUrl}/fr</loc>`);
});

test('beyond 50,000 addresses the sitemap becomes an index of files that are small enough', () => {
  const entries = Array.from({ length: 60_001 }, (_, index) => ({
    path: `/job/${index}`,
    lastModified: builtAt,
  }));
  const [index, ...parts] = buildSitemap(entries, publicUrl);
  expect(index?.xml.match(/<sitemap><loc>[^<]+sitemap-\d\.xml<\/loc><lastmod>/g)).toHaveLength(4);
  expect(parts.map((part) => part.name)).toEqual([1, 2, 3, 4].map((part) => `sitemap-${part}.xml`));
  const counts = parts.map((part) => part.xml.split('<url>').length - 1);
  expect(Math.max(...counts)).toBeLessThanOrEqual(maximumUrlsPerSitemap);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(60_001 * locales.length);
});

test('exactly as many addresses as one file holds need no index', () => {
  const length = Math.floor(maximumUrlsPerSitemap / locales.length);
  const entries = Array.from({ length }, (_, index) => ({ path: `/job/${index}` }));
  expect(buildSitemap(entries, publicUrl)).toHaveLength(1);
});

test('robots may read public pages and profiles, whose noindex they must see, but no calls', () => {
  const robots = buildRobots(publicUrl);
  const refused = [...robots.matchAll(/Disallow: (\S+)/g)].map((match) => match[1] ?? '');
  const isRefused = (path: string) => refused.some((prefix) => path.startsWith(prefix));
  for (const path of [
    '/',
    '/job/x',
    '/jobs-pool',
    '/user/x',
    '/video-cv/x',
    '/plans',
    '/fr/blog',
    '/uploads/x',
  ]) {
    expect(isRefused(path), path).toBe(false);
  }
  for (const path of ['/api/users', '/dashboard', '/fr/dashboard', '/admin-dashboard', '/job_opening/new']) {
    expect(isRefused(path), path).toBe(true);
  }
  expect(robots).toContain(`Sitemap: ${publicUrl}/sitemap.xml`);
});

test('the RSS feed links absolutely, dates its items and escapes its texts', () => {
  const xml = buildRss(
    [
      {
        title: 'Chef & host',
        path: '/job/1',
        description: '<p>]]></p>',
        publishedAt: builtAt,
        categories: ['Doha'],
      },
    ],
    { publicUrl, title: 'Jobs', description: 'New', locale: 'en', path: '/jobs-pool', feedPath: '/jobs.rss' },
  );
  expect(xml).toContain('<title>Chef &amp; host</title>');
  expect(xml).toContain(`<guid isPermaLink="true">${publicUrl}/job/1</guid>`);
  expect(xml).toContain('<pubDate>Sat, 21 Nov 2026 09:00:00 GMT</pubDate>');
  expect(xml).toContain('<lastBuildDate>Sat, 21 Nov 2026 09:00:00 GMT</lastBuildDate>');
  expect(xml).toContain(`<atom:link href="${publicUrl}/jobs.rss" rel="self"`);
  expect(xml).toContain('<description><![CDATA[<p>]]]]><![CDATA[></p>]]></description>');
});

test('a feed without items is still a feed', () => {
  const channel = { title: 'J', description: 'N', locale: 'fr', path: '/', feedPath: '/r' } as const;
  expect(buildRss([], { publicUrl, ...channel })).not.toContain('lastBuildDate');
});
