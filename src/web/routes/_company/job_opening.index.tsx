import { createFileRoute } from '@tanstack/react-router';
import { openingStatuses } from '#domain/job-openings/job-openings.ts';
import { m } from '#texts/messages.js';
import { OpeningList, type OpeningListFilters } from '#web/features/job-openings/editor/opening-list.tsx';
import { one, pageOf } from '#web/search-params.ts';

export const Route = createFileRoute('/_company/job_opening/')({
  validateSearch: (search): OpeningListFilters => ({
    status: openingStatuses.find((status) => status === one(search.status)),
    search: one(search.search),
    sort: one(search.sort) === 'ASC' ? 'ASC' : undefined,
    page: pageOf(search.page),
  }),
  head: () => ({ meta: [{ title: `${m.job_openings_editor_list_title()} · ${m.product_name()}` }] }),
  component: () => <OpeningList filters={Route.useSearch()} />,
});
