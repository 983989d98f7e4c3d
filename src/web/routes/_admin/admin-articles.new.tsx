import { createFileRoute, redirect } from '@tanstack/react-router';
import { productName } from '#domain/product.ts';
import { m } from '#texts/messages.js';
import { NewArticleScreen } from '#web/features/admin/articles/article-screen.tsx';

export const Route = createFileRoute('/_admin/admin-articles/new')({
  beforeLoad: ({ context: { surroundings } }) => {
    if (surroundings.viewer?.role !== 'superadmin') throw redirect({ to: '/admin-dashboard' });
  },
  head: () => ({ meta: [{ title: `${m.admin_article_new()} · ${productName}` }] }),
  component: NewArticleScreen,
});
