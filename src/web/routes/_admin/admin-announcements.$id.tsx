import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { isId } from '#domain/ids.ts';
import { m } from '#texts/messages.js';
import { AnnouncementScreen } from '#web/features/admin/announcements/announcement-screen.tsx';

export const Route = createFileRoute('/_admin/admin-announcements/$id')({
  beforeLoad: ({ context: { surroundings }, params }) => {
    if (surroundings.viewer?.role !== 'superadmin') throw redirect({ to: '/admin-dashboard' });
    if (!isId(params.id)) throw notFound();
  },
  head: () => ({ meta: [{ title: `${m.admin_news()} · ${m.product_name()}` }] }),
  component: () => <AnnouncementScreen id={Route.useParams().id} />,
});
