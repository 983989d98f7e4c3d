import { createFileRoute } from '@tanstack/react-router';
import { productName } from '#domain/product.ts';
import { m } from '#texts/messages.js';
import { AdminProfileScreen } from '#web/features/admin/team/profile-screen.tsx';

export const Route = createFileRoute('/_admin/admin-profile-edit/')({
  head: () => ({ meta: [{ title: `${m.admin_team_profile()} · ${productName}` }] }),
  component: AdminProfileScreen,
});
