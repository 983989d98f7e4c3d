import { instantAt, placeOfZone } from '#domain/zones.ts';
import { m } from '#texts/messages.js';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { clockText, isSameClock, weekdayText } from '#web/moments.ts';
import type { ScheduleValues } from './schedule-values.ts';

/** A time on the clocks of the company, and below it what it is where the candidate is. */
export function SlotText({
  slot,
  zone,
  theirs,
}: {
  slot: ScheduleValues['slots'][number];
  zone: string;
  theirs: string | null;
}) {
  const { locale } = useSurroundings();
  const at = instantAt({ date: slot.date, time: slot.start_time }, zone)?.toISOString();
  if (!at) return null;
  return (
    <span className="slot-text num">
      <b>
        {weekdayText(at, zone, locale)}
        {m.common_comma()}
        {clockText(at, zone, locale)}
      </b>
      {theirs && !isSameClock(zone, theirs, at) && (
        <span className="slot-theirs small">
          {m.interviews_time_there({
            time: clockText(at, theirs, locale),
            city: placeOfZone(theirs, locale),
          })}
        </span>
      )}
    </span>
  );
}
