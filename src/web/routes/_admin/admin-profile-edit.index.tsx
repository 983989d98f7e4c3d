import { createFileRoute } from '@tanstack/react-router';
import { m } from '#texts/messages.js';
import { AdminProfileScreen } from '#web/features/admin/team/profile-screen.tsx';

export const Route = createFileRoute('/_admin/admin-profile-edit/')({
  head: () => ({ meta: [{ title: `${m.admin_team_profile()} · ${m.product_name()}` }] }),
  component: AdminProfileScreen,
});
