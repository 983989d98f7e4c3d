import { createFileRoute, redirect } from '@tanstack/react-router';
import { m } from '#texts/messages.js';
import { NewArticleScreen } from '#web/features/admin/articles/article-screen.tsx';

export const Route = createFileRoute('/_admin/admin-articles/new')({
  beforeLoad: ({ context: { surroundings } }) => {
    if (surroundings.viewer?.role !== 'superadmin') throw redirect({ to: '/admin-dashboard' });
  },
  head: () => ({ meta: [{ title: `${m.admin_article_new()} · ${m.product_name()}` }] }),
  component: NewArticleScreen,
});
