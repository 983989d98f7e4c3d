import { createFileRoute } from '@tanstack/react-router';
import { m } from '#texts/messages.js';
import { OpeningScreen } from '#web/features/admin/openings/opening-screen.tsx';

export const Route = createFileRoute('/_admin/admin-openings/$id')({
  head: () => ({ meta: [{ title: `${m.admin_openings_one()} · ${m.product_name()}` }] }),
  component: () => <OpeningScreen id={Route.useParams().id} />,
});
