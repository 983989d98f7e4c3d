import { Link } from '@tanstack/react-router';
import { type CSSProperties, type ReactNode, useId, useState } from 'react';
import { inDigits } from '#domain/digits.ts';
import { clockIn, placeOfZone } from '#domain/zones.ts';
import { m } from '#texts/messages.js';
import { classNames } from '#web/design/class-names.ts';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { clockText } from '#web/moments.ts';
import { BusyBand, FreeBand, type FreeTime } from './day-bands.tsx';
import type { BusyStretch } from './day-busy.ts';
import { type Entry, foldedLanesOf } from './entries.ts';
import { type EntryHeight, EntryLink } from './entry-link.tsx';
import { type Edge, hoursOf } from './shown-hours.ts';
import { TimeFold } from './time-fold.tsx';
import './time-grid.css';

const hourHeight = 48;
/** Half an hour, in which one line is read. */
const leastHeight = 22;
/** What says how many more there are. */
const moreWidth = 28;

interface Column {
  key: string;
  head: ReactNode;
  entries: readonly Entry[];
  /** When else it is taken. */
  busy?: readonly BusyStretch[];
  width: string;
  /** The time of now lies in it. */
  isNow: boolean;
  isMarked?: boolean;
}

/** Columns by the hour, with a line where it is now; where too many lie side by side, a link leads to all of their day. */
export function TimeGrid({
  columns,
  free = [],
  zone,
  path,
  openId,
  now,
  mostBeside,
  moreIn,
}: {
  columns: readonly Column[];
  free?: readonly FreeTime[];
  zone: string;
  /** Of the screen as it stands, to which an interview is added that opens. */
  path: string;
  openId: string | undefined;
  now: Date;
  /** So many side by side have room. */
  mostBeside: number;
  /** The view that shows all of a day. */
  moreIn: 'day' | 'list';
}) {
  const { locale } = useSurroundings();
  const ownId = useId();
  const [unfolded, setUnfolded] = useState<readonly Edge[]>([]);
  const shown = columns.flatMap(({ entries }) => entries);
  const { first, last, folds } = hoursOf(
    shown,
    ({ edge, entries }) =>
      // What is open beside is seen in its place.
      unfolded.includes(edge) || entries.some(({ interview }) => interview.id === openId),
  );
  const hidden = new Set(folds.flatMap(({ isOpen, entries }) => (isOpen ? [] : entries)));
  const foldAt = (edge: Edge) =>
    folds
      .filter((fold) => fold.edge === edge)
      .map(({ isOpen, ...fold }) => (
        <TimeFold
          {...fold}
          key={edge}
          zone={zone}
          isOpen={isOpen}
          hasDays={moreIn === 'day'}
          onToggle={() => setUnfolded(isOpen ? unfolded.filter((one) => one !== edge) : [...unfolded, edge])}
        />
      ));
  const hours = Array.from({ length: last - first }, (_hour, index) => first + index);
  const [hour = 0, minute = 0] = clockIn(now, zone).time.split(':').map(Number);
  const past = hour + minute / 60 - first;
  const isInside = past >= 0 && past <= hours.length;
  const isNowShown = isInside && columns.some(({ isNow }) => isNow);
  const line = { insetBlockStart: past * hourHeight };
  const timeOf = ({ start, minutes }: Pick<Entry, 'start' | 'minutes'>): CSSProperties => ({
    insetBlockStart: ((start - first * 60) / 60) * hourHeight,
    blockSize: pixelsOf(minutes),
  });
  return (
    <div
      className="time-grid card"
      style={{ gridTemplateColumns: `64px ${columns.map(({ width }) => width).join(' ')}` }}
    >
      <div className="time-grid-zone small">{placeOfZone(zone, locale)}</div>
      {columns.map(({ key, head }) => (
        <div key={key} id={`${ownId}${key}`} className="time-grid-top">
          {head}
        </div>
      ))}
      {foldAt('early')}
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
      {columns.map(({ key, entries, busy = [], isNow, isMarked }, place) => {
        const { placed, folded } = foldedLanesOf(
          entries.filter((entry) => !hidden.has(entry)),
          mostBeside,
        );
        return (
          <div
            key={key}
            className={classNames('time-grid-day', isMarked && 'time-grid-today')}
            style={{ blockSize: hours.length * hourHeight, backgroundSize: `100% ${hourHeight}px` }}
          >
            <ol aria-labelledby={`${ownId}${key}`}>
              {free.map((one) => (
                <li
                  key={one.start}
                  className="day-band"
                  style={timeOf(one)}
                  aria-hidden={place > 0 || undefined}
                >
                  <FreeBand free={one} isSaid={place === 0} />
                </li>
              ))}
              {busy.map((stretch) => (
                <BusyBand
                  key={`${stretch.cause} ${stretch.start}`}
                  stretch={stretch}
                  shown={{ first, last }}
                  styleOf={timeOf}
                />
              ))}
              {placed.map(({ entry, lane, lanes, isBesideMore }) => {
                const room = `(100% - ${isBesideMore ? moreWidth : 0}px)`;
                const lies = {
                  insetInlineStart: `calc(${room} * ${lane / lanes})`,
                  inlineSize: `calc(${room} / ${lanes})`,
                };
                return (
                  <li
                    key={entry.key}
                    style={{ ...timeOf(entry), ...lies }}
                    data-lanes={lanes}
                    data-height={heightOf(entry)}
                  >
                    <EntryLink
                      entry={entry}
                      isOpen={entry.interview.id === openId}
                      zone={zone}
                      path={path}
                      lanes={lanes}
                      height={heightOf(entry)}
                    />
                  </li>
                );
              })}
              {folded.map(({ more, date, ...one }) => (
                <li key={one.key} style={{ ...timeOf(one), insetInlineEnd: 0, inlineSize: moreWidth }}>
                  <Link
                    from="/schedules"
                    search={(before) => ({ ...before, view: moreIn, date, page: undefined, id: undefined })}
                    className="entry entry-more num"
                  >
                    <span aria-hidden="true" dir="ltr">
                      +{inDigits(more)}
                    </span>
                    <span className="sr">{m.interviews_more({ number: more })}</span>
                  </Link>
                </li>
              ))}
            </ol>
            {isNow && isInside && <i className="time-grid-now" aria-hidden="true" style={line} />}
          </div>
        );
      })}
      {foldAt('late')}
    </div>
  );
}

function pixelsOf(minutes: number): number {
  return Math.max(leastHeight, (minutes / 60) * hourHeight - 2);
}

function heightOf({ minutes }: Entry): EntryHeight {
  const height = pixelsOf(minutes) - 2;
  if (height < 30) return 'line';
  if (height < 36) return 'short';
  return height < 56 ? 'low' : undefined;
}

/** The clock of the line for now stands where the hour would be read. The first hour lies below its line, the others on it. */
function isCovered(index: number, past: number): boolean {
  return Math.abs(past - (index === 0 ? 0.2 : index)) < 0.4;
}
