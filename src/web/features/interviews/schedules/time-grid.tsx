import type { ReactNode } from 'react';
import { inDigits } from '#domain/digits.ts';
import { clockIn, placeOfZone } from '#domain/zones.ts';
import { classNames } from '#web/design/class-names.ts';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { clockText } from '#web/moments.ts';
import { type Entry, lanesOf } from './entries.ts';
import { EntryLink } from './entry-link.tsx';
import type { SchedulesSearch } from './schedules-search.ts';
import './time-grid.css';

const hourHeight = 48;
const [usualFirst, usualLast] = [8, 18];

interface Column {
  key: string;
  head: ReactNode;
  entries: readonly Entry[];
  width: string;
  /** The time of now lies in it. */
  isNow: boolean;
  isMarked?: boolean;
}

/** Columns by the hour, with a line where it is now. */
export function TimeGrid({
  columns,
  zone,
  search,
  now,
}: {
  columns: readonly Column[];
  zone: string;
  search: SchedulesSearch;
  now: Date;
}) {
  const { locale } = useSurroundings();
  const shown = columns.flatMap(({ entries }) => entries);
  const first = Math.min(usualFirst, ...shown.map(({ start }) => Math.floor(start / 60)));
  const last = Math.min(
    24,
    Math.max(usualLast, ...shown.map(({ start, minutes }) => Math.ceil((start + minutes) / 60))),
  );
  const hours = Array.from({ length: last - first }, (_hour, index) => first + index);
  const [hour = 0, minute = 0] = clockIn(now, zone).time.split(':').map(Number);
  const past = hour + minute / 60 - first;
  const isInside = past >= 0 && past <= hours.length;
  const isNowShown = isInside && columns.some(({ isNow }) => isNow);
  const line = { insetBlockStart: past * hourHeight };
  return (
    <div
      className="time-grid card"
      style={{ gridTemplateColumns: `64px ${columns.map(({ width }) => width).join(' ')}` }}
    >
      <div className="time-grid-zone small">{placeOfZone(zone, locale)}</div>
      {columns.map(({ key, head }) => (
        <div key={key} className="time-grid-top">
          {head}
        </div>
      ))}
      <div className="time-grid-hours" aria-hidden="true">
        {hours.map((one, index) => (
          <span
            key={one}
            className="num small"
            style={{ blockSize: hourHeight }}
            data-covered={(isNowShown && isCovered(index, past)) || undefined}
          >
            {inDigits(`${String(one).padStart(2, '0')}:00`)}
          </span>
        ))}
        {isNowShown && (
          <b className="time-grid-clock num small" style={line}>
            {clockText(now.toISOString(), zone, locale)}
          </b>
        )}
      </div>
      {columns.map(({ key, entries, isNow, isMarked }) => (
        <div
          key={key}
          className={classNames('time-grid-day', isMarked && 'time-grid-today')}
          style={{ blockSize: hours.length * hourHeight, backgroundSize: `100% ${hourHeight}px` }}
        >
          <ol>
            {lanesOf(entries).map(({ entry, lane, lanes }) => (
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
          {isNow && isInside && <i className="time-grid-now" aria-hidden="true" style={line} />}
        </div>
      ))}
    </div>
  );
}

/** The clock of the line for now stands where the hour would be read. The first hour lies below its line, the others on it. */
function isCovered(index: number, past: number): boolean {
  return Math.abs(past - (index === 0 ? 0.2 : index)) < 0.4;
}
