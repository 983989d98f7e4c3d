import { dateTimeFormat } from '#domain/formats.ts';
import { formatTag } from '#domain/locale.ts';
import { type CalendarDate, isWeekend } from '#domain/time.ts';
import { clockIn } from '#domain/zones.ts';
import { m } from '#texts/messages.js';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import type { Entry } from './entries.ts';
import { TimeGrid } from './time-grid.tsx';

/** So many interviews of one time are read side by side in a day of the week. */
const mostBeside = 2;

export interface HoursProps {
  entries: readonly Entry[];
  zone: string;
  /** Of the screen as it stands. */
  path: string;
  openId: string | undefined;
  now: Date;
}

/** A week by the hour; Friday and Saturday are narrow while they are empty. */
export function WeekHours({ days, entries, ...props }: HoursProps & { days: readonly CalendarDate[] }) {
  const today = clockIn(props.now, props.zone).date;
  const columns = days.map((day) => {
    const own = entries.filter(({ date }) => date === day);
    const isNarrow = isWeekend(day) && own.length === 0;
    return {
      key: day,
      head: <DayHead day={day} isToday={day === today} isNarrow={isNarrow} />,
      entries: own,
      width: isNarrow ? 'minmax(76px, 0.4fr)' : 'minmax(0, 1fr)',
      isNow: day === today,
      isMarked: day === today,
    };
  });
  return <TimeGrid {...props} columns={columns} mostBeside={mostBeside} moreIn="day" />;
}

/** What the day is called, over its column. */
function DayHead({ day, isToday, isNarrow }: { day: CalendarDate; isToday: boolean; isNarrow: boolean }) {
  const { locale } = useSurroundings();
  const format = (options: Intl.DateTimeFormatOptions) =>
    dateTimeFormat(formatTag(locale), { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
  return (
    <div className="time-grid-head" data-today={isToday || undefined}>
      <span className="time-grid-weekday small">{format({ weekday: 'short' })}</span>{' '}
      <b className="num">{format({ day: 'numeric' })}</b>
      {isToday && !isNarrow && <span className="small"> {m.interviews_today()}</span>}
    </div>
  );
}
