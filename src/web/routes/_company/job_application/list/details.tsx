import { createFileRoute } from '@tanstack/react-router';
import { m } from '#texts/messages.js';
import { readListSearch } from '#web/features/applications/list/list-search.ts';
import { ReviewScreen } from '#web/features/applications/review/review-screen.tsx';
import { ReviewScorecards } from '#web/features/interviews/scorecards/scorecards.tsx';
import { one } from '#web/search-params.ts';

export const Route = createFileRoute('/_company/job_application/list/details')({
  staticData: { fillsArea: true },
  validateSearch: (search) => ({ ...readListSearch(search), id: one(search.id) }),
  head: () => ({ meta: [{ title: `${m.applications_title()} · ${m.product_name()}` }] }),
  component: Details,
});

function Details() {
  return (
    <ReviewScreen
      search={Route.useSearch()}
      scorecards={(application) => <ReviewScorecards application={application} />}
    />
  );
}
