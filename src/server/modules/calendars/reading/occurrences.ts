import ICAL from 'ical.js';
import type { EntryLines } from './lines.ts';
import { utc, type zonesOf } from './zones.ts';

type Zones = ReturnType<typeof zonesOf>;
export interface Times {
  start: number;
  end: number;
}
interface Window {
  from: number;
  until: number;
}

/** A moment of a calendar: what the clocks show, as if it were of UTC, and when that is. */
interface Moment {
  shown: number;
  at: number;
  isDay: boolean;
  offsetAt: (shown: number) => number;
}

const dayMs = 86_400_000;
/** A rule is followed for so many steps: each hour of four years, each day of a century. */
const mostSteps = 40_000;
const isEndless = /FREQ=(?:SECONDLY|MINUTELY)/i;

/** One entry as it is told, before it is repeated. */
export interface Entry {
  start: Moment;
  /** How long it lasts, in milliseconds on the clocks. */
  length: number;
  lines: EntryLines;
  /** Of one that stands in for a repetition: which one, and whether for all later ones, too. */
  instead: { at: Moment; isOnwards: boolean } | undefined;
}

/** Reads when an entry is; undefined where it says nothing of that. */
export function readEntry(lines: EntryLines, zones: Zones): Entry | undefined {
  const [start] = momentsOf(lines.get('DTSTART'), zones);
  if (!start) return undefined;
  const line = lines.get('RECURRENCE-ID')?.[0];
  const [replaced] = momentsOf(line ? [line] : undefined, zones);
  const instead = replaced && { at: replaced, isOnwards: /;RANGE=THISANDFUTURE/i.test(line ?? '') };
  return { start, length: lengthOf(lines, start, zones), lines, instead };
}

function lengthOf(lines: EntryLines, start: Moment, zones: Zones): number {
  const [end] = momentsOf(lines.get('DTEND'), zones);
  if (end) return Math.max(0, start.isDay ? end.shown - start.shown : end.at - start.at);
  const duration = lines.get('DURATION')?.[0];
  const seconds = duration ? ICAL.Duration.fromString(textOf(duration)).toSeconds() : undefined;
  return seconds === undefined ? (start.isDay ? dayMs : 0) : Math.max(0, seconds * 1000);
}

/** When an entry takes place within the window, with its repetitions but for those that another entry stands in for. */
export function occurrencesOf(entry: Entry, others: readonly Entry[], zones: Zones, window: Window): Times[] {
  const { start, lines } = entry;
  const single = timesOf(start.shown, entry.length, start);
  const isRepeated = lines.has('RRULE') || lines.has('RDATE');
  if (entry.instead || !isRepeated) return within([single], window);
  const left = new Set(momentsOf(lines.get('EXDATE'), zones).map(keyOf));
  for (const { instead } of others) if (instead) left.add(keyOf(instead.at));
  const onwards = others
    .filter(({ instead }) => instead?.isOnwards)
    .toSorted((one, other) => (one.instead?.at.at ?? 0) - (other.instead?.at.at ?? 0));
  const found: Times[] = [];
  for (const shown of startsOf(entry, zones, window)) {
    const moment = { ...start, shown, at: shown - start.offsetAt(shown) };
    if (left.has(keyOf(moment)) || left.has(keyOf({ ...moment, isDay: true }))) continue;
    const moved = onwards.findLast(({ instead }) => instead && instead.at.at <= moment.at);
    const shift = moved?.instead ? moved.start.shown - moved.instead.at.shown : 0;
    found.push(timesOf(shown + shift, moved?.length ?? entry.length, moved?.start ?? start));
  }
  return within(found, window);
}

/** Begins of a repeated entry, up to the end of the window. */
function* startsOf({ start, length, lines }: Entry, zones: Zones, window: Window): Generator<number> {
  const [first, last] = [window.from - length - 2 * dayMs, window.until + 2 * dayMs];
  for (const line of lines.get('RRULE') ?? []) {
    if (isEndless.test(line)) throw new Error('A rule without an end');
    const rule = ICAL.Recur.fromString(textOf(line));
    if (rule.until) rule.until = shownTime(untilOf(rule.until, start));
    const iterator = rule.iterator(shownTime(start.shown, start.isDay));
    for (let step = 0; ; step += 1) {
      const next = iterator.next();
      if (!next) break;
      const shown = shownOf(next);
      if (shown > last) break;
      if (step > mostSteps) throw new Error('A rule of too many steps');
      if (shown >= first) yield shown;
    }
  }
  if (!lines.has('RRULE') && start.shown >= first) yield start.shown;
  for (const { at } of momentsOf(lines.get('RDATE'), zones)) {
    const shown = at + start.offsetAt(at);
    if (shown >= first && shown <= last) yield shown;
  }
}

/** Until when, on the clocks of the entry: rules say it in UTC. */
function untilOf(until: ICAL.Time, start: Moment): number {
  const shown = shownOf(until);
  if (until.isDate) return shown + dayMs - 1000;
  return until.zone === ICAL.Timezone.utcTimezone ? shown + start.offsetAt(shown) : shown;
}

function timesOf(shown: number, length: number, { isDay, offsetAt }: Moment): Times {
  const start = shown - offsetAt(shown);
  // A day lasts until the next one begins, whatever the clocks do meanwhile.
  const end = isDay ? shown + length - offsetAt(shown + length) : start + length;
  return { start, end };
}

function within(times: readonly Times[], { from, until }: Window): Times[] {
  return times.filter(({ start, end }) => end > start && end > from && start < until);
}

/** Days are left out as days, moments as moments. */
function keyOf({ isDay, shown, at }: Moment): string {
  return isDay ? `day ${new Date(shown).toISOString().slice(0, 10)}` : `at ${at}`;
}

function momentsOf(lines: readonly string[] | undefined, zones: Zones): Moment[] {
  return (lines ?? []).flatMap((line) => {
    const property = ICAL.Property.fromString(line, ICAL.design.icalendar);
    const zone = property.getFirstParameter('tzid');
    return property.getValues().flatMap((value) => {
      const time = value instanceof ICAL.Period ? value.start : value;
      if (!(time instanceof ICAL.Time)) return [];
      const shown = shownOf(time);
      if (!Number.isFinite(shown)) throw new Error('No moment');
      const offsetAt = time.zone === ICAL.Timezone.utcTimezone ? utc : zones(zone || undefined);
      return [{ shown, at: shown - offsetAt(shown), isDay: time.isDate, offsetAt }];
    });
  });
}

function shownOf({ year, month, day, hour, minute, second }: ICAL.Time): number {
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

function shownTime(shown: number, isDate = false): ICAL.Time {
  const date = new Date(shown);
  return new ICAL.Time(
    {
      year: date.getUTCFullYear(),
      month: date.getUTCMonth() + 1,
      day: date.getUTCDate(),
      hour: date.getUTCHours(),
      minute: date.getUTCMinutes(),
      second: date.getUTCSeconds(),
      isDate,
    },
    ICAL.Timezone.localTimezone,
  );
}

function textOf(line: string): string {
  return line.slice(line.indexOf(':') + 1).trim();
}
