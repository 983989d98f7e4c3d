import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/_admin/admin-profile-edit/')({
  beforeLoad: () => {
    throw redirect({ to: '/admin-profile-edit/settings', replace: true });
  },
});
