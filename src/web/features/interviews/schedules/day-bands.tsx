import type { CSSProperties } from 'react';
import { inDigits } from '#domain/digits.ts';
import { rangeText } from '#domain/locale.ts';
import { m } from '#texts/messages.js';
import { PlusIcon } from '#web/design/icons/icons.tsx';
import { PageLink } from '#web/features/shell/page-link.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import type { BusyStretch } from './day-busy.ts';
import './day-bands.css';

/** A time at which all of the columns are free, in words, and where an interview begins then. */
export interface FreeTime {
  start: number;
  minutes: number;
  text: string;
  to: string;
}

/** Said once for all of the columns, and seen in each; where there are none, a button. */
export function FreeBand({
  free: { text, to },
  isSaid = true,
  isChip = false,
}: {
  free: FreeTime;
  isSaid?: boolean;
  isChip?: boolean;
}) {
  return (
    <PageLink to={to} className={isChip ? 'btn' : 'free-band'} tabIndex={isSaid ? undefined : -1}>
      <PlusIcon size="sm" />
      <span>
        {text}
        <span className="sr">
          {m.common_comma()}
          {m.interviews_schedule()}
        </span>
      </span>
    </PageLink>
  );
}

/** When somebody is busy, as far as the hours that are shown: it makes no further hour visible. */
export function BusyBand({
  stretch: { start, minutes, cause },
  shown: { first, last },
  styleOf,
}: {
  stretch: BusyStretch;
  /** The hours of the calendar. */
  shown: { first: number; last: number };
  styleOf: (part: { start: number; minutes: number }) => CSSProperties;
}) {
  const { locale } = useSurroundings();
  const from = Math.max(start, first * 60);
  const until = Math.min(start + minutes, last * 60);
  if (from >= until) return null;
  const hours = rangeText(clockOf(start), clockOf(start + minutes), locale);
  const word = cause === 'rule' ? m.interviews_week_rule() : m.interviews_busy();
  return (
    <li className="day-band" style={styleOf({ start: from, minutes: until - from })}>
      <span className="busy-band" title={hours}>
        {word}
        <span className="sr num">
          {m.common_comma()}
          {hours}
        </span>
      </span>
    </li>
  );
}

/** `09:10` of 550 minutes after midnight. */
function clockOf(minutes: number): string {
  return inDigits(
    [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':'),
  );
}
