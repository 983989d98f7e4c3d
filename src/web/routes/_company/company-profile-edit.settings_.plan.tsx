import { createFileRoute } from '@tanstack/react-router';
import { productName } from '#domain/product.ts';
import { m } from '#texts/messages.js';
import { PlanScreen } from '#web/features/companies/settings/plan-screen.tsx';

export const Route = createFileRoute('/_company/company-profile-edit/settings_/plan')({
  head: () => ({ meta: [{ title: `${m.companies_tab_plan()} · ${productName}` }] }),
  component: PlanScreen,
});
