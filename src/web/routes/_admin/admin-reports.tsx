import { createFileRoute } from '@tanstack/react-router';
import { productName } from '#domain/product.ts';
import { m } from '#texts/messages.js';
import { ReportsScreen } from '#web/features/admin/reports/reports-screen.tsx';
import { pageOf } from '#web/search-params.ts';

export const Route = createFileRoute('/_admin/admin-reports')({
  validateSearch: (search): { page?: number } => ({ page: pageOf(search.page) }),
  head: () => ({ meta: [{ title: `${m.admin_reports()} · ${productName}` }] }),
  component: () => <ReportsScreen page={Route.useSearch().page} />,
});
