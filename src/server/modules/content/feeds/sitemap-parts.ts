import { ownDomainAddress } from '#domain/companies/careers/own-domain.ts';
import { careersPath } from '#domain/companies/careers/paths.ts';
import { openingPath } from '#domain/job-openings/opening-address.ts';
import { defaultLocale } from '#domain/locale.ts';
import { findCareersPage } from '#server/modules/companies/careers/public-service.ts';
import { listArticles } from '#server/modules/content/articles/article.ts';
import {
  countPublicAddresses,
  listAddressBlocks,
  listCareersAddresses,
  listCompanyAddresses,
  listOpeningAddresses,
} from '#server/modules/job-openings/feeds/service.ts';
import type { Context } from '#server/platform/context.ts';
import type { OwnHost } from '#server/platform/http/own-hosts.ts';
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
  const { others, all } = await countEntries(context);
  if (all <= entriesPerFile) return urlSet(await readAll(context), publicUrl);
  const numbers = Array.from({ length: Math.ceil(others / entriesPerFile) }, (_, place) => String(place + 1));
  const blocks = await listAddressBlocks(context, entriesPerFile);
  // The protocol names 50,000 files at most; of openings the newest are in the last blocks.
  const parts = [...numbers, ...blocks.slice(-49_000).map((block) => `openings-${block}`)];
  return sitemapIndex(
    parts.map((part) => ({ part })),
    publicUrl,
  );
}

/** `sitemap.xml` of a host that shows one careers page; undefined while nobody sees that. */
export async function writeHostSitemap(
  context: Context,
  { host, path }: OwnHost,
): Promise<string | undefined> {
  const page = await findCareersPage(context, path.slice(careersPath('').length));
  if (!page) return undefined;
  const { languages } = page;
  const address = ownDomainAddress(context.config.publicUrl, host);
  return urlSet([{ path: '/', ...(languages.length > 0 && { languages }) }], address);
}

/** `sitemap-{number}.xml`, pages and companies, counted from 1; undefined past the last one. */
export async function writeSitemapPart(context: Context, number: number): Promise<string | undefined> {
  const start = (number - 1) * entriesPerFile;
  const { others, all } = await countEntries(context);
  if (number < 1 || start >= others) return undefined;
  const entries = all <= entriesPerFile ? await readAll(context) : await readOthers(context, start);
  return urlSet(entries, context.config.publicUrl);
}

/** `sitemap-openings-{block}.xml`: the openings whose ranks are of that block; undefined without any. */
export async function writeOpeningsPart(context: Context, block: number): Promise<string | undefined> {
  const entries = await readOpenings(context, block);
  return entries.length === 0 ? undefined : urlSet(entries, context.config.publicUrl);
}

/** How many pages there are, and how many of them are no openings. */
async function countEntries(context: Context): Promise<{ others: number; all: number }> {
  const { companies, openings, careers } = await countPublicAddresses(context);
  const others = (await fixedEntries(context)).length + companies + careers;
  return { others, all: others + openings };
}

async function readAll(context: Context): Promise<SitemapEntry[]> {
  const found = await readOthers(context, 0);
  for (const block of await listAddressBlocks(context, entriesPerFile))
    found.push(...(await readOpenings(context, block)));
  return found;
}

/** From one place on: first the fixed pages, then companies, then their careers pages. */
async function readOthers(context: Context, start: number): Promise<SitemapEntry[]> {
  const fixed = await fixedEntries(context);
  const { companies } = await countPublicAddresses(context);
  const found = fixed.slice(start, start + entriesPerFile);
  let passed = fixed.length;
  for (const { count, list } of [
    { count: companies, list: readCompanies },
    { count: Number.POSITIVE_INFINITY, list: readCareers },
  ]) {
    const page = { offset: Math.max(0, start - passed), limit: entriesPerFile - found.length };
    if (page.limit > 0) found.push(...(await list(context, page)));
    passed += count;
  }
  return found;
}

type Page = { offset: number; limit: number };

async function readCompanies(context: Context, page: Page): Promise<SitemapEntry[]> {
  const companies = await listCompanyAddresses(context, page);
  return companies.map((company) => entry(`/company/${company.id}`, company));
}

/** One of which nothing is written in a language has its openings in each. */
async function readCareers(context: Context, page: Page): Promise<SitemapEntry[]> {
  const found = await listCareersAddresses(context, page);
  return found.map(({ slug, languages, ...address }) => ({
    ...entry(careersPath(slug), address),
    ...(languages.length > 0 && { languages }),
  }));
}

async function readOpenings(context: Context, block: number): Promise<SitemapEntry[]> {
  const found = await listOpeningAddresses(context, { block, size: entriesPerFile });
  return found.map((opening) => ({ ...entry(openingPath(opening), opening), languages: opening.languages }));
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
