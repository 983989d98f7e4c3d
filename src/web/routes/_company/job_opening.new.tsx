import { createFileRoute } from '@tanstack/react-router';
import { productName } from '#domain/product.ts';
import { m } from '#texts/messages.js';
import { NewOpening } from '#web/features/job-openings/editor/new-opening.tsx';

export const Route = createFileRoute('/_company/job_opening/new')({
  head: () => ({ meta: [{ title: `${m.job_openings_editor_new_title()} · ${productName}` }] }),
  component: NewOpening,
});
