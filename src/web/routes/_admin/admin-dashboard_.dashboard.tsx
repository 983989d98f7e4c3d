import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/_admin/admin-dashboard_/dashboard')({
  beforeLoad: () => {
    throw redirect({
      to: '/admin-dashboard',
      search: {},
      replace: true,
    });
  },
});
