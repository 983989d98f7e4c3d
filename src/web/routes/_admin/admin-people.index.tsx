import { createFileRoute } from '@tanstack/react-router';
import { foundRoles, foundStatuses } from '#domain/identity/look-reasons.ts';
import { m } from '#texts/messages.js';
import { type PeopleFilters, PeopleScreen } from '#web/features/admin/people/people-screen.tsx';
import { one, pageOf } from '#web/search-params.ts';

export const Route = createFileRoute('/_admin/admin-people/')({
  validateSearch: (search): PeopleFilters => ({
    q: one(search.q)?.slice(0, 200),
    role: foundRoles.find((role) => role === one(search.role)),
    status: foundStatuses.find((status) => status === one(search.status)),
    page: pageOf(search.page),
  }),
  head: () => ({ meta: [{ title: `${m.admin_people_title()} · ${m.product_name()}` }] }),
  component: () => <PeopleScreen filters={Route.useSearch()} />,
});
