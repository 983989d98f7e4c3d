import { createFileRoute } from '@tanstack/react-router';
import { m } from '#texts/messages.js';
import { EditOpening } from '#web/features/job-openings/editor/edit-opening.tsx';
import { one } from '#web/search-params.ts';

export const Route = createFileRoute('/_company/job_opening/edit')({
  validateSearch: (search): { id: string } => ({ id: one(search.id) ?? '' }),
  head: () => ({ meta: [{ title: `${m.job_openings_editor_edit_title()} · ${m.product_name()}` }] }),
  component: () => <EditOpening id={Route.useSearch().id} />,
});
