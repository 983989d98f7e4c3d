import { createFileRoute } from '@tanstack/react-router';
import { m } from '#texts/messages.js';
import { CompanyScreen } from '#web/features/companies/profile/company-screen.tsx';

export const Route = createFileRoute('/_company/company-profile-edit/company')({
  head: () => ({ meta: [{ title: `${m.companies_tab_company()} · ${m.product_name()}` }] }),
  component: CompanyScreen,
});
