import { createFileRoute } from '@tanstack/react-router';
import { approvalStatuses } from '#domain/companies/approval.ts';
import { productName } from '#domain/product.ts';
import { m } from '#texts/messages.js';
import { CompanyDecisions, type CompanyListFilters } from '../../features/admin/company-decisions.tsx';
import { one } from '../../search-params.ts';

export const Route = createFileRoute('/_admin/admin-dashboard')({
  validateSearch: (search): CompanyListFilters => ({
    searchkey: one(search.searchkey) ?? '',
    approved_status: approvalStatuses.find((status) => status === one(search.approved_status)),
    page: Math.max(1, Number(one(search.page)) || 1),
  }),
  head: () => ({ meta: [{ title: `${m.admin_companies()} · ${productName}` }] }),
  component: () => <CompanyDecisions filters={Route.useSearch()} />,
});
