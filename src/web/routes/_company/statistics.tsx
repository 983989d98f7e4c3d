import { createFileRoute } from '@tanstack/react-router';
import { productName } from '#domain/product.ts';
import { m } from '#texts/messages.js';
import { StatisticsScreen } from '#web/features/applications/statistics/statistics-screen.tsx';
import { readStatisticsSearch } from '#web/features/applications/statistics/statistics-search.ts';

export const Route = createFileRoute('/_company/statistics')({
  validateSearch: readStatisticsSearch,
  head: () => ({ meta: [{ title: `${m.statistics_title()} · ${productName}` }] }),
  component: Statistics,
});

function Statistics() {
  return <StatisticsScreen search={Route.useSearch()} />;
}
