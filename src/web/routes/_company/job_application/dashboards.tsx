import { createFileRoute } from '@tanstack/react-router';
import { productName } from '#domain/product.ts';
import { m } from '#texts/messages.js';
import { FiguresScreen } from '#web/features/applications/figures/figures-screen.tsx';

export const Route = createFileRoute('/_company/job_application/dashboards')({
  head: () => ({ meta: [{ title: `${m.applications_figures_title()} · ${productName}` }] }),
  component: FiguresScreen,
});
