import { createFileRoute } from '@tanstack/react-router';
import { productName } from '#domain/product.ts';
import { m } from '#texts/messages.js';
import { AccountScreen } from '#web/features/companies/settings/account-screen.tsx';

export const Route = createFileRoute('/_company/company-profile-edit/settings')({
  head: () => ({ meta: [{ title: `${m.companies_tab_account()} · ${productName}` }] }),
  component: AccountScreen,
});
