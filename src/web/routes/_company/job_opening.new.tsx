import { createFileRoute } from '@tanstack/react-router';
import { m } from '#texts/messages.js';
import { NewOpening } from '#web/features/job-openings/editor/new-opening.tsx';

export const Route = createFileRoute('/_company/job_opening/new')({
  head: () => ({ meta: [{ title: `${m.job_openings_editor_new_title()} · ${m.product_name()}` }] }),
  component: NewOpening,
});
