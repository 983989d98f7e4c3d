import { createFileRoute } from '@tanstack/react-router';
import { m } from '#texts/messages.js';
import { CvListScreen } from '#web/features/cvs/list/cv-list-screen.tsx';
import { one } from '#web/search-params.ts';

export const Route = createFileRoute('/_candidate/cv-builder/')({
  validateSearch: (search): { opening?: string | undefined } => ({ opening: one(search.opening) }),
  head: () => ({ meta: [{ title: `${m.area_cv_builder()} · ${m.product_name()}` }] }),
  component: () => <CvListScreen opening={Route.useSearch().opening} />,
});
