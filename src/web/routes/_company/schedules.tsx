import { createFileRoute } from '@tanstack/react-router';
import { m } from '#texts/messages.js';
import { SchedulesScreen } from '#web/features/interviews/schedules/schedules-screen.tsx';
import { readSchedulesSearch } from '#web/features/interviews/schedules/schedules-search.ts';

export const Route = createFileRoute('/_company/schedules')({
  staticData: { usesWidth: true },
  validateSearch: readSchedulesSearch,
  head: () => ({ meta: [{ title: `${m.area_schedules()} · ${m.product_name()}` }] }),
  component: () => <SchedulesScreen search={Route.useSearch()} />,
});
