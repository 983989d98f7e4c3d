import { createFileRoute } from '@tanstack/react-router';
import { m } from '#texts/messages.js';
import { NotificationsScreen } from '#web/features/shell/notifications/notifications-screen.tsx';
import { pageOf } from '#web/search-params.ts';

export const Route = createFileRoute('/_person/notifications')({
  validateSearch: (search): { page?: number } => ({ page: pageOf(search.page) }),
  head: () => ({ meta: [{ title: `${m.notifications_title()} · ${m.product_name()}` }] }),
  component: () => <NotificationsScreen page={Route.useSearch().page} />,
});
