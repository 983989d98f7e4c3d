import { Link } from '@tanstack/react-router';
import { inDigits } from '#domain/digits.ts';
import { dateTimeFormat } from '#domain/formats.ts';
import { formatTag } from '#domain/locale.ts';
import { type CalendarDate, calendarDate } from '#domain/time.ts';
import { m } from '#texts/messages.js';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import type { Entry } from './entries.ts';
import { EntryLink } from './entry-link.tsx';
import './month-grid.css';
import type { SchedulesSearch } from './schedules-search.ts';

const most = 3;

/** A month, week by week; a day leads to itself, and so does what it has no room for. */
export function MonthGrid({
  days,
  month,
  entries,
  zone,
  path,
  openId,
  now,
}: {
  days: readonly CalendarDate[];
  /** `YYYY-MM` of the days that belong to it. */
  month: string;
  entries: readonly Entry[];
  zone: string;
  path: string;
  openId: string | undefined;
  now: Date;
}) {
  const { locale } = useSurroundings();
  const today = calendarDate(now, zone);
  const text = (day: CalendarDate, options: Intl.DateTimeFormatOptions) =>
    dateTimeFormat(formatTag(locale), { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
  return (
    <div className="month-grid card">
      {days.slice(0, 7).map((day) => (
        <div key={day} className="month-weekday small" aria-hidden="true">
          <span className="month-weekday-short">{text(day, { weekday: 'short' })}</span>
          <span className="month-weekday-narrow">{text(day, { weekday: 'narrow' })}</span>
        </div>
      ))}
      {days.map((day) => {
        const here = entries.filter(({ date }) => date === day);
        return (
          <div
            key={day}
            className="month-day"
            data-outside={!day.startsWith(month) || undefined}
            data-today={day === today || undefined}
          >
            <Link from="/schedules" search={dayOf(day)} className="month-date num">
              <span aria-hidden="true">{text(day, { day: 'numeric' })}</span>
              {here.length > 0 && (
                <span className="month-count" aria-hidden="true">
                  {inDigits(here.length)}
                </span>
              )}
              <span className="sr">
                {m.interviews_day_of({ day: text(day, { dateStyle: 'full' }), count: here.length })}
              </span>
            </Link>
            <ol className="month-entries">
              {here.slice(0, most).map((entry) => (
                <li key={entry.key}>
                  <EntryLink
                    entry={entry}
                    isOpen={entry.interview.id === openId}
                    zone={zone}
                    path={path}
                    isShort
                  />
                </li>
              ))}
            </ol>
            {here.length > most && (
              <Link from="/schedules" search={dayOf(day)} className="month-more small">
                {m.interviews_more({ number: here.length - most })}
              </Link>
            )}
          </div>
        );
      })}
    </div>
  );
}

/** One day of what is shown. */
function dayOf(date: CalendarDate) {
  return (before: SchedulesSearch): SchedulesSearch => ({
    ...before,
    ...{ view: 'day', date, page: undefined, id: undefined },
  });
}
