import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { dateFormat, textDirection } from '#domain/locale.ts';
import type { CalendarDate } from '#domain/time.ts';
import { m } from '#texts/messages.js';
import { getLocale } from '#texts/runtime.js';
import { IconLink, LinkButton } from '#web/design/button.tsx';
import { ChevronEndIcon, ChevronStartIcon } from '#web/design/icons/icons.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import {
  daysShown,
  type SchedulesSearch,
  type ScheduleView,
  scheduleViews,
  stepDate,
} from './schedules-search.ts';

const viewTexts = {
  week: m.interviews_view_week,
  day: m.interviews_view_day,
  month: m.interviews_view_month,
  list: m.interviews_view_list,
};

/** One line over the calendar: which days, in which way of seeing them, and what can be done. */
export function SchedulesHead({
  search,
  date,
  children,
}: {
  search: SchedulesSearch;
  date: CalendarDate;
  children: ReactNode;
}) {
  const view = search.view ?? 'week';
  const isMirrored = textDirection(getLocale()) === 'rtl';
  const step = (by: 1 | -1) => ({
    ...search,
    date: stepDate(view, date, by),
    page: undefined,
    id: undefined,
  });
  return (
    <header className="schedules-head">
      <h1 tabIndex={-1}>{m.area_schedules()}</h1>
      <div className="schedules-steps">
        <div className="schedules-arrows">
          <IconLink
            to="/schedules"
            search={step(-1)}
            label={m.interviews_before()}
            icon={<ChevronStartIcon />}
            aria-keyshortcuts={isMirrored ? 'ArrowRight' : 'ArrowLeft'}
          />
          <LinkButton
            to="/schedules"
            search={{ ...search, date: undefined, page: undefined, id: undefined }}
            aria-keyshortcuts="t"
          >
            {m.interviews_today()}
          </LinkButton>
          <IconLink
            to="/schedules"
            search={step(1)}
            label={m.interviews_after()}
            icon={<ChevronEndIcon />}
            aria-keyshortcuts={isMirrored ? 'ArrowLeft' : 'ArrowRight'}
          />
        </div>
        <SpanText view={view} date={date} />
      </div>
      <nav className="schedules-views" aria-label={m.interviews_views()}>
        {scheduleViews.map((one) => (
          <Link
            key={one}
            to="/schedules"
            search={{ ...search, view: one === 'week' ? undefined : one, page: undefined, id: undefined }}
            activeOptions={{ exact: true, includeSearch: true }}
            aria-current={one === view ? 'page' : undefined}
          >
            {viewTexts[one]()}
          </Link>
        ))}
      </nav>
      <div className="schedules-acts">{children}</div>
    </header>
  );
}

function SpanText({ view, date }: { view: ScheduleView; date: CalendarDate }) {
  const { locale } = useSurroundings();
  const { from, to } = view === 'month' ? { from: date, to: date } : daysShown(view, date);
  const format = dateFormat(locale, {
    ...(view === 'day' && { weekday: 'short' }),
    ...(view === 'month' ? { month: 'long' } : { day: 'numeric', month: 'short' }),
    year: 'numeric',
    timeZone: 'UTC',
  });
  const [first, last] = [from, to ?? from].map((day) => new Date(`${day}T00:00:00Z`));
  const text = format.formatRange(first ?? 0, last ?? 0);
  return <h2 className="schedules-span num">{view === 'list' ? m.interviews_from({ day: text }) : text}</h2>;
}
