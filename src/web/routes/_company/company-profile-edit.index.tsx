import { createFileRoute } from '@tanstack/react-router';
import { m } from '#texts/messages.js';
import { PersonScreen } from '#web/features/companies/profile/person-screen.tsx';

export const Route = createFileRoute('/_company/company-profile-edit/')({
  head: () => ({ meta: [{ title: `${m.companies_tab_you()} · ${m.product_name()}` }] }),
  component: PersonScreen,
});
