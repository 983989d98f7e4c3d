import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/_public/error/')({
  beforeLoad: () => {
    throw redirect({ to: '/error/$page', params: { page: 'page-1' } });
  },
});
