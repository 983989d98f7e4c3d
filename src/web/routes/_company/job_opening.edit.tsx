import { createFileRoute } from '@tanstack/react-router';
import { productName } from '#domain/product.ts';
import { m } from '#texts/messages.js';
import { EditOpening } from '#web/features/job-openings/editor/edit-opening.tsx';
import { one } from '#web/search-params.ts';

export const Route = createFileRoute('/_company/job_opening/edit')({
  validateSearch: (search): { id: string } => ({ id: one(search.id) ?? '' }),
  head: () => ({ meta: [{ title: `${m.job_openings_editor_edit_title()} · ${productName}` }] }),
  component: () => <EditOpening id={Route.useSearch().id} />,
});
