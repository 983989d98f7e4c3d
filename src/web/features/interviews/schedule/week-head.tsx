import { useState } from 'react';
import { addDays, type CalendarDate, calendarDate, isCalendarDate } from '#domain/time.ts';
import { m } from '#texts/messages.js';
import { IconButton } from '#web/design/button.tsx';
import { ChevronEndIcon, ChevronStartIcon } from '#web/design/icons/icons.tsx';
import { daysShown, eachDay } from '#web/features/interviews/schedules/schedules-search.ts';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { weekdayText } from '#web/moments.ts';
import type { ScheduleValues } from './schedule-values.ts';

export interface Week {
  days: CalendarDate[];
  today: CalendarDate;
  go: (step: 1 | -1) => void;
  /** What is chosen in it leads to no other. */
  keep: () => void;
}

/** The week that is shown: that of the first time, until another is gone to. */
export function useWeek(
  { slots, timezone: zone }: Pick<ScheduleValues, 'slots' | 'timezone'>,
  suggested: ScheduleValues['slots'],
): Week {
  const today = calendarDate(new Date(), zone);
  const first = [...slots, ...suggested].find(({ date }) => isCalendarDate(date))?.date ?? today;
  const [chosen, setChosen] = useState<CalendarDate>();
  const shown = chosen ?? first;
  return {
    days: eachDay(daysShown('week', shown)),
    today,
    go: (step) => setChosen(addDays(shown, step * 7)),
    keep: () => setChosen(shown),
  };
}

/** Which week it is, and the ways to those beside it. */
export function WeekHead({ days, today, go }: Week) {
  const { locale } = useSurroundings();
  const [first = today, last = today] = [days[0], days.at(-1)];
  return (
    <div className="week-head">
      <b className="num">
        {m.interviews_week_of({
          from: weekdayText(`${first}T12:00:00Z`, 'UTC', locale),
          to: weekdayText(`${last}T12:00:00Z`, 'UTC', locale),
        })}
      </b>
      <IconButton
        size="sm"
        label={m.interviews_week_before()}
        icon={<ChevronStartIcon size="sm" />}
        disabled={first <= today}
        onClick={() => go(-1)}
      />
      <IconButton
        size="sm"
        label={m.interviews_week_after()}
        icon={<ChevronEndIcon size="sm" />}
        onClick={() => go(1)}
      />
    </div>
  );
}
