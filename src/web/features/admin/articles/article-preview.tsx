import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { localeList } from '#domain/locale-list.ts';
import { m } from '#texts/messages.js';
import { query } from '#web/api.ts';
import { SkeletonCard } from '#web/design/data/skeleton.tsx';
import { ChevronStartIcon } from '#web/design/icons/icons.tsx';
import { ArticlePage } from '#web/features/content/article-page.tsx';
import { Answered } from '#web/features/shell/answered.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import '#web/features/content/content.css';

/** The page of an article as readers will see it, in the language of the screen. */
export function ArticlePreview({ id }: { id: number }) {
  const { locale } = useSurroundings();
  const preview = useQuery(query.articles.preview.queryOptions({ input: { id, locale } }));
  const language = localeList.find(({ code }) => code === locale)?.name ?? '';
  return (
    <div className="stack">
      <p className="row">
        <Link to="/admin-articles/$id" params={{ id: String(id) }} className="page-head-back">
          <ChevronStartIcon size="sm" />
          {m.admin_article_edit()}
        </Link>
        <span className="muted small">{m.admin_article_preview_of({ language })}</span>
      </p>
      <Answered query={preview} skeleton={<SkeletonCard />}>
        {({ data }) => <ArticlePage article={data} others={[]} isInset />}
      </Answered>
    </div>
  );
}
