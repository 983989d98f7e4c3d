import {
  defaultLocale,
  formatTag,
  type Locale,
  type LocalePrefix,
  locales,
  localizedPath,
  prefixOf,
} from '#domain/locale.ts';
import { m } from '#texts/messages.js';
import { currentLocalePrefix, readSurroundings } from '#web/request.ts';

export interface PageHead {
  /** The product's name is added where it is missing. */
  title: string;
  /**
   * For those who read pages without scripts. `import.meta.env.SSR ? m.…() : ''` keeps its words out of the scripts; what the
   * server wrote stays.
   */
  description: string;
  /** The page's path without the language, with the search that makes it another page: `/blog/a-slug`. */
  path: string;
  /** Where the path is looked for, where that is not this site. */
  site?: string | undefined;
  /** Path or address of the picture that is shown where the page is shared; the product's own when absent. */
  image?: string;
  /** The languages that it is written in, where that is not every one. */
  languages?: readonly string[] | undefined;
  /** For pages that no search engine shall list. */
  noindex?: boolean;
  kind?: 'website' | 'article' | 'profile';
}

interface HeadFacts {
  publicUrl: string;
  localePrefix: LocalePrefix;
  locale: Locale;
}

type Meta = Record<string, string>;
type Link = { rel: string; href: string; hrefLang?: string };

/**
 * Title, description, canonical address, languages and Open Graph of a public page, for the route's `head`:
 * `head: () => pageHead({ title: m.…(), description: m.…(), path: '/plans' })`.
 */
export function pageHead(page: PageHead): { meta: Meta[]; links: Link[] } {
  const { publicUrl, locale } = readSurroundings();
  return headOf(page, { publicUrl, locale, localePrefix: currentLocalePrefix() });
}

/** A page's JSON-LD as an entry of `meta`; the router writes it as a script element, with what could end one escaped. */
export function structuredData(data: object): Meta {
  return { 'script:ld+json': data } as unknown as Meta; // The router knows this entry, its type does not.
}

/** `pageHead` with the facts given. The canonical address is the page's own; `x-default` is the plain path. */
export function headOf(page: PageHead, facts: HeadFacts): { meta: Meta[]; links: Link[] } {
  const { publicUrl, localePrefix, locale } = facts;
  const { path, site = publicUrl, image = '/share.png', noindex, kind = 'website' } = page;
  const { languages = locales } = page;
  const address = (prefix: LocalePrefix) => `${site}${localizedPath(path, prefix)}`;
  const title = page.title.includes(m.product_name()) ? page.title : `${page.title} | ${m.product_name()}`;
  const description = page.description || descriptionOfServer();
  const picture = /^https?:\/\//.test(image) ? image : `${publicUrl}${image}`;
  const meta: Meta[] = [
    { title },
    { name: 'description', content: description },
    ...(noindex ? [{ name: 'robots', content: 'noindex' }] : []),
    { property: 'og:type', content: kind },
    { property: 'og:site_name', content: m.product_name() },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address(localePrefix) },
    { property: 'og:image', content: picture },
    { property: 'og:locale', content: openGraphTag(locale) },
    ...locales
      .filter((other) => other !== locale)
      .map((other) => ({ property: 'og:locale:alternate', content: openGraphTag(other) })),
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
  const written = locales.filter((other) => languages.includes(other));
  const canonical = { rel: 'canonical', href: address(localePrefix) };
  if (noindex) return { meta, links: [canonical] };
  return {
    meta,
    links: [
      canonical,
      ...written.map((other) => ({ rel: 'alternate', hrefLang: other, href: address(prefixOf(other)) })),
      { rel: 'alternate', hrefLang: 'x-default', href: address(prefixOf(defaultLocale)) },
    ],
  };
}

function openGraphTag(locale: Locale): string {
  return new Intl.Locale(formatTag(locale)).baseName.replace('-', '_');
}

function descriptionOfServer(): string {
  if (typeof document === 'undefined') return '';
  return document.querySelector<HTMLMetaElement>('meta[name=description]')?.content ?? '';
}
