import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { slotsMaximum } from '#domain/interviews/interviews.ts';
import { addDays, type CalendarDate } from '#domain/time.ts';
import { instantAt, placeOfZone } from '#domain/zones.ts';
import { m } from '#texts/messages.js';
import { query } from '#web/api.ts';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import type { FormOf } from '#web/forms/use-form.ts';
import { isSameClock } from '#web/moments.ts';
import { isSameSlot, type ScheduleValues } from './schedule-values.ts';
import { WeekGrid } from './week-grid.tsx';
import type { Week } from './week-head.tsx';
import { stretchesOf, stretchOf, timeOf } from './week-times.ts';
import './week.css';

/**
 * The times on a week, beside what interviewers and the candidate have then: a click offers one more, a drag moves one.
 * What it shows is said beside the fields, too, and set there by keyboard and on a phone.
 */
export function WeekField({
  form,
  candidate,
  named,
  suggested,
  week,
}: {
  form: FormOf<ScheduleValues>;
  candidate: { timezone: string | null };
  named: { application_id: string; interview_id?: string };
  suggested: ScheduleValues['slots'];
  week: Week;
}) {
  const { locale } = useSurroundings();
  const { slots, timezone: zone, duration, interviewers } = form.values;
  const { days, today, keep } = week;
  const [first = today, last = today] = [days[0], days.at(-1)];
  const from = instantAt({ date: first, time: '00:00' }, zone);
  const to = instantAt({ date: addDays(last, 1), time: '00:00' }, zone);
  const busy = useQuery({
    ...query.interviews.busy.queryOptions({
      input: { ...named, interviewers, from: from?.toISOString() ?? '', to: to?.toISOString() ?? '' },
      placeholderData: keepPreviousData,
      retry: false,
    }),
    enabled: from !== undefined && to !== undefined,
  });
  // What an interviewer's own calendar holds, or keeps free, is as taken as an interview.
  const outside = busy.data?.outside ?? [];
  const taken = [
    ...(busy.data?.data ?? []),
    ...outside.map(({ interviewer: { name }, ...time }) => ({ ...time, who: 'interviewer' as const, name })),
  ];
  const theirs =
    candidate.timezone && from && !isSameClock(zone, candidate.timezone, from.toISOString())
      ? candidate.timezone
      : undefined;

  function place(date: CalendarDate, minutes: number, moved?: number) {
    const slot = { date, start_time: timeOf(minutes) };
    const at = instantAt({ date, time: slot.start_time }, zone);
    const isThere = slots.some((one) => isSameSlot(one, slot));
    if (!at || at <= new Date() || isThere) return;
    keep();
    form.clear(
      'slots',
      ...slots.flatMap((_slot, index) => [`slots.${index}.date`, `slots.${index}.start_time`]),
    );
    if (moved !== undefined)
      form.set(
        'slots',
        slots.map((one, index) => (index === moved ? slot : one)),
      );
    else if (slots.length < slotsMaximum) form.set('slots', [...slots, slot]);
  }
  const causes = new Set(outside.map(({ cause }) => cause));
  return (
    <div className="week-field">
      <WeekGrid
        days={days}
        slots={slots}
        minutes={Number(duration) || 0}
        suggested={suggested}
        busy={taken.map((time) => ({ ...time, ...stretchOf(time, zone) }))}
        outside={outside.flatMap(({ interviewer, cause, as_of, ...span }) =>
          stretchesOf(span, zone).map((stretch) => ({
            ...stretch,
            cause,
            name: interviewer.name,
            asOf: as_of,
          })),
        )}
        zone={zone}
        theirs={theirs}
        onPlace={place}
      />
      <p className="field-help">{m.interviews_week_help()}</p>
      <p className="week-legend xs muted">
        {suggested.length > 0 && <span className="week-legend-suggested">{m.interviews_suggested()}</span>}
        <span className="week-legend-interviewer">{m.interviews_week_interviewer()}</span>
        {causes.has('calendar') && (
          <span className="week-legend-calendar">{m.interviews_week_calendar()}</span>
        )}
        {causes.has('rule') && <span className="week-legend-rule">{m.interviews_week_rule()}</span>}
        <span className="week-legend-candidate">{m.interviews_week_candidate()}</span>
        {theirs && (
          <span className="week-legend-odd">
            {m.interviews_week_odd({ city: placeOfZone(theirs, locale) })}
          </span>
        )}
      </p>
    </div>
  );
}
