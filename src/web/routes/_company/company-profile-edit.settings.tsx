import { createFileRoute } from '@tanstack/react-router';
import { m } from '#texts/messages.js';
import { AccountScreen } from '#web/features/companies/settings/account-screen.tsx';

export const Route = createFileRoute('/_company/company-profile-edit/settings')({
  head: () => ({ meta: [{ title: `${m.companies_tab_account()} · ${m.product_name()}` }] }),
  component: AccountScreen,
});
