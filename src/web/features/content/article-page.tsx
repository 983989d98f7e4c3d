import type { Article, ArticleCard } from '#contract/content.ts';
import { inDigits } from '#domain/digits.ts';
import { m } from '#texts/messages.js';
import { ArrowStartIcon } from '#web/design/icons/icons.tsx';
import '#web/design/prose.css';
import { PageLink } from '#web/features/shell/page-link.tsx';
import { ArticleGrid } from './article-grid.tsx';
import { ArticlePicture } from './article-picture.tsx';
import { Closing } from './closing.tsx';
import { Contents } from './contents.tsx';
import { HtmlText } from './html-text.tsx';

/** `/blog/{blog_url}`, also under the article's own path; inset, where the page around it has the margins already. */
export function ArticlePage({
  article,
  others,
  isInset,
}: {
  article: Article;
  others: readonly ArticleCard[];
  isInset?: boolean;
}) {
  return (
    <>
      <article className={isInset ? undefined : 'wrap article'}>
        <div className="article-top">
          <header className="article-head">
            {!isInset && (
              <PageLink to="/blog" className="back">
                <ArrowStartIcon size="sm" />
                {m.content_blog_back()}
              </PageLink>
            )}
            <h1 tabIndex={-1}>{article.title}</h1>
            <p className="article-facts">
              <time dateTime={article.updated_on}>
                {m.content_blog_updated({ date: inDigits(article.updated_at) })}
              </time>
              {m.common_comma()}
              {m.content_blog_reading_time({ minutes: inDigits(article.read_time) })}
            </p>
          </header>
          <div className="article-picture">
            <ArticlePicture image={article.image} first />
          </div>
        </div>
        <div className="with-contents">
          <Contents title={m.content_blog_contents()} items={article.contents} />
          <HtmlText html={article.content} className="prose" />
        </div>
      </article>
      <div className={isInset ? undefined : 'wrap'}>
        <Closing title={m.content_blog_call_title()} text={m.content_blog_call_text()}>
          <PageLink to="/jobs-pool" className="btn btn-lg">
            {m.content_blog_call_button()}
          </PageLink>
        </Closing>
        {others.length > 0 && (
          <section className="section" aria-labelledby="more-articles">
            <h2 id="more-articles" className="section-title">
              {m.content_blog_more()}
            </h2>
            <ArticleGrid articles={others} heading="h3" />
          </section>
        )}
      </div>
    </>
  );
}
