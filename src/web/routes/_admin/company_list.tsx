import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/_admin/company_list')({
  beforeLoad: () => {
    throw redirect({
      to: '/admin-dashboard',
      search: {},
      replace: true,
    });
  },
});
