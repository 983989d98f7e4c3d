import { createFileRoute, redirect } from '@tanstack/react-router';
import { m } from '#texts/messages.js';
import { type ArticleFilters, ArticlesScreen } from '#web/features/admin/articles/articles-screen.tsx';
import { one, pageOf } from '#web/search-params.ts';

const stateBadges = ['draft', 'published', 'withdrawn', 'scheduled'] as const;

export const Route = createFileRoute('/_admin/admin-articles/')({
  validateSearch: (search): ArticleFilters => ({
    searchkey: one(search.searchkey)?.slice(0, 200),
    standing: stateBadges.find((standing) => standing === one(search.standing)),
    page: pageOf(search.page),
  }),
  beforeLoad: ({ context: { surroundings } }) => {
    if (surroundings.viewer?.role !== 'superadmin') throw redirect({ to: '/admin-dashboard' });
  },
  head: () => ({ meta: [{ title: `${m.admin_articles()} · ${m.product_name()}` }] }),
  component: () => <ArticlesScreen filters={Route.useSearch()} />,
});
