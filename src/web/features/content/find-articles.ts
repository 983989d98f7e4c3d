import type { ArticleCard } from '#contract/content.ts';
import { wordsOf } from '#domain/search-faq.ts';

/** The articles whose title or excerpt holds every word of the query, as beginnings of words. */
export function findArticles(articles: readonly ArticleCard[], query: string): readonly ArticleCard[] {
  const wanted = wordsOf(query.slice(0, 200));
  if (wanted.length === 0) return articles;
  return articles.filter((article) => {
    const words = wordsOf(`${article.title} ${article.excerpt.replace(/<[^<>]*>/g, ' ')}`);
    return wanted.every((word) => words.some((candidate) => candidate.startsWith(word)));
  });
}
