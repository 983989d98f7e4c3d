import { dayMs } from '#domain/time.ts';
import { clockChanges, offsetIn } from '#domain/zones.ts';

/**
 * The VTIMEZONE of a zone, with the changes of its clocks in the years around the times given. Named zones alone do
 * not do: mail programs that know no such name go by these observances.
 */
export function writeZone(zone: string, from: Date, until: Date): string {
  const first = new Date(from.getTime() - 400 * dayMs);
  const last = new Date(until.getTime() + 400 * dayMs);
  const begin = offsetIn(first, zone);
  const observances = [
    observance('STANDARD', first, begin, begin),
    ...clockChanges(zone, first, last).map((change) =>
      observance(change.to > change.from ? 'DAYLIGHT' : 'STANDARD', change.at, change.from, change.to),
    ),
  ];
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...observances.flat(), 'END:VTIMEZONE'].join('\r\n');
}

/** Its begin is written as the clocks showed it just before the change. */
function observance(kind: 'STANDARD' | 'DAYLIGHT', at: Date, from: number, to: number): string[] {
  const shown = new Date(at.getTime() + from).toISOString().replace(/[-:]|\.\d+Z$/g, '');
  return [
    `BEGIN:${kind}`,
    `DTSTART:${shown}`,
    `TZOFFSETFROM:${offsetText(from)}`,
    `TZOFFSETTO:${offsetText(to)}`,
    `END:${kind}`,
  ];
}

function offsetText(offset: number): string {
  const minutes = Math.abs(offset) / 60_000;
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `${offset < 0 ? '-' : '+'}${two(minutes / 60)}${two(minutes % 60)}`;
}
