import { createFileRoute } from '@tanstack/react-router';
import { ArticlePage } from '#web/features/content/article-page.tsx';
import { articleHead, loadArticle } from '#web/features/content/load-article.ts';
import { MissingArticle } from '#web/features/content/missing-page.tsx';

export const Route = createFileRoute('/_public/blog/$slug')({
  loader: ({ params }) => loadArticle(params.slug),
  head: ({ loaderData }) => (loaderData ? articleHead(loaderData.article) : {}),
  component: Article,
  notFoundComponent: MissingArticle,
});

function Article() {
  return <ArticlePage {...Route.useLoaderData()} />;
}
