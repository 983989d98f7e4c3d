import { createFileRoute } from '@tanstack/react-router';
import { m } from '#texts/messages.js';
import { ImportScreen } from '#web/features/applications/import/import-screen.tsx';
import { importSearch } from '#web/features/applications/import/import-search.ts';

export const Route = createFileRoute('/_company/company-profile-edit/settings_/import')({
  validateSearch: importSearch,
  head: () => ({ meta: [{ title: `${m.imports_tab()} · ${m.product_name()}` }] }),
  component: () => <ImportScreen search={Route.useSearch()} />,
});
