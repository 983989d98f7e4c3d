import { createFileRoute } from '@tanstack/react-router';
import { api } from '#web/api.ts';
import { blogHead } from '#web/features/content/blog-head.ts';
import { BlogPage } from '#web/features/content/blog-page.tsx';

export const Route = createFileRoute('/_public/blog/')({
  loader: async () => (await api.content.articles({})).data,
  head: blogHead,
  component: Blog,
});

function Blog() {
  return <BlogPage articles={Route.useLoaderData()} />;
}
