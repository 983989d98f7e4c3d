import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/_company/settings')({
  beforeLoad: () => {
    throw redirect({ to: '/company-profile-edit/settings', replace: true });
  },
});
