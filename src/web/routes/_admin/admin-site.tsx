import { createFileRoute, redirect } from '@tanstack/react-router';
import { m } from '#texts/messages.js';
import { SiteScreen } from '#web/features/admin/site/site-screen.tsx';

export const Route = createFileRoute('/_admin/admin-site')({
  beforeLoad: ({ context: { surroundings } }) => {
    if (surroundings.viewer?.role !== 'superadmin') throw redirect({ to: '/admin-dashboard' });
  },
  head: () => ({ meta: [{ title: `${m.admin_site()} · ${m.product_name()}` }] }),
  component: SiteScreen,
});
