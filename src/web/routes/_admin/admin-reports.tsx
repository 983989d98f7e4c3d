import { createFileRoute } from '@tanstack/react-router';
import { m } from '#texts/messages.js';
import { ReportsScreen } from '#web/features/admin/reports/reports-screen.tsx';
import { one, pageOf } from '#web/search-params.ts';

export const Route = createFileRoute('/_admin/admin-reports')({
  validateSearch: (search): { page?: number; tab?: 'people' } => ({
    page: pageOf(search.page),
    tab: one(search.tab) === 'people' ? 'people' : undefined,
  }),
  head: () => ({ meta: [{ title: `${m.admin_reports()} · ${m.product_name()}` }] }),
  component: () => <ReportsScreen {...Route.useSearch()} />,
});
