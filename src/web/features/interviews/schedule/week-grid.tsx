import { type PointerEvent, useState } from 'react';
import { inDigits } from '#domain/digits.ts';
import { dateTimeFormat } from '#domain/formats.ts';
import { formatTag, type Locale } from '#domain/locale.ts';
import { type CalendarDate, isWeekend } from '#domain/time.ts';
import { placeOfZone } from '#domain/zones.ts';
import { m } from '#texts/messages.js';
import { classNames } from '#web/design/class-names.ts';
import { initialsOf } from '#web/design/data/monogram.ts';
import { useDrag } from '#web/design/use-drag.ts';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { isolated } from '#web/isolation.ts';
import { hourText } from '#web/moments.ts';
import { isSameSlot } from './schedule-values.ts';
import { hourThere, isOddHour, minutesOf, type Stretch, timeOf } from './week-times.ts';

const hourHeight = 36;
const [usualFirst, usualLast] = [8, 18];

interface Busy extends Stretch {
  who: 'interviewer' | 'candidate';
  name: string;
}

/** When an interviewer has no time besides. */
interface Outside extends Stretch {
  cause: 'calendar' | 'rule';
  name: string;
  asOf: string | null;
}

/** Seven days by the hour: what is taken, what is offered, and the hours that are odd where the candidate is. */
export function WeekGrid({
  days,
  slots,
  suggested,
  minutes,
  busy,
  outside,
  zone,
  theirs,
  onPlace,
}: {
  days: readonly CalendarDate[];
  slots: readonly { date: string; start_time: string }[];
  suggested: readonly { date: string; start_time: string }[];
  minutes: number;
  busy: readonly Busy[];
  outside: readonly Outside[];
  zone: string;
  /** The candidate's zone, where its clocks show another time. */
  theirs: string | undefined;
  /** `moved` is the place of the slot that was dragged; without it a further one is wanted. */
  onPlace: (date: CalendarDate, minutes: number, moved?: number) => void;
}) {
  const { locale } = useSurroundings();
  const offered = slots.map((slot, index) => ({ ...slot, index, start: minutesOf(slot.start_time) }));
  const ghosts = suggested
    .filter((ghost) => !slots.some((slot) => isSameSlot(slot, ghost)))
    .map((ghost) => ({ ...ghost, start: minutesOf(ghost.start_time) }));
  const shown = [...busy, ...offered.map((slot) => ({ ...slot, minutes }))].filter(({ date }) =>
    days.includes(date),
  );
  const first = Math.min(usualFirst, ...shown.map(({ start }) => Math.floor(start / 60)));
  const last = Math.min(
    24,
    Math.max(usualLast, ...shown.map((one) => Math.ceil((one.start + one.minutes) / 60))),
  );
  const hours = Array.from({ length: last - first }, (_hour, index) => first + index);
  const { drag, grab } = useSlotDrag(first, onPlace);
  // A day of the weekend is narrow while nothing stands in it.
  const widthOf = (day: CalendarDate) =>
    isWeekend(day) && !shown.some(({ date }) => date === day) ? '0.6fr' : '1fr';
  const spot = (start: number, length: number) => ({
    insetBlockStart: ((start - first * 60) / 60) * hourHeight,
    blockSize: Math.max(16, (length / 60) * hourHeight - 1),
  });
  return (
    <div
      className="week-grid"
      role="img"
      aria-label={m.interviews_week_label({ offered: slots.length, busy: busy.length })}
      style={{
        gridTemplateColumns: `auto ${days.map(widthOf).join(' ')}`,
      }}
    >
      <div className="week-corner xs">
        <span>{placeOfZone(zone, locale)}</span>
        {theirs && <span className="week-theirs">{placeOfZone(theirs, locale)}</span>}
      </div>
      {days.map((day) => (
        <DayHead key={day} day={day} />
      ))}
      <div className="week-hours xs num">
        {hours.map((hour) => (
          <span key={hour} style={{ blockSize: hourHeight }}>
            {inDigits(timeOf(hour * 60))}
            {theirs && (
              <span className="week-theirs">{inDigits(hourThere(days[0] ?? '', hour, zone, theirs))}</span>
            )}
          </span>
        ))}
      </div>
      {days.map((day) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: the fields beside it do the same by keyboard
        // biome-ignore lint/a11y/useKeyWithClickEvents: the fields beside it do the same by keyboard
        <div
          key={day}
          className="week-day"
          data-day={day}
          style={{ blockSize: hours.length * hourHeight, backgroundSize: `100% ${hourHeight}px` }}
          onClick={(event) => {
            // A time that is there already is no place for a further one.
            if (event.target instanceof Element && event.target.closest('.week-slot')) return;
            const ghost = event.target instanceof Element && event.target.closest<HTMLElement>('.week-ghost');
            if (ghost) return onPlace(day, Number(ghost.dataset.start));
            const { top } = event.currentTarget.getBoundingClientRect();
            onPlace(day, first * 60 + ((event.clientY - top) / hourHeight) * 60);
          }}
        >
          {theirs &&
            hours
              .filter((hour) => isOddHour(day, hour, zone, theirs))
              .map((hour) => <i key={hour} className="week-odd" style={spot(hour * 60, 60)} />)}
          {outside
            .filter(({ date }) => date === day)
            .map(({ start, minutes: length, cause, name, asOf }) => {
              // It makes no hour visible that is not shown anyway.
              const [from, until] = [Math.max(start, first * 60), Math.min(start + length, last * 60)];
              return from >= until ? null : (
                <span
                  key={`${cause} ${name} ${start}`}
                  className={`week-outside week-outside-${cause}`}
                  style={spot(from, until - from)}
                  title={outsideTitle(cause, { name: isolated(name), asOf, locale })}
                >
                  {cause === 'calendar' && <bdi>{initialsOf(name)}</bdi>}
                </span>
              );
            })}
          {busy
            .filter(({ date }) => date === day)
            .map((one) => (
              <span
                key={`${one.who} ${one.name} ${one.start}`}
                className={`week-busy week-busy-${one.who}`}
                style={spot(one.start, one.minutes)}
                title={`${isolated(one.name)}${m.common_comma()}${inDigits(timeOf(one.start))}`}
              >
                <bdi>{initialsOf(one.name)}</bdi>
              </span>
            ))}
          {ghosts
            .filter(({ date }) => date === day)
            .map(({ start, start_time }) => (
              <span key={start} className="week-ghost" data-start={start} style={spot(start, minutes)}>
                <b className="num">+ {start_time}</b>
              </span>
            ))}
          {offered
            .filter(({ date, index }) => (drag?.index === index ? drag.date : date) === day)
            .map(({ index, start }) => (
              <span
                key={index}
                className={classNames('week-slot', drag?.index === index && 'week-slot-moving')}
                style={spot(drag?.index === index ? drag.start : start, minutes)}
                onPointerDown={(event) => grab(event, index)}
              >
                <b className="num">{inDigits(timeOf(drag?.index === index ? drag.start : start))}</b>
                <span className="week-number num">{inDigits(index + 1)}</span>
              </span>
            ))}
        </div>
      ))}
    </div>
  );
}

function outsideTitle(
  cause: Outside['cause'],
  { name, asOf, locale }: { name: string; asOf: string | null; locale: Locale },
): string {
  if (cause === 'rule') return m.interviews_outside_rule({ name });
  return m.interviews_outside_busy({ name, time: asOf ? hourText(asOf, locale) : '' });
}

interface Drag {
  index: number;
  date: CalendarDate;
  start: number;
}

/** A slot under the pointer, by quarters of an hour. */
function useSlotDrag(first: number, onPlace: (date: CalendarDate, minutes: number, moved: number) => void) {
  const [drag, setDrag] = useState<Drag>();
  const startDrag = useDrag();

  function grab(event: PointerEvent<HTMLElement>, index: number) {
    if (event.button !== 0) return;
    event.preventDefault();
    const grid = event.currentTarget.closest('.week-grid');
    const offset = event.clientY - event.currentTarget.getBoundingClientRect().top;
    let to: Drag | undefined;
    startDrag(event, {
      move(at) {
        const days = [...(grid?.querySelectorAll<HTMLElement>('.week-day') ?? [])];
        const day = days.find((one) => {
          const { left, right } = one.getBoundingClientRect();
          return at.clientX >= left && at.clientX < right;
        });
        if (!day?.dataset.day) return;
        const minutes =
          first * 60 + ((at.clientY - offset - day.getBoundingClientRect().top) / hourHeight) * 60;
        to = { index, date: day.dataset.day, start: minutesOf(timeOf(minutes)) };
        setDrag(to);
      },
      clear: () => setDrag(undefined),
      drop: () => to && onPlace(to.date, to.start, index),
    });
  }
  return { drag, grab };
}

function DayHead({ day }: { day: CalendarDate }) {
  const { locale } = useSurroundings();
  const format = (options: Intl.DateTimeFormatOptions) =>
    dateTimeFormat(formatTag(locale), { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
  return (
    <div className="week-day-head xs">
      {format({ weekday: 'short' })} <b className="num">{format({ day: 'numeric' })}</b>
    </div>
  );
}
