import ICAL from 'ical.js';
import { isTimeZone } from '#domain/time.ts';
import { CalendarFailure } from './failure.ts';
import { type EntryLines, readLines } from './lines.ts';
import { type Entry, occurrencesOf, readEntry, type Times } from './occurrences.ts';
import { zonesOf } from './zones.ts';

export interface BusyQuestion {
  from: number;
  until: number;
  /** Of what names no zone. */
  zone: string;
  /** What the person declined is nothing to be busy with. */
  email: string;
  /** Interviews of this product, which it knows better. */
  ownHost: string;
}

export interface BusyTimes {
  /** In order; none touches another. */
  times: Times[];
  /** So many entries could not be understood. */
  skipped: number;
}

/** Nobody is busy so often; each entry with its repetitions counts. */
const mostTimes = 500_000;

/** When somebody is busy by what calendars hold: nothing else is read of them. */
export function busyTimesIn(texts: readonly string[], question: BusyQuestion): BusyTimes {
  const times: Times[] = [];
  let skipped = 0;
  for (const text of texts) {
    const found = readLines(text);
    const { zone = '' } = found;
    const zones = zonesOf(found.zones, isTimeZone(zone) ? zone : question.zone);
    const entries = new Map<string, Entry[]>();
    for (const lines of found.events) {
      if (isOver(lines, question)) continue;
      const entry = attempt(() => readEntry(lines, zones));
      if (!entry) {
        skipped += 1;
        continue;
      }
      const uid = uidOf(lines);
      if (isOwn(uid, question.ownHost)) continue;
      const ofUid = entries.get(uid);
      if (ofUid) ofUid.push(entry);
      else entries.set(uid, [entry]);
    }
    for (const ofUid of entries.values())
      for (const entry of ofUid) {
        if (isFree(entry.lines, question.email)) continue;
        const ofEntry = attempt(() => occurrencesOf(entry, ofUid, zones, question));
        if (ofEntry) times.push(...ofEntry);
        else skipped += 1;
        if (times.length > mostTimes) throw new CalendarFailure('too_many');
      }
    for (const line of found.busy) times.push(...(attempt(() => periodsOf(line)) ?? []));
  }
  return { times: merged(times, question), skipped };
}

/** What one entry makes of it is no other's fault. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** What is told once and was over long ago is not looked at: most of a calendar is. */
function isOver(lines: EntryLines, { from }: BusyQuestion): boolean {
  if (lines.has('RRULE') || lines.has('RDATE') || lines.has('RECURRENCE-ID') || lines.has('DURATION'))
    return false;
  const end = /:(\d{4})(\d\d)(\d\d)/.exec((lines.get('DTEND') ?? lines.get('DTSTART'))?.[0] ?? '');
  return end !== null && Date.UTC(Number(end[1]), Number(end[2]) - 1, Number(end[3])) < from - 3 * 86_400_000;
}

function isFree(lines: EntryLines, email: string): boolean {
  const says = (name: string, value: string) => lines.get(name)?.[0]?.toUpperCase().endsWith(`:${value}`);
  if (
    says('STATUS', 'CANCELLED') ||
    says('TRANSP', 'TRANSPARENT') ||
    says('X-MICROSOFT-CDO-BUSYSTATUS', 'FREE')
  )
    return true;
  return (lines.get('ATTENDEE') ?? []).some((line) => {
    const told = line.toLowerCase();
    return told.includes('partstat=declined') && told.endsWith(`mailto:${email.toLowerCase()}`);
  });
}

function uidOf(lines: EntryLines): string {
  const line = lines.get('UID')?.[0];
  // Without a name an entry is nobody's repetition.
  return line ? line.slice(line.indexOf(':') + 1).trim() : crypto.randomUUID();
}

function isOwn(uid: string, host: string): boolean {
  return uid.endsWith(`@${host}`) && /^[0-9a-f-]{36}[@-]/.test(uid);
}

function periodsOf(line: string): Times[] {
  if (/FBTYPE=FREE\b/i.test(line)) return [];
  const property = ICAL.Property.fromString(line, ICAL.design.icalendar);
  return property.getValues().flatMap((value) => {
    if (!(value instanceof ICAL.Period)) return [];
    return [{ start: value.start.toJSDate().getTime(), end: value.getEnd().toJSDate().getTime() }];
  });
}

function merged(times: readonly Times[], { from, until }: BusyQuestion): Times[] {
  const sorted = times
    .map(({ start, end }) => ({ start: Math.max(start, from), end: Math.min(end, until) }))
    .filter(({ start, end }) => end > start)
    .toSorted((one, other) => one.start - other.start);
  const found: Times[] = [];
  for (const time of sorted) {
    const last = found.at(-1);
    if (last && time.start <= last.end) last.end = Math.max(last.end, time.end);
    else found.push({ ...time });
  }
  return found;
}
