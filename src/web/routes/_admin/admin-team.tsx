import { createFileRoute, redirect } from '@tanstack/react-router';
import { m } from '#texts/messages.js';
import { TeamScreen } from '#web/features/admin/team/team-screen.tsx';

export const Route = createFileRoute('/_admin/admin-team')({
  beforeLoad: ({ context: { surroundings } }) => {
    if (surroundings.viewer?.role !== 'superadmin') throw redirect({ to: '/admin-dashboard' });
  },
  head: () => ({ meta: [{ title: `${m.admin_team_title()} · ${m.product_name()}` }] }),
  component: TeamScreen,
});
