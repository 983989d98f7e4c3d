import { fixedArticles } from '#domain/articles.ts';
import { dateFormat, defaultLocale, type Locale } from '#domain/locale.ts';
import { textIn } from '#domain/locale-list.ts';
import { type Heading, headingsOf, renderMarkdown } from '#server/modules/content/render-markdown.ts';
import { typeset } from '#server/modules/content/typeset.ts';
import type { Context } from '#server/platform/context.ts';
import { forgetOldest } from '#server/platform/oldest.ts';
import { type ArticleRow, selectArticles, selectPublic, selectPublicBySlug } from './queries.ts';
import { readTime } from './read-time.ts';

/** The Blog entity (specification, section 3), and what its page and feeds need beside it. */
export type Article = {
  id: number;
  /** Path below the public folder, without a leading slash. */
  image: string;
  title: string;
  /** The day of the last change, written out for the reader. */
  updated_at: string;
  show_home: boolean;
  meta_keywords: string;
  meta_title: string;
  meta_description: string;
  blog_url: string;
  read_time: string;
  /** Sanitised HTML. */
  content: string;
  contents: Heading[];
  /** Sanitised HTML of one or two sentences, for cards and feeds. */
  excerpt: string;
  /** The article's own path; its canonical address is `/blog/{blog_url}`. */
  path: string;
  /** Calendar days, ISO 8601. */
  published_on: string;
  updated_on: string;
};

type Reading = Pick<Context, 'db' | 'clock'>;

/** Every public article in one language, the latest change first. */
export async function listArticles({ db, clock }: Reading, locale: Locale): Promise<Article[]> {
  return renderAll(db, await selectPublic(db, clock.now()), locale);
}

/** The public article of an address; of one that it no longer has, with the address it has. */
export async function findArticle(
  { db, clock }: Reading,
  slug: string,
  locale: Locale,
): Promise<Article | undefined> {
  const found = await selectPublicBySlug(db, slug, clock.now());
  return found && (await renderAll(db, [found], locale))[0];
}

/** A version of an article does not change: each is rendered once per language. */
const rendered = new Map<string, Article>();
const mostRendered = 1200;

async function renderAll(
  db: Reading['db'],
  found: { id: number; version: number; slug: string }[],
  locale: Locale,
): Promise<Article[]> {
  // Ids and versions start again with each database, addresses and versions hardly.
  const keyOf = (row: { slug: string; id: number; version: number }) =>
    `${locale}/${row.id}/${row.slug}/${row.version}`;
  const unknown = found.filter((row) => !rendered.has(keyOf(row)));
  const fresh = await selectArticles(
    db,
    unknown.map(({ id }) => id),
  );
  for (const row of fresh) {
    rendered.set(keyOf(row), renderArticle(row, locale));
    if (rendered.size > mostRendered) forgetOldest(rendered);
  }
  return found.flatMap((row) => rendered.get(keyOf(row)) ?? []);
}

/** An article as its readers see it; where its language is not written yet, in the default one. */
export function renderArticle(row: ArticleRow, locale: Locale): Article {
  const text = textIn(row.texts, locale) ?? row.texts[defaultLocale];
  const { title = '', excerpt = '', markdown = '' } = text ?? {};
  const { metaTitle = '', metaDescription = '', metaKeywords = '' } = text ?? {};
  const content = renderMarkdown(typeset(markdown, locale));
  const published = row.publishAt ?? row.updatedAt;
  const updated = new Date(Math.max(row.updatedAt.getTime(), published.getTime()));
  return {
    id: row.id,
    image: row.image,
    title: typeset(title, locale),
    updated_at: displayDay(updated, locale),
    show_home: row.showHome,
    meta_keywords: typeset(metaKeywords, locale),
    meta_title: typeset(metaTitle, locale),
    meta_description: typeset(metaDescription, locale),
    blog_url: row.slug,
    read_time: readTime(markdown, locale),
    content,
    contents: headingsOf(content),
    excerpt: renderMarkdown(typeset(excerpt, locale)),
    path: row.id <= fixedArticles ? `/${row.slug}` : `/blog/${row.slug}`,
    published_on: dayOf(published),
    updated_on: dayOf(updated),
  };
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

function displayDay(moment: Date, locale: Locale): string {
  return dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(moment);
}
