import { createFileRoute } from '@tanstack/react-router';
import { productName } from '#domain/product.ts';
import { m } from '#texts/messages.js';
import {
  ActivityScreen,
  type ActivityScreenFilters,
} from '../../features/companies/activity/activity-screen.tsx';
import { one } from '../../search-params.ts';

export const Route = createFileRoute('/_company/operations')({
  validateSearch: (search): ActivityScreenFilters => ({
    kind: one(search.kind) ?? '',
    from: one(search.from) ?? '',
    to: one(search.to) ?? '',
    page: Math.max(1, Number(one(search.page)) || 1),
  }),
  head: () => ({ meta: [{ title: `${m.area_operations()} · ${productName}` }] }),
  component: () => <ActivityScreen filters={Route.useSearch()} />,
});
