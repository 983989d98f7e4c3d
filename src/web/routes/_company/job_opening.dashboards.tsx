import { createFileRoute } from '@tanstack/react-router';
import { m } from '#texts/messages.js';
import { IfNoStatistics } from '#web/features/companies/gate/if-no-statistics.tsx';
import { OpeningFigures } from '#web/features/job-openings/editor/opening-figures.tsx';
import { pageOf } from '#web/search-params.ts';

export const Route = createFileRoute('/_company/job_opening/dashboards')({
  validateSearch: (search): { page?: number } => ({ page: pageOf(search.page) }),
  head: () => ({ meta: [{ title: `${m.job_openings_editor_figures_title()} · ${m.product_name()}` }] }),
  component: () => (
    <IfNoStatistics tab="openings">
      <OpeningFigures page={Route.useSearch().page} />
    </IfNoStatistics>
  ),
});
