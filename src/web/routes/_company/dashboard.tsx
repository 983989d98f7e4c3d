import { createFileRoute } from '@tanstack/react-router';
import { productName } from '#domain/product.ts';
import { m } from '#texts/messages.js';
import { CompanyDashboard } from '#web/features/companies/dashboard/company-dashboard.tsx';

export const Route = createFileRoute('/_company/dashboard')({
  head: () => ({ meta: [{ title: `${m.area_dashboard()} · ${productName}` }] }),
  component: CompanyDashboard,
});
