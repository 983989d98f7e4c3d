import { createFileRoute } from '@tanstack/react-router';
import { approvalStatuses } from '#domain/companies/approval.ts';
import { productName } from '#domain/product.ts';
import { m } from '#texts/messages.js';
import { CompanyDecisions, type CompanyListFilters } from '#web/features/admin/company-decisions.tsx';
import { one, pageOf } from '#web/search-params.ts';

export const Route = createFileRoute('/_admin/admin-dashboard')({
  validateSearch: (search): CompanyListFilters => ({
    searchkey: one(search.searchkey),
    approved_status: approvalStatuses.find((status) => status === one(search.approved_status)),
    page: pageOf(search.page),
  }),
  head: () => ({ meta: [{ title: `${m.admin_companies()} · ${productName}` }] }),
  component: () => <CompanyDecisions filters={Route.useSearch()} />,
});
