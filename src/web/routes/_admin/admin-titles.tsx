import { createFileRoute, redirect } from '@tanstack/react-router';
import { m } from '#texts/messages.js';
import { type TitleFilters, TitlesScreen } from '#web/features/admin/titles/titles-screen.tsx';
import { one, pageOf } from '#web/search-params.ts';

export const Route = createFileRoute('/_admin/admin-titles')({
  validateSearch: (search): TitleFilters => ({
    searchkey: one(search.searchkey)?.slice(0, 100),
    used: search.used === true || one(search.used) === 'true' || undefined,
    page: pageOf(search.page),
  }),
  beforeLoad: ({ context: { surroundings } }) => {
    if (surroundings.viewer?.role !== 'superadmin') throw redirect({ to: '/admin-dashboard' });
  },
  head: () => ({ meta: [{ title: `${m.admin_titles()} · ${m.product_name()}` }] }),
  component: () => <TitlesScreen filters={Route.useSearch()} />,
});
