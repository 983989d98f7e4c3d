import { createFileRoute } from '@tanstack/react-router';
import { productName } from '#domain/product.ts';
import { m } from '#texts/messages.js';
import { OpeningScreen } from '#web/features/admin/openings/opening-screen.tsx';

export const Route = createFileRoute('/_admin/admin-openings/$id')({
  head: () => ({ meta: [{ title: `${m.admin_openings_one()} · ${productName}` }] }),
  component: () => <OpeningScreen id={Route.useParams().id} />,
});
