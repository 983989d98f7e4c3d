import type { ArticleCard } from '#contract/content.ts';
import { m } from '#texts/messages.js';
import { ArticlePicture } from '#web/features/content/article-picture.tsx';
import { PageLink } from '#web/features/shell/page-link.tsx';
import { SanitisedHtml } from '#web/trusted-html.tsx';
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
      <div className="posts-grid">
        {articles.map((article) => (
          <article key={article.id} className="post">
            <div className="post-picture">
              <ArticlePicture image={article.image} />
            </div>
            <p className="post-facts">
              <time dateTime={article.updated_on}>{article.updated_at}</time>, {article.read_time}
            </p>
            <h3>
              <PageLink to={`/blog/${article.blog_url}`}>{article.title}</PageLink>
            </h3>
            <SanitisedHtml className="post-excerpt" html={article.excerpt} />
            <span className="post-more" aria-hidden="true">
              {m.landing_articles_more()}
            </span>
          </article>
        ))}
      </div>
    </section>
  );
}
