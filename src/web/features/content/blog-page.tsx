import { useState } from 'react';
import type { ArticleCard } from '#contract/content.ts';
import { m } from '#texts/messages.js';
import { EmptySearchArt } from '#web/design/art/empty.tsx';
import { EmptyState } from '#web/design/data/empty-state.tsx';
import { TextInput } from '#web/design/form/text-input.tsx';
import { SearchIcon } from '#web/design/icons/icons.tsx';
import { ArticleGrid } from './article-grid.tsx';
import { findArticles } from './find-articles.ts';
import { Intro } from './intro.tsx';

/** `/blog` */
export function BlogPage({ articles }: { articles: readonly ArticleCard[] }) {
  const [query, setQuery] = useState('');
  const found = findArticles(articles, query);
  return (
    <>
      <Intro title={m.content_blog_title()} lead={m.content_blog_lead()}>
        <search className="intro-search">
          <TextInput
            type="search"
            label={m.content_blog_search()}
            hideLabel
            placeholder={m.content_blog_search()}
            icon={<SearchIcon />}
            controlSize="lg"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            autoComplete="off"
          />
        </search>
      </Intro>
      <div className="wrap section" aria-live="polite">
        {found.length > 0 ? (
          <ArticleGrid articles={found} />
        ) : (
          <EmptyState art={<EmptySearchArt />} title={m.content_blog_empty()}>
            {m.content_blog_empty_hint()}
          </EmptyState>
        )}
      </div>
    </>
  );
}
