import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/_admin/admin-dashboard_/dashboard')({
  beforeLoad: () => {
    throw redirect({
      to: '/admin-dashboard',
      search: { searchkey: '', approved_status: undefined, page: 1 },
      replace: true,
    });
  },
});
