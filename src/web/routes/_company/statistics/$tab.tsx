import { createFileRoute, notFound } from '@tanstack/react-router';
import { m } from '#texts/messages.js';
import { StatisticsScreen } from '#web/features/applications/statistics/statistics-screen.tsx';
import { readStatisticsSearch } from '#web/features/applications/statistics/statistics-search.ts';
import { tabOf, tabTexts } from '#web/features/applications/statistics/statistics-tabs.tsx';

export const Route = createFileRoute('/_company/statistics/$tab')({
  validateSearch: readStatisticsSearch,
  loader: ({ params }) => {
    const tab = tabOf(params.tab);
    if (!tab) throw notFound();
    return { tab };
  },
  head: ({ loaderData }) => ({
    meta: [
      {
        title: [loaderData && tabTexts[loaderData.tab](), m.statistics_title(), m.product_name()]
          .filter(Boolean)
          .join(' · '),
      },
    ],
  }),
  component: () => <StatisticsScreen tab={Route.useLoaderData().tab} search={Route.useSearch()} />,
});
