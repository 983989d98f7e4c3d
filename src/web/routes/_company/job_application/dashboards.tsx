import { createFileRoute } from '@tanstack/react-router';
import { m } from '#texts/messages.js';
import { FiguresScreen } from '#web/features/applications/figures/figures-screen.tsx';
import { IfNoStatistics } from '#web/features/companies/gate/if-no-statistics.tsx';

export const Route = createFileRoute('/_company/job_application/dashboards')({
  head: () => ({ meta: [{ title: `${m.applications_figures_title()} · ${m.product_name()}` }] }),
  component: () => (
    <IfNoStatistics tab="funnel">
      <FiguresScreen />
    </IfNoStatistics>
  ),
});
