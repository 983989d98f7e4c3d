import { createFileRoute } from '@tanstack/react-router';
import { m } from '#texts/messages.js';
import { ExportsScreen } from '#web/features/applications/export/exports-screen.tsx';

export const Route = createFileRoute('/_company/job_application/exports')({
  head: () => ({ meta: [{ title: `${m.exports_title()} · ${m.product_name()}` }] }),
  component: ExportsScreen,
});
