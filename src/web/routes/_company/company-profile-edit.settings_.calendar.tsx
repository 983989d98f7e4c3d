import { createFileRoute } from '@tanstack/react-router';
import { m } from '#texts/messages.js';
import { CalendarScreen } from '#web/features/calendars/calendar-screen.tsx';

export const Route = createFileRoute('/_company/company-profile-edit/settings_/calendar')({
  head: () => ({ meta: [{ title: `${m.companies_tab_calendar()} · ${m.product_name()}` }] }),
  component: CalendarScreen,
});
