import { createFileRoute, redirect } from '@tanstack/react-router';
import { companyListFilters } from '#web/features/admin/company-list-filters.ts';

export const Route = createFileRoute('/_admin/company_list')({
  validateSearch: companyListFilters,
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/admin-dashboard', search, replace: true });
  },
});
