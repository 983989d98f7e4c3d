import { createFileRoute, redirect } from '@tanstack/react-router';
import { m } from '#texts/messages.js';
import { NewAnnouncementScreen } from '#web/features/admin/announcements/announcement-screen.tsx';

export const Route = createFileRoute('/_admin/admin-announcements/new')({
  beforeLoad: ({ context: { surroundings } }) => {
    if (surroundings.viewer?.role !== 'superadmin') throw redirect({ to: '/admin-dashboard' });
  },
  head: () => ({ meta: [{ title: `${m.admin_news_new()} · ${m.product_name()}` }] }),
  component: NewAnnouncementScreen,
});
