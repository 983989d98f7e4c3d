import { countryName } from '#domain/reference/countries.ts';
import { m } from '#texts/messages.js';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { clockText, isSameClock, ownZone } from '#web/moments.ts';
import { useMinute } from '#web/use-minute.ts';

/** What time it is at the other side, and at the reader's, who sees the own on a phone anyway. */
export function ThreadClock({ country, timezone }: { country: string; timezone: string }) {
  const { locale } = useSurroundings();
  const now = useMinute().toISOString();
  const place = countryName(country, locale);
  const there = clockText(now, timezone, locale);
  const both = isSameClock(timezone, ownZone(), now)
    ? m.messages_clock_same({ place, there })
    : m.messages_clock({ place, there, here: clockText(now, ownZone(), locale) });
  return (
    <>
      <span className="thread-clock-both">{both}</span>
      <span className="thread-clock-there">{m.messages_clock_there({ place, there })}</span>
    </>
  );
}
