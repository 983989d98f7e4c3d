import { createFileRoute } from '@tanstack/react-router';
import { m } from '#texts/messages.js';
import { ScheduleScreen } from '#web/features/interviews/schedule/schedule-screen.tsx';
import { readScheduleSearch } from '#web/features/interviews/schedule/schedule-search.ts';

export const Route = createFileRoute('/_company/schedules_/new')({
  staticData: { usesWidth: true },
  validateSearch: readScheduleSearch,
  head: () => ({ meta: [{ title: `${m.interviews_schedule_title()} · ${m.product_name()}` }] }),
  component: Schedule,
});

function Schedule() {
  const search = Route.useSearch();
  return <ScheduleScreen key={JSON.stringify(search)} search={search} />;
}
