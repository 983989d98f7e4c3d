import { createFileRoute } from '@tanstack/react-router';
import { m } from '#texts/messages.js';
import { Overview } from '#web/features/admin/overview.tsx';

export const Route = createFileRoute('/_admin/admin-dashboard_/dashboard')({
  head: () => ({ meta: [{ title: `${m.admin_overview()} · ${m.product_name()}` }] }),
  component: Overview,
});
