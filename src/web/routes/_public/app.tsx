import { createFileRoute, redirect } from '@tanstack/react-router';
import { dashboards } from '#web/features/shell/navigation-entries.ts';

/** Leads to the own dashboard, visitors to the sign-in. */
export const Route = createFileRoute('/_public/app')({
  beforeLoad: ({ context: { surroundings } }) => {
    const { viewer } = surroundings;
    throw redirect({ to: (viewer ? dashboards[viewer.role] : '/login') as '/' });
  },
});
