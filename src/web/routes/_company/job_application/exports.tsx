import { createFileRoute } from '@tanstack/react-router';
import { productName } from '#domain/product.ts';
import { m } from '#texts/messages.js';
import { ExportsScreen } from '#web/features/applications/export/exports-screen.tsx';

export const Route = createFileRoute('/_company/job_application/exports')({
  head: () => ({ meta: [{ title: `${m.exports_title()} · ${productName}` }] }),
  component: ExportsScreen,
});
