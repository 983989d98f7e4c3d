import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { m } from '#texts/messages.js';
import { ArticleScreen } from '#web/features/admin/articles/article-screen.tsx';

export const Route = createFileRoute('/_admin/admin-articles/$id/')({
  beforeLoad: ({ context: { surroundings }, params }) => {
    if (surroundings.viewer?.role !== 'superadmin') throw redirect({ to: '/admin-dashboard' });
    if (!/^\d{1,9}$/.test(params.id)) throw notFound();
  },
  head: () => ({ meta: [{ title: `${m.admin_articles()} · ${m.product_name()}` }] }),
  component: () => <ArticleScreen id={Number(Route.useParams().id)} />,
});
