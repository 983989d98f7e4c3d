import { createFileRoute, redirect } from '@tanstack/react-router';
import { m } from '#texts/messages.js';
import { AnnouncementsScreen } from '#web/features/admin/announcements/announcements-screen.tsx';
import { pageOf } from '#web/search-params.ts';

export const Route = createFileRoute('/_admin/admin-announcements/')({
  validateSearch: (search): { page?: number } => ({ page: pageOf(search.page) }),
  beforeLoad: ({ context: { surroundings } }) => {
    if (surroundings.viewer?.role !== 'superadmin') throw redirect({ to: '/admin-dashboard' });
  },
  head: () => ({ meta: [{ title: `${m.admin_news()} · ${m.product_name()}` }] }),
  component: () => <AnnouncementsScreen page={Route.useSearch().page} />,
});
