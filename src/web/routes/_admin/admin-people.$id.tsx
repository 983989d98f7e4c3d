import { createFileRoute } from '@tanstack/react-router';
import { productName } from '#domain/product.ts';
import { m } from '#texts/messages.js';
import { PersonScreen } from '#web/features/admin/people/person-screen.tsx';

export const Route = createFileRoute('/_admin/admin-people/$id')({
  head: () => ({ meta: [{ title: `${m.admin_people_account()} · ${productName}` }] }),
  component: () => <PersonScreen id={Route.useParams().id} />,
});
