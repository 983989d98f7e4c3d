import { createFileRoute } from '@tanstack/react-router';
import { m } from '#texts/messages.js';
import { PersonScreen } from '#web/features/admin/people/person-screen.tsx';

export const Route = createFileRoute('/_admin/admin-people/$id')({
  head: () => ({ meta: [{ title: `${m.admin_people_account()} · ${m.product_name()}` }] }),
  component: () => <PersonScreen id={Route.useParams().id} />,
});
