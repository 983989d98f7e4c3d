import { createFileRoute } from '@tanstack/react-router';
import { administeredStates } from '#domain/job-openings/held.ts';
import { m } from '#texts/messages.js';
import { type OpeningsFilters, OpeningsScreen } from '#web/features/admin/openings/openings-screen.tsx';
import { one, pageOf } from '#web/search-params.ts';

export const Route = createFileRoute('/_admin/admin-openings/')({
  validateSearch: (search): OpeningsFilters => ({
    q: one(search.q)?.slice(0, 200),
    state: administeredStates.find((state) => state === one(search.state)),
    page: pageOf(search.page),
  }),
  head: () => ({ meta: [{ title: `${m.admin_openings_title()} · ${m.product_name()}` }] }),
  component: () => <OpeningsScreen filters={Route.useSearch()} />,
});
