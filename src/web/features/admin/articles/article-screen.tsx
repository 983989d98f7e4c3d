import { useQuery } from '@tanstack/react-query';
import { m } from '#texts/messages.js';
import { query } from '#web/api.ts';
import { SkeletonCard } from '#web/design/data/skeleton.tsx';
import { Answered } from '#web/features/shell/answered.tsx';
import { ArticleForm } from './article-form.tsx';
import { emptyArticle } from './article-values.ts';

/** One article in every language; without an id a new one. */
export function ArticleScreen({ id }: { id: number }) {
  const article = useQuery(query.articles.read.queryOptions({ input: { id } }));
  return (
    <Answered query={article} skeleton={<SkeletonCard />}>
      {({ data }) => <ArticleForm key={data.id} article={data} />}
    </Answered>
  );
}

export function NewArticleScreen() {
  return <ArticleForm article={emptyArticle} title={m.admin_article_new()} />;
}
