import { createFileRoute } from '@tanstack/react-router';
import { m } from '#texts/messages.js';
import { DashboardScreen } from '#web/features/candidate-dashboard/dashboard-screen.tsx';

export const Route = createFileRoute('/_candidate/candidate-dashboard')({
  head: () => ({ meta: [{ title: `${m.area_dashboard()} · ${m.product_name()}` }] }),
  component: DashboardScreen,
});
