import { createFileRoute } from '@tanstack/react-router';
import { m } from '#texts/messages.js';
import { CompanyScreen } from '#web/features/admin/company/company-screen.tsx';
import { type CompanyView, companyTabs } from '#web/features/admin/company/company-view.ts';
import { one, pageOf } from '#web/search-params.ts';

export const Route = createFileRoute('/_admin/manage-employer/$id')({
  validateSearch: (search): CompanyView => ({
    tab: companyTabs.find((tab) => tab === one(search.tab)),
    document: one(search.document),
    page: pageOf(search.page),
  }),
  staticData: { usesWidth: true },
  head: () => ({ meta: [{ title: `${m.admin_company()} · ${m.product_name()}` }] }),
  component: () => <CompanyScreen id={Route.useParams().id} view={Route.useSearch()} />,
});
