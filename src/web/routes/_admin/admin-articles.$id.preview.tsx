import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { m } from '#texts/messages.js';
import { ArticlePreview } from '#web/features/admin/articles/article-preview.tsx';

export const Route = createFileRoute('/_admin/admin-articles/$id/preview')({
  beforeLoad: ({ context: { surroundings }, params }) => {
    if (surroundings.viewer?.role !== 'superadmin') throw redirect({ to: '/admin-dashboard' });
    if (!/^\d{1,9}$/.test(params.id)) throw notFound();
  },
  head: () => ({ meta: [{ title: `${m.admin_article_preview()} · ${m.product_name()}` }] }),
  component: () => <ArticlePreview id={Number(Route.useParams().id)} />,
});
