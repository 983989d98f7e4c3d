import {
  defaultLocale,
  type Locale,
  type LocalePrefix,
  localePrefixes,
  locales,
  localizedPath,
  prefixOf,
} from '#domain/locale.ts';
import { absoluteUrl } from './public-url.ts';
import { element, escapeXml, xmlDeclaration } from './xml.ts';

/** The limit of the sitemap protocol for one file. */
export const maximumUrlsPerSitemap = 50_000;

export type SitemapEntry = {
  /** The specified path, without a language prefix. */
  path: string;
  lastModified?: Date;
  /** The languages that it is written in, where that is not every one. */
  languages?: readonly string[];
};

export type SitemapFile = { name: string; xml: string };

/**
 * The sitemap: every path in every language that it is written in, each naming all of them. Beyond 50,000 addresses the first file,
 * `sitemap.xml`, is an index of `sitemap-1.xml` and so on.
 */
export function buildSitemap(entries: readonly SitemapEntry[], publicUrl: string): SitemapFile[] {
  const perFile = Math.floor(maximumUrlsPerSitemap / locales.length);
  if (entries.length <= perFile) return [{ name: 'sitemap.xml', xml: urlSet(entries, publicUrl) }];
  const parts = Array.from({ length: Math.ceil(entries.length / perFile) }, (_, index) =>
    entries.slice(index * perFile, (index + 1) * perFile),
  );
  return [
    {
      name: 'sitemap.xml',
      xml: sitemapIndex(
        parts.map((entriesOfPart, index) => ({
          part: String(index + 1),
          lastModified: latest(entriesOfPart),
        })),
        publicUrl,
      ),
    },
    ...parts.map((part, index) => ({ name: partName(String(index + 1)), xml: urlSet(part, publicUrl) })),
  ];
}

/** One file of the sitemap. */
export function urlSet(entries: readonly SitemapEntry[], publicUrl: string): string {
  const urls = entries.flatMap(({ path, lastModified: date, languages = locales }) => {
    const written = locales.filter((locale) => languages.includes(locale));
    // The plain path answers in any of them.
    const prefixes = localePrefixes.filter(
      (prefix) => prefix === '' || written.some((locale) => prefixOf(locale) === prefix),
    );
    // Each is written once, though each of them names all.
    const addresses = new Map(
      prefixes.map((prefix) => [prefix, escapeXml(absoluteUrl(publicUrl, localizedPath(path, prefix)))]),
    );
    const same = `${lastModified(date)}${alternateLinks(written, addresses)}`;
    return [...addresses.values()].map((address) => `<url><loc>${address}</loc>${same}</url>`);
  });
  return [
    xmlDeclaration,
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>\n',
  ].join('\n');
}

function alternateLinks(written: readonly Locale[], addresses: ReadonlyMap<LocalePrefix, string>): string {
  return [...written, 'x-default' as const]
    .map((language) => {
      const address = addresses.get(prefixOf(language === 'x-default' ? defaultLocale : language));
      return `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`;
    })
    .join('');
}

/** The file that names the others, by the latest change in each where it is known. */
export function sitemapIndex(
  parts: readonly { part: string; lastModified?: Date | undefined }[],
  publicUrl: string,
): string {
  const sitemaps = parts.map(({ part, lastModified: date }) => {
    const address = element('loc', absoluteUrl(publicUrl, partName(part)));
    return `<sitemap>${address}${lastModified(date)}</sitemap>`;
  });
  return [
    xmlDeclaration,
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...sitemaps,
    '</sitemapindex>\n',
  ].join('\n');
}

function partName(part: string): string {
  return `sitemap-${part}.xml`;
}

function latest(entries: readonly SitemapEntry[]): Date | undefined {
  return entries.reduce<Date | undefined>((newest, { lastModified: date }) => {
    return date && (!newest || date > newest) ? date : newest;
  }, undefined);
}

function lastModified(date: Date | undefined): string {
  return date ? element('lastmod', date.toISOString()) : '';
}
