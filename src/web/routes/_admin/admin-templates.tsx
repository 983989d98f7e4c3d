import { createFileRoute } from '@tanstack/react-router';
import { m } from '#texts/messages.js';
import { TemplatesScreen } from '#web/features/admin/templates/templates-screen.tsx';

export const Route = createFileRoute('/_admin/admin-templates')({
  head: () => ({ meta: [{ title: `${m.admin_templates()} · ${m.product_name()}` }] }),
  component: TemplatesScreen,
});
