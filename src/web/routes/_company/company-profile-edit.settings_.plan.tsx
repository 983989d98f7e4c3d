import { createFileRoute } from '@tanstack/react-router';
import { m } from '#texts/messages.js';
import { PlanScreen } from '#web/features/companies/settings/plan-screen.tsx';

export const Route = createFileRoute('/_company/company-profile-edit/settings_/plan')({
  head: () => ({ meta: [{ title: `${m.companies_tab_plan()} · ${m.product_name()}` }] }),
  component: PlanScreen,
});
