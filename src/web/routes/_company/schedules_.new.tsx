import { createFileRoute } from '@tanstack/react-router';
import { m } from '#texts/messages.js';
import { ScheduleScreen } from '#web/features/interviews/schedule/schedule-screen.tsx';
import { one } from '#web/search-params.ts';

export const Route = createFileRoute('/_company/schedules_/new')({
  staticData: { usesWidth: true },
  validateSearch: (search): { application?: string; id?: string } => ({
    application: one(search.application),
    id: one(search.id),
  }),
  head: () => ({ meta: [{ title: `${m.interviews_schedule_title()} · ${m.product_name()}` }] }),
  component: Schedule,
});

function Schedule() {
  const { application, id } = Route.useSearch();
  return <ScheduleScreen key={`${application} ${id}`} application={application} id={id} />;
}
