import { createFileRoute } from '@tanstack/react-router';
import { m } from '#texts/messages.js';
import { CompanyDashboard } from '#web/features/company-dashboard/company-dashboard.tsx';

export const Route = createFileRoute('/_company/dashboard')({
  head: () => ({ meta: [{ title: `${m.area_dashboard()} · ${m.product_name()}` }] }),
  component: CompanyDashboard,
});
