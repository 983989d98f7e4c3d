import { dateTimeFormat } from '#domain/formats.ts';
import { formatTag, type Locale, namesOfZones } from './locale.ts';
import { type CalendarDate, isCalendarDate, isTimeZone } from './time.ts';

const minute = 60_000;
const hour = 60 * minute;

/** What clocks show in a zone at an instant. */
export interface ClockReading {
  date: CalendarDate;
  /** `HH:MM`, from 00:00 to 23:59. */
  time: string;
}

/** What clocks show in a zone at an instant. */
export function clockIn(instant: Date, zone: string): ClockReading {
  const text = new Date(instant.getTime() + offsetIn(instant, zone)).toISOString();
  return { date: text.slice(0, 10), time: text.slice(11, 16) };
}

/** How far a zone is ahead of UTC at an instant, in milliseconds. */
export function offsetIn(instant: Date, zone: string): number {
  const read = new Map(
    formatterOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const part = (name: Intl.DateTimeFormatPartTypes) => Number(read.get(name));
  const shown = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return shown - Math.floor(instant.getTime() / 1000) * 1000;
}

/**
 * The instant at which the clocks of a zone show that date and time. Of the two of an hour that comes twice it is the
 * first; undefined for one that the clocks skip, and for what is no date, time or zone.
 */
export function instantAt({ date, time }: ClockReading, zone: string): Date | undefined {
  if (!isCalendarDate(date) || !isClockTime(time) || !isTimeZone(zone)) return undefined;
  const shown = Date.parse(`${date}T${time}:00Z`);
  const offsets = [shown - 24 * hour, shown + 24 * hour].map((near) => offsetIn(new Date(near), zone));
  const found = offsets
    .map((offset) => shown - offset)
    .filter((at) => at + offsetIn(new Date(at), zone) === shown);
  return found.length > 0 ? new Date(Math.min(...found)) : undefined;
}

/** `HH:MM` of a day. */
export function isClockTime(text: string): boolean {
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text);
}

/** A moment at which the clocks of a zone are changed, and by how much. */
export interface ClockChange {
  at: Date;
  /** Ahead of UTC before and after, in milliseconds. */
  from: number;
  to: number;
}

/** The changes of the clocks of a zone between two instants, to the minute, oldest first. */
export function clockChanges(zone: string, from: Date, until: Date): ClockChange[] {
  const changes: ClockChange[] = [];
  const step = 12 * hour;
  for (let start = from.getTime(); start < until.getTime(); start += step) {
    const [before, after] = [offsetIn(new Date(start), zone), offsetIn(new Date(start + step), zone)];
    if (before !== after)
      changes.push({ at: changeBetween(zone, start, start + step), from: before, to: after });
  }
  return changes;
}

function changeBetween(zone: string, start: number, end: number): Date {
  const before = offsetIn(new Date(start), zone);
  let [low, high] = [start, end];
  while (high - low > minute) {
    const middle = Math.floor((low + high) / 2 / minute) * minute;
    if (offsetIn(new Date(middle), zone) === before) low = middle;
    else high = middle;
  }
  return new Date(Math.floor(high / minute) * minute);
}

/** The city that names a zone: `Asia/Qatar` is Qatar, `America/New_York` New York. */
export function cityOfZone(zone: string): string {
  const city = (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
  return renamed.get(city) ?? city;
}

/**
 * `Qatar, UTC+3`, in Arabic `قطر، UTC+3`: a time always names its zone, the offset being that of the instant, on the line of
 * its place.
 */
export function zoneText(zone: string, locale: Locale, at: string | Date = new Date()): string {
  const minutes = offsetIn(new Date(at), zone) / 60_000;
  const hours = Math.trunc(Math.abs(minutes) / 60);
  const rest = Math.abs(minutes) % 60;
  const sign = minutes < 0 ? '−' : '+';
  const offset = `UTC${sign}${hours}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`;
  const comma = (namesOfZones(locale)?.comma ?? ', ').replace(' ', '\u00a0');
  return `${placeOfZone(zone, locale)}${comma}${offset}`;
}

/** The country or city of a zone in a language that has names for them; its city where there is no such name. */
export function placeOfZone(zone: string, locale: Locale): string {
  const word = namesOfZones(locale)?.word;
  if (word === undefined) return cityOfZone(zone);
  const named = dateTimeFormat(formatTag(locale), { timeZone: zone, timeZoneName: 'shortGeneric' });
  const name = named.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return name.startsWith(word) ? name.slice(word.length) : cityOfZone(zone);
}

/** A zone in a list of them: `Asia/Kolkata` for `Asia/Calcutta`, in Arabic its country or city. */
export function zoneWords(zone: string, locale: Locale): string {
  if (namesOfZones(locale)) return placeOfZone(zone, locale);
  return [...zone.split('/').slice(0, -1), cityOfZone(zone)].join('/').replaceAll('_', ' ');
}

/** Cities that zones still have under the names of the past. */
const renamed = new Map([
  ['Asmera', 'Asmara'],
  ['Calcutta', 'Kolkata'],
  ['Faeroe', 'Faroe'],
  ['Godthab', 'Nuuk'],
  ['Katmandu', 'Kathmandu'],
  ['Kiev', 'Kyiv'],
  ['Rangoon', 'Yangon'],
  ['Saigon', 'Ho Chi Minh'],
]);

/** A country's zone, where all of it has the same time at that moment; undefined elsewhere, and without a country. */
export function zoneOfCountry(code: string | undefined, at: Date): string | undefined {
  if (!code) return undefined;
  const zones = zonesOf(code);
  const [first] = zones;
  if (!first) return undefined;
  return zones.every((zone) => offsetIn(at, zone) === offsetIn(at, first)) ? first : undefined;
}

function zonesOf(code: string): string[] {
  const locale = new Intl.Locale(`und-${code}`) as Intl.Locale & { getTimeZones?(): string[] | undefined };
  return locale.getTimeZones?.() ?? [];
}

function formatterOf(zone: string): Intl.DateTimeFormat {
  return dateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'iso8601',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
}
