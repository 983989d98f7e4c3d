import { createFileRoute } from '@tanstack/react-router';
import { m } from '#texts/messages.js';
import { OpeningDesk } from '#web/features/job-openings/desk/opening-desk.tsx';

export const Route = createFileRoute('/_company/job_opening/$id')({
  // The job pages are read in light alone (specification).
  staticData: { forcesLight: true },
  validateSearch: ({ published }): { published?: true } =>
    published === true || published === 'true' ? { published: true } : {},
  head: () => ({ meta: [{ title: m.job_openings_desk_title() }] }),
  component: Desk,
});

function Desk() {
  const { id } = Route.useParams();
  const { published } = Route.useSearch();
  return <OpeningDesk id={id} isJustPublished={published === true} />;
}
