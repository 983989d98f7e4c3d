import { createFileRoute } from '@tanstack/react-router';
import { m } from '#texts/messages.js';
import { ListScreen } from '#web/features/applications/list/list-screen.tsx';
import { readListSearch } from '#web/features/applications/list/list-search.ts';

export const Route = createFileRoute('/_company/job_application/list/')({
  staticData: { usesWidth: true },
  validateSearch: readListSearch,
  head: () => ({ meta: [{ title: `${m.applications_title()} · ${m.product_name()}` }] }),
  component: List,
});

function List() {
  return <ListScreen search={Route.useSearch()} />;
}
