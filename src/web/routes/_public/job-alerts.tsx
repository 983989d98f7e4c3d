import { createFileRoute } from '@tanstack/react-router';
import { m } from '#texts/messages.js';
import { api } from '#web/api.ts';
import { VisitorAlertsScreen } from '#web/features/job-openings/alerts/visitor-alerts-screen.tsx';
import { pageHead } from '#web/features/shell/head.ts';
import { readFailure } from '#web/refusal.ts';
import { one } from '#web/search-params.ts';

export const Route = createFileRoute('/_public/job-alerts')({
  validateSearch: (search) => ({ token: one(search.token) ?? '' }),
  loaderDeps: ({ search: { token } }) => ({ token }),
  loader: async ({ deps: { token } }) => {
    if (token === '') return undefined;
    try {
      return (await api.jobAlerts.visit({ token })).data;
    } catch (error) {
      if (readFailure(error).code === 'LINK_EXPIRED') return undefined;
      throw error;
    }
  },
  head: () =>
    pageHead({
      title: m.alerts_title(),
      description: import.meta.env.SSR ? m.alerts_lead() : '',
      path: '/job-alerts',
      noindex: true,
    }),
  component: VisitorAlerts,
});

function VisitorAlerts() {
  const { token } = Route.useSearch();
  return (
    <div className="wrap">
      <VisitorAlertsScreen token={token} stored={Route.useLoaderData()} />
    </div>
  );
}
