import { createFileRoute } from '@tanstack/react-router';
import { m } from '#texts/messages.js';
import {
  ActivityScreen,
  type ActivityScreenFilters,
} from '#web/features/companies/activity/activity-screen.tsx';
import { dateOf, one, pageOf } from '#web/search-params.ts';

export const Route = createFileRoute('/_company/operations')({
  validateSearch: (search): ActivityScreenFilters => ({
    kind: one(search.kind),
    member: one(search.member),
    from: dateOf(search.from),
    to: dateOf(search.to),
    page: pageOf(search.page),
  }),
  head: () => ({ meta: [{ title: `${m.area_operations()} · ${m.product_name()}` }] }),
  component: () => <ActivityScreen filters={Route.useSearch()} />,
});
