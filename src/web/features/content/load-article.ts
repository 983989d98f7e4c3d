import { notFound, redirect } from '@tanstack/react-router';
import type { Article } from '#contract/content.ts';
import { m } from '#texts/messages.js';
import { api } from '#web/api.ts';
import { pageHead, structuredData } from '#web/features/shell/head.ts';
import { readFailure } from '#web/refusal.ts';

const mostOthers = 3;

/**
 * An article with the newest of the others; the not-found screen where there is none of that name. An address that it
 * had before leads to the one it has, for good.
 */
export async function loadArticle(slug: string) {
  const { data: articles } = await api.content.articles({});
  const { data: article } = await findArticle(slug);
  if (article.blog_url !== slug)
    throw redirect({ to: '/blog/$slug', params: { slug: article.blog_url }, statusCode: 301, replace: true });
  const others = articles.filter((other) => other.blog_url !== slug).slice(0, mostOthers);
  return { article, others };
}

async function findArticle(slug: string) {
  try {
    return await api.content.article({ blog_url: slug });
  } catch (error) {
    if (readFailure(error).code === 'NOT_FOUND') throw notFound();
    throw error;
  }
}

/** The head of an article: one address for it, whichever path it was reached by. */
export function articleHead(article: Article) {
  const head = pageHead({
    title: `${article.meta_title} | ${m.product_name()}`,
    description: article.meta_description,
    path: `/blog/${article.blog_url}`,
    kind: 'article',
  });
  const posting = {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: article.title,
    description: article.meta_description,
    datePublished: article.published_on,
    dateModified: article.updated_on,
    author: { '@type': 'Organization', name: m.product_name() },
    mainEntityOfPage: head.links[0]?.href,
  };
  return {
    ...head,
    meta: [
      ...head.meta,
      { name: 'keywords', content: article.meta_keywords },
      { property: 'article:published_time', content: article.published_on },
      { property: 'article:modified_time', content: article.updated_on },
      structuredData(posting),
    ],
  };
}
