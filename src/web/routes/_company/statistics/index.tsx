import { createFileRoute } from '@tanstack/react-router';
import { m } from '#texts/messages.js';
import { StatisticsScreen } from '#web/features/applications/statistics/statistics-screen.tsx';
import { readStatisticsSearch } from '#web/features/applications/statistics/statistics-search.ts';

export const Route = createFileRoute('/_company/statistics/')({
  validateSearch: readStatisticsSearch,
  head: () => ({ meta: [{ title: `${m.statistics_title()} · ${m.product_name()}` }] }),
  component: () => <StatisticsScreen tab="overview" search={Route.useSearch()} />,
});
