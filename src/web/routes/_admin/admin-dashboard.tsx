import { createFileRoute } from '@tanstack/react-router';
import { m } from '#texts/messages.js';
import { CompanyDecisions } from '#web/features/admin/company-decisions.tsx';
import { companyListFilters } from '#web/features/admin/company-list-filters.ts';

export const Route = createFileRoute('/_admin/admin-dashboard')({
  validateSearch: companyListFilters,
  head: () => ({ meta: [{ title: `${m.admin_companies()} · ${m.product_name()}` }] }),
  component: () => <CompanyDecisions filters={Route.useSearch()} />,
});
