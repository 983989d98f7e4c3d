import { createFileRoute } from '@tanstack/react-router';
import { m } from '#texts/messages.js';
import { SharesScreen, type SharesSearch } from '#web/features/applications/sharing/shares-screen.tsx';
import { one, pageOf } from '#web/search-params.ts';

export const Route = createFileRoute('/_company/job_application/shared')({
  validateSearch: (search): SharesSearch => ({ page: pageOf(search.page), id: one(search.id) }),
  head: () => ({ meta: [{ title: `${m.sharing_title()} · ${m.product_name()}` }] }),
  component: Shared,
});

function Shared() {
  return <SharesScreen search={Route.useSearch()} />;
}
