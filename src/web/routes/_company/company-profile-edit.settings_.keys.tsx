import { createFileRoute } from '@tanstack/react-router';
import { m } from '#texts/messages.js';
import { KeysScreen } from '#web/features/companies/settings/keys-screen.tsx';

export const Route = createFileRoute('/_company/company-profile-edit/settings_/keys')({
  head: () => ({ meta: [{ title: `${m.companies_tab_keys()} · ${m.product_name()}` }] }),
  component: KeysScreen,
});
