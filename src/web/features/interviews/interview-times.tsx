import type { ReceivedInterview } from '#contract/interview-responses.ts';
import { zoneText } from '#domain/zones.ts';
import { m } from '#texts/messages.js';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { hoursText, isSameClock, weekdayText } from '#web/moments.ts';

interface Times {
  starts_at: string;
  ends_at: string;
}

/** A time on the clocks of one side, and below it of the other where they differ. */
export function BothTimes({ times, zone, other }: { times: Times; zone: string; other?: string | null }) {
  const { locale } = useSurroundings();
  const hasOther = other && !isSameClock(zone, other, times.starts_at);
  return (
    <span className="both-times num">
      <time dateTime={times.starts_at}>
        {weekdayText(times.starts_at, zone, locale)},{' '}
        <span className="both-times-hours">{hoursText(times, zone, locale)}</span>
      </time>
      <span className="muted small">
        {hasOther
          ? m.interviews_other_time({
              day: weekdayText(times.starts_at, other, locale),
              hours: hoursText(times, other, locale),
              zone: zoneText(other, times.starts_at),
            })
          : zoneText(zone, times.starts_at)}
      </span>
    </span>
  );
}

/** The one time of an interview, or those to choose from. */
export function timesOf(interview: {
  starts_at: string | null;
  ends_at: string | null;
  slots: Times[];
}): Times[] {
  const { starts_at, ends_at, slots } = interview;
  return starts_at && ends_at ? [{ starts_at, ends_at }] : slots;
}

/** The time that the candidate asked for, while nobody has answered it. */
export function askedTimeOf({ status, proposed_at, duration }: ReceivedInterview): Times | undefined {
  if (status !== 'Proposed' || !proposed_at) return undefined;
  const ends_at = new Date(Date.parse(proposed_at) + duration * 60_000).toISOString();
  return { starts_at: proposed_at, ends_at };
}
