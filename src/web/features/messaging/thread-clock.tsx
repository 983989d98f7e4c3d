import { useEffect, useState } from 'react';
import { countryName } from '#domain/reference/countries.ts';
import { m } from '#texts/messages.js';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { clockText, isSameClock, ownZone } from '#web/moments.ts';

/** What time it is at the other side, and at the reader's, who sees the own on a phone anyway. */
export function ThreadClock({ country, timezone }: { country: string; timezone: string }) {
  const { locale } = useSurroundings();
  const now = useMinute();
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

/** The moment, renewed with each minute of the clock. */
function useMinute(): string {
  const [now, setNow] = useState(() => new Date().toISOString());
  useEffect(() => {
    const timer = setTimeout(() => setNow(new Date().toISOString()), 60_000 - (Date.parse(now) % 60_000));
    return () => clearTimeout(timer);
  }, [now]);
  return now;
}
