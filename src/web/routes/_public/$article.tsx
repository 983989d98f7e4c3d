import { createFileRoute } from '@tanstack/react-router';
import { ArticlePage } from '#web/features/content/article-page.tsx';
import { articleHead, loadArticle } from '#web/features/content/load-article.ts';

/** The six fixed articles under their own paths; any other single word is not found. */
export const Route = createFileRoute('/_public/$article')({
  loader: ({ params }) => loadArticle(params.article),
  head: ({ loaderData }) => (loaderData ? articleHead(loaderData.article) : {}),
  component: Article,
});

function Article() {
  return <ArticlePage {...Route.useLoaderData()} />;
}
