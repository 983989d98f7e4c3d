import type { AskedTime } from '#domain/interviews/asked-times.ts';
import { type Locale, otherCalendarDate } from '#domain/locale.ts';
import { zoneText } from '#domain/zones.ts';
import { m } from '#texts/messages.js';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { isolated } from '#web/isolation.ts';
import { clockText, hoursText, isSameClock, type Times, weekdayText } from '#web/moments.ts';

/** A time of which the end may be left open. */
interface OpenTimes {
  starts_at: string;
  ends_at: string | null;
}

/** A time on the clocks of one side, in Arabic with the Hijri date behind its own, and below them of the other where they differ. */
export function BothTimes({ times, zone, other }: { times: OpenTimes; zone: string; other?: string | null }) {
  const { locale } = useSurroundings();
  const hasOther = other && !isSameClock(zone, other, times.starts_at);
  const hijri = otherCalendarDate(new Date(times.starts_at), locale, zone);
  return (
    <span className="both-times num">
      <time dateTime={times.starts_at}>
        {weekdayText(times.starts_at, zone, locale)}
        {hijri && <span className="both-times-hijri muted xs">{` (${hijri})`}</span>}
        {m.common_comma()}
        <span className="both-times-hours">{openHoursText(times, zone, locale)}</span>
      </time>
      <span className="muted small">
        {hasOther
          ? m.interviews_other_time({
              day: weekdayText(times.starts_at, other, locale),
              hours: unbroken(openHoursText(times, other, locale)),
              zone: zoneText(other, locale, times.starts_at),
            })
          : isolated(zoneText(zone, locale, times.starts_at))}
      </span>
    </span>
  );
}

/** A time that the candidate asks for, on both clocks. */
export function AskedTimes({
  asked,
  zone,
  other,
}: {
  asked: AskedTime;
  zone: string;
  other?: string | null;
}) {
  return <BothTimes times={{ starts_at: asked.starts_at, ends_at: asked.until }} zone={zone} other={other} />;
}

/** The same in a sentence, on the clocks of one zone. */
export function askedTimeText({ starts_at, until }: AskedTime, zone: string, locale: Locale): string {
  return [
    weekdayText(starts_at, zone, locale),
    openHoursText({ starts_at, ends_at: until }, zone, locale),
  ].join(m.common_comma());
}

/** Within a sentence that may break at its other blanks. */
const unbroken = (text: string) => text.replaceAll(' ', '\u00a0').replaceAll('–', '–\u2060');

function openHoursText({ starts_at, ends_at }: OpenTimes, zone: string, locale: Locale): string {
  if (ends_at !== null) return hoursText({ starts_at, ends_at }, zone, locale);
  return m.interviews_from_hour({ time: clockText(starts_at, zone, locale) });
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
