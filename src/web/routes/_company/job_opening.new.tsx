import { createFileRoute } from '@tanstack/react-router';
import { m } from '#texts/messages.js';
import { OpeningForm } from '../../features/opening-desk/opening-form.tsx';

export const Route = createFileRoute('/_company/job_opening/new')({
  // The job pages are read in light alone (specification).
  staticData: { forcesLight: true },
  head: () => ({ meta: [{ title: m.desk_new_title() }] }),
  component: OpeningForm,
});
