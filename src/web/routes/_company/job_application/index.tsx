import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/_company/job_application/')({
  beforeLoad: () => {
    throw redirect({ to: '/job_application/list', replace: true });
  },
});
