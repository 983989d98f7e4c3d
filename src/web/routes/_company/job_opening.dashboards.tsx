import { createFileRoute } from '@tanstack/react-router';
import { m } from '#texts/messages.js';
import { OpeningFigures } from '#web/features/job-openings/editor/opening-figures.tsx';
import { pageOf } from '#web/search-params.ts';

export const Route = createFileRoute('/_company/job_opening/dashboards')({
  validateSearch: (search): { page?: number } => ({ page: pageOf(search.page) }),
  head: () => ({ meta: [{ title: `${m.job_openings_editor_figures_title()} · ${m.product_name()}` }] }),
  component: () => <OpeningFigures page={Route.useSearch().page} />,
});
