import { notFound } from '@tanstack/react-router';
import type { Article } from '#contract/content.ts';
import { m } from '#texts/messages.js';
import { api } from '#web/api.ts';
import { pageHead, structuredData } from '#web/features/shell/head.ts';

const mostOthers = 3;

/** An article with the newest of the others; the not-found screen where there is none of that name. */
export async function loadArticle(slug: string) {
  const { data: articles } = await api.content.articles({});
  if (!articles.some((article) => article.blog_url === slug)) throw notFound();
  const { data: article } = await api.content.article({ blog_url: slug });
  const others = articles.filter((other) => other.blog_url !== slug).slice(0, mostOthers);
  return { article, others };
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
