import type { ArticleCard } from '#contract/content.ts';
import { inDigits } from '#domain/digits.ts';
import { m } from '#texts/messages.js';
import { PageLink } from '#web/features/shell/page-link.tsx';
import { ArticlePicture } from './article-picture.tsx';
import './articles.css';
import { HtmlText } from './html-text.tsx';

/** Image, updated date, title, excerpt and Read more (specification 1, landing page behaviour); each card is one link. */
export function ArticleGrid({
  articles,
  heading: Heading = 'h2',
}: {
  articles: readonly ArticleCard[];
  heading?: 'h2' | 'h3';
}) {
  return (
    <ul className="articles">
      {articles.map((article) => (
        <li key={article.id} className="article-card">
          <div className="article-picture">
            <ArticlePicture image={article.image} />
          </div>
          <p className="article-facts">
            <time dateTime={article.updated_on}>{inDigits(article.updated_at)}</time>
            {m.common_comma()}
            {m.content_blog_reading_time({ minutes: inDigits(article.read_time) })}
          </p>
          <Heading>
            <PageLink to={`/blog/${article.blog_url}`}>{article.title}</PageLink>
          </Heading>
          <HtmlText html={article.excerpt} className="article-excerpt" />
          <span className="article-more" aria-hidden="true">
            {m.content_blog_read_more()}
          </span>
        </li>
      ))}
    </ul>
  );
}
