import type { ArticleCard } from '#contract/content.ts';
import { m } from '#texts/messages.js';
import { ArticleGrid } from '#web/features/content/article-grid.tsx';
import { PageLink } from '#web/features/shell/page-link.tsx';
import './latest-articles.css';

/** The articles that the landing page shows (those flagged `show_home`). */
export function LatestArticles({ articles }: { articles: readonly ArticleCard[] }) {
  if (articles.length === 0) return null;
  return (
    <section className="wrap posts" aria-labelledby="latest-articles">
      <div className="posts-head">
        <h2 id="latest-articles">{m.landing_articles()}</h2>
        <PageLink to="/blog">{m.landing_articles_all()}</PageLink>
      </div>
      <ArticleGrid articles={articles} heading="h3" />
    </section>
  );
}
