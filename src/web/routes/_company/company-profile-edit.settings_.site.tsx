import { createFileRoute } from '@tanstack/react-router';
import { m } from '#texts/messages.js';
import { SiteScreen } from '#web/features/companies/settings/site-screen.tsx';

export const Route = createFileRoute('/_company/company-profile-edit/settings_/site')({
  head: () => ({ meta: [{ title: `${m.companies_tab_site()} · ${m.product_name()}` }] }),
  component: SiteScreen,
});
