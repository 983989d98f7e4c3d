import type { Locale } from '#domain/locale.ts';
import { absoluteUrl } from './public-url.ts';
import { cdataElement, element, escapeXml, xmlDeclaration } from './xml.ts';

export type RssChannel = {
  publicUrl: string;
  title: string;
  description: string;
  locale: Locale;
  /** The page that the feed belongs to, and the feed's own path. */
  path: string;
  feedPath: string;
};

export type RssItem = {
  title: string;
  path: string;
  /** What readers of the feed know it by, where its address may come to read otherwise. */
  known?: string;
  /** Sanitised HTML. */
  description: string;
  publishedAt: Date;
  categories?: readonly string[];
};

/** An RSS 2.0 feed of openings or articles, in the order given. */
export function buildRss(items: readonly RssItem[], channel: RssChannel): string {
  const newest = items.map((item) => item.publishedAt.getTime()).sort((a, b) => b - a)[0];
  const self = escapeXml(absoluteUrl(channel.publicUrl, channel.feedPath));
  return [
    xmlDeclaration,
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    element('title', channel.title),
    element('link', absoluteUrl(channel.publicUrl, channel.path)),
    element('description', channel.description),
    element('language', channel.locale),
    ...(newest === undefined ? [] : [element('lastBuildDate', new Date(newest).toUTCString())]),
    `<atom:link href="${self}" rel="self" type="application/rss+xml"/>`,
    ...items.map((item) => rssItem(item, channel.publicUrl)),
    '</channel>',
    '</rss>\n',
  ].join('\n');
}

function rssItem(item: RssItem, publicUrl: string): string {
  const address = absoluteUrl(publicUrl, item.path);
  return [
    '<item>',
    element('title', item.title),
    element('link', address),
    `<guid isPermaLink="true">${escapeXml(absoluteUrl(publicUrl, item.known ?? item.path))}</guid>`,
    element('pubDate', item.publishedAt.toUTCString()),
    ...(item.categories ?? []).map((category) => element('category', category)),
    cdataElement('description', item.description),
    '</item>',
  ].join('\n');
}
