import { openingPath } from '#domain/job-openings/opening-address.ts';
import { defaultLocale } from '#domain/locale.ts';
import { listArticles } from '#server/modules/content/articles/article.ts';
import {
  countPublicAddresses,
  listCompanyAddresses,
  listOpeningAddresses,
} from '#server/modules/job-openings/feeds/service.ts';
import type { Context } from '#server/platform/context.ts';
import { type SitemapEntry, sitemapIndex, urlSet } from './sitemap.ts';

/** Pages of one file: small enough to be written at once, far below the protocol's limit. */
const entriesPerFile = 5000;

const pages = [
  '/',
  '/jobs-pool',
  '/companies',
  '/employer',
  '/plans',
  '/blog',
  '/about-us',
  '/contact-us',
  '/help-and-faq',
  '/term-and-conditions',
  '/privacy-and-policy',
];

/** `sitemap.xml`: every page, or an index of its parts where they are too many for one file. */
export async function writeSitemap(context: Context): Promise<string> {
  const { publicUrl } = context.config;
  const total = await countEntries(context);
  if (total <= entriesPerFile) return urlSet(await readEntries(context, 0), publicUrl);
  const parts = Array.from({ length: Math.ceil(total / entriesPerFile) }, () => ({}));
  return sitemapIndex(parts, publicUrl);
}

/** `sitemap-{number}.xml`, counted from 1; undefined past the last one. */
export async function writeSitemapPart(context: Context, number: number): Promise<string | undefined> {
  const start = (number - 1) * entriesPerFile;
  if (number < 1 || start >= (await countEntries(context))) return undefined;
  return urlSet(await readEntries(context, start), context.config.publicUrl);
}

async function countEntries(context: Context): Promise<number> {
  const { companies, openings } = await countPublicAddresses(context);
  return (await fixedEntries(context)).length + companies + openings;
}

/** The entries from one place on: first the fixed pages, then companies, then openings. */
async function readEntries(context: Context, start: number): Promise<SitemapEntry[]> {
  const fixed = await fixedEntries(context);
  const { companies } = await countPublicAddresses(context);
  const found = fixed.slice(start, start + entriesPerFile);
  const companyOffset = Math.max(0, start - fixed.length);
  if (found.length < entriesPerFile && companyOffset < companies) {
    const page = { offset: companyOffset, limit: entriesPerFile - found.length };
    const companyAddresses = await listCompanyAddresses(context, page);
    found.push(...companyAddresses.map((company) => entry(`/company/${company.id}`, company)));
  }
  if (found.length < entriesPerFile) {
    const offset = Math.max(0, start - fixed.length - companies);
    const page = { offset, limit: entriesPerFile - found.length };
    const openingAddresses = await listOpeningAddresses(context, page);
    found.push(...openingAddresses.map((opening) => entry(openingPath(opening), opening)));
  }
  return found;
}

async function fixedEntries(context: Context): Promise<SitemapEntry[]> {
  const articles = (await listArticles(context, defaultLocale)).map((article) => ({
    path: `/blog/${article.blog_url}`,
    lastModified: new Date(article.updated_on),
  }));
  return [...pages.map((path) => ({ path })), ...articles];
}

function entry(path: string, { updatedAt }: { updatedAt: Date }): SitemapEntry {
  return { path, lastModified: updatedAt };
}
