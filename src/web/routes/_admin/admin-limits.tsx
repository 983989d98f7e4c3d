import { createFileRoute } from '@tanstack/react-router';
import { m } from '#texts/messages.js';
import { Limits } from '#web/features/admin/limits.tsx';

export const Route = createFileRoute('/_admin/admin-limits')({
  head: () => ({ meta: [{ title: `${m.admin_limits()} · ${m.product_name()}` }] }),
  component: () => <Limits />,
});
