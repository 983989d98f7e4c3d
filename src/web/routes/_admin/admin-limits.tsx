import { createFileRoute } from '@tanstack/react-router';
import { productName } from '#domain/product.ts';
import { m } from '#texts/messages.js';
import { Limits } from '#web/features/admin/limits.tsx';

export const Route = createFileRoute('/_admin/admin-limits')({
  head: () => ({ meta: [{ title: `${m.admin_limits()} · ${productName}` }] }),
  component: () => <Limits />,
});
