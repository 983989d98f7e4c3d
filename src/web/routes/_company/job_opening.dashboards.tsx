import { createFileRoute } from '@tanstack/react-router';
import { productName } from '#domain/product.ts';
import { m } from '#texts/messages.js';
import { OpeningFigures } from '#web/features/job-openings/editor/opening-figures.tsx';
import { pageOf } from '#web/search-params.ts';

export const Route = createFileRoute('/_company/job_opening/dashboards')({
  // The job pages are read in light alone (specification); the frame around them keeps its theme.
  staticData: { hasLightScreen: true },
  validateSearch: (search): { page?: number } => ({ page: pageOf(search.page) }),
  head: () => ({ meta: [{ title: `${m.job_openings_editor_figures_title()} · ${productName}` }] }),
  component: () => <OpeningFigures page={Route.useSearch().page} />,
});
