import type { Locale } from '#domain/locale.ts';
import { formatTag } from '#domain/locale.ts';
import { textIn } from '#domain/locale-list.ts';
import { type Heading, headingsOf, renderMarkdown } from '#server/modules/content/render-markdown.ts';
import { typeset } from '#server/modules/content/typeset.ts';
import { type ArticleSource, articleSources } from './articles.ts';
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

/** Every article in one language, the latest change first. */
export function listArticles(locale: Locale): Article[] {
  return articleSources
    .map((source) => articleIn(source, locale))
    .sort((a, b) => b.updated_on.localeCompare(a.updated_on));
}

export function findArticle(slug: string, locale: Locale): Article | undefined {
  const source = articleSources.find((candidate) => candidate.slug === slug);
  return source && articleIn(source, locale);
}

// Nothing in an article changes while the process runs, so each is rendered once per language.
const rendered = new Map<string, Article>();

function articleIn(source: ArticleSource, locale: Locale): Article {
  const key = `${locale}/${source.slug}`;
  const article = rendered.get(key) ?? renderArticle(source, locale);
  rendered.set(key, article);
  return article;
}

function renderArticle(source: ArticleSource, locale: Locale): Article {
  const text = textIn(source.texts, locale);
  const content = renderMarkdown(typeset(text.markdown, locale));
  return {
    id: source.id,
    image: `uploads/blog/${source.slug}.svg`,
    title: typeset(text.title, locale),
    updated_at: displayDay(source.updatedOn, locale),
    show_home: source.showHome,
    meta_keywords: typeset(text.metaKeywords, locale),
    meta_title: typeset(text.metaTitle, locale),
    meta_description: typeset(text.metaDescription, locale),
    blog_url: source.slug,
    read_time: readTime(text.markdown, locale),
    content,
    contents: headingsOf(content),
    excerpt: renderMarkdown(typeset(text.excerpt, locale)),
    path: `/${source.slug}`,
    published_on: source.publishedOn,
    updated_on: source.updatedOn,
  };
}

function displayDay(day: string, locale: Locale): string {
  return new Intl.DateTimeFormat(formatTag(locale), {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(day));
}
