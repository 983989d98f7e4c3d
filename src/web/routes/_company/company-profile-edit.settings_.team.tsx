import { createFileRoute } from '@tanstack/react-router';
import { productName } from '#domain/product.ts';
import { m } from '#texts/messages.js';
import { TeamScreen } from '#web/features/companies/settings/team-screen.tsx';

export const Route = createFileRoute('/_company/company-profile-edit/settings_/team')({
  head: () => ({ meta: [{ title: `${m.companies_tab_team()} · ${productName}` }] }),
  component: TeamScreen,
});
