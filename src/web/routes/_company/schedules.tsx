import { createFileRoute } from '@tanstack/react-router';
import { productName } from '#domain/product.ts';
import { m } from '#texts/messages.js';
import { SchedulesScreen } from '#web/features/interviews/schedules/schedules-screen.tsx';
import { readSchedulesSearch } from '#web/features/interviews/schedules/schedules-search.ts';

export const Route = createFileRoute('/_company/schedules')({
  validateSearch: readSchedulesSearch,
  head: () => ({ meta: [{ title: `${m.area_schedules()} · ${productName}` }] }),
  component: () => <SchedulesScreen search={Route.useSearch()} />,
});
