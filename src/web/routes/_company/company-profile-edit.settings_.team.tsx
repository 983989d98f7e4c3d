import { createFileRoute } from '@tanstack/react-router';
import { m } from '#texts/messages.js';
import { TeamScreen } from '#web/features/companies/settings/team-screen.tsx';

export const Route = createFileRoute('/_company/company-profile-edit/settings_/team')({
  head: () => ({ meta: [{ title: `${m.companies_tab_team()} · ${m.product_name()}` }] }),
  component: TeamScreen,
});
