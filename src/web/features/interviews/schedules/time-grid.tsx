import { formatTag } from '#domain/locale.ts';
import type { CalendarDate } from '#domain/time.ts';
import { clockIn, placeOfZone } from '#domain/zones.ts';
import { m } from '#texts/messages.js';
import { classNames } from '#web/design/class-names.ts';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { type Entry, lanesOf } from './entries.ts';
import { EntryLink } from './entry-link.tsx';
import { type SchedulesSearch, weekdayOf } from './schedules-search.ts';

const hourHeight = 52;
const [usualFirst, usualLast] = [8, 17];

/** A day or a week by the hour; Friday and Saturday are narrow while they are empty. */
export function TimeGrid({
  days,
  entries,
  zone,
  search,
  now,
}: {
  days: readonly CalendarDate[];
  entries: readonly Entry[];
  zone: string;
  search: SchedulesSearch;
  now: Date;
}) {
  const { locale } = useSurroundings();
  const shown = entries.filter(({ date }) => days.includes(date));
  const first = Math.min(usualFirst, ...shown.map(({ start }) => Math.floor(start / 60)));
  const last = Math.min(
    24,
    Math.max(usualLast, ...shown.map(({ start, minutes }) => Math.ceil((start + minutes) / 60))),
  );
  const hours = Array.from({ length: last - first }, (_hour, index) => first + index);
  const today = clockIn(now, zone);
  const isNarrow = (day: CalendarDate) =>
    days.length > 1 && weekdayOf(day) >= 5 && !shown.some(({ date }) => date === day);
  const columns = days.map((day) => (isNarrow(day) ? 'minmax(76px, 0.4fr)' : 'minmax(0, 1fr)')).join(' ');
  return (
    <div className="time-grid card" style={{ gridTemplateColumns: `64px ${columns}` }}>
      <div className="time-grid-zone small">{placeOfZone(zone, locale)}</div>
      {days.map((day) => (
        <DayHead key={day} day={day} isToday={day === today.date} isNarrow={isNarrow(day)} />
      ))}
      <div className="time-grid-hours" aria-hidden="true">
        {hours.map((hour) => (
          <span key={hour} className="num small" style={{ blockSize: hourHeight }}>
            {String(hour).padStart(2, '0')}:00
          </span>
        ))}
      </div>
      {days.map((day) => (
        <ol
          key={day}
          className={classNames('time-grid-day', days.length > 1 && day === today.date && 'time-grid-today')}
          style={{ blockSize: hours.length * hourHeight, backgroundSize: `100% ${hourHeight}px` }}
        >
          {lanesOf(shown.filter(({ date }) => date === day)).map(({ entry, lane, lanes }) => (
            <li
              key={entry.key}
              style={{
                insetBlockStart: ((entry.start - first * 60) / 60) * hourHeight,
                blockSize: Math.max(38, (entry.minutes / 60) * hourHeight - 2),
                insetInlineStart: `${(lane / lanes) * 100}%`,
                inlineSize: `${100 / lanes}%`,
              }}
            >
              <EntryLink entry={entry} search={search} zone={zone} />
            </li>
          ))}
        </ol>
      ))}
    </div>
  );
}

function DayHead({ day, isToday, isNarrow }: { day: CalendarDate; isToday: boolean; isNarrow: boolean }) {
  const { locale } = useSurroundings();
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(formatTag(locale), { ...options, timeZone: 'UTC' }).format(
      new Date(`${day}T00:00:00Z`),
    );
  return (
    <div className="time-grid-head" data-today={isToday || undefined}>
      <span className="time-grid-weekday small">{format({ weekday: 'short' })}</span>{' '}
      <b className="num">{format({ day: 'numeric' })}</b>
      {isToday && !isNarrow && <span className="small"> {m.interviews_today()}</span>}
    </div>
  );
}
