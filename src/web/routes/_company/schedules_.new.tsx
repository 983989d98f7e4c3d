import { createFileRoute } from '@tanstack/react-router';
import { m } from '#texts/messages.js';
import { ScheduleScreen } from '#web/features/interviews/schedule/schedule-screen.tsx';
import {
  readScheduleSearch,
  type ScheduleSearch,
} from '#web/features/interviews/schedule/schedule-search.ts';
import { one } from '#web/search-params.ts';

export const Route = createFileRoute('/_company/schedules_/new')({
  staticData: { usesWidth: true },
  // Whether it is a day and a clock is read with the screen: what a route reads by comes with the first script of every page.
  validateSearch: (search): ScheduleSearch => ({
    application: one(search.application),
    id: one(search.id),
    at: one(search.at),
    with: one(search.with),
  }),
  head: () => ({ meta: [{ title: `${m.interviews_schedule_title()} · ${m.product_name()}` }] }),
  component: Schedule,
});

function Schedule() {
  const search = readScheduleSearch({ ...Route.useSearch() });
  return <ScheduleScreen key={JSON.stringify(search)} search={search} />;
}
