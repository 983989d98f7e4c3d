import { createFileRoute } from '@tanstack/react-router';
import { m } from '#texts/messages.js';
import { OwnOpeningScreen } from '#web/features/job-openings/own/own-opening-screen.tsx';

export const Route = createFileRoute('/_company/job_opening/$id')({
  validateSearch: ({ published }): { published?: true } =>
    published === true || published === 'true' ? { published: true } : {},
  head: () => ({ meta: [{ title: `${m.job_openings_own_title()} · ${m.product_name()}` }] }),
  component: OwnOpening,
});

function OwnOpening() {
  const { id } = Route.useParams();
  const { published } = Route.useSearch();
  return <OwnOpeningScreen id={id} isJustPublished={published === true} />;
}
