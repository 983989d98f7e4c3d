import { createFileRoute } from '@tanstack/react-router';
import { m } from '#texts/messages.js';
import { OpeningsScreen } from '#web/features/applications/list/openings-screen.tsx';

export const Route = createFileRoute('/_company/job_application/list/job_opening')({
  head: () => ({ meta: [{ title: `${m.applications_openings_title()} · ${m.product_name()}` }] }),
  component: OpeningsScreen,
});
