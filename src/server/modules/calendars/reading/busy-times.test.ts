import { expect, test } from 'vitest';
import { aCalendar, anHour } from '#support/calendar-host.ts';
import { busyTimesIn } from './busy-times.ts';
import { CalendarFailure } from './failure.ts';

const from = Date.parse('2026-11-28T00:00:00Z');
const question = {
  ...{ from, until: from + 14 * 86_400_000 },
  ...{ zone: 'Asia/Qatar', email: 'noor@rawdat.example', ownHost: 'mihna.example' },
};

/** Begin and end of each busy time, as `30 07:00–08:00`, in UTC. */
function busy(...texts: string[]) {
  const { times, skipped } = busyTimesIn(texts, question);
  const found = times.map(({ start, end }) => {
    const [one, other] = [start, end].map((at) => new Date(at).toISOString());
    return `${one?.slice(8, 10)} ${one?.slice(11, 16)}–${other?.slice(11, 16)}`;
  });
  return skipped === 0 ? found : { found, skipped };
}

test('an entry is busy on the clocks of its zone, one without a zone on those of the company', () => {
  expect(busy(aCalendar(anHour('2026-11-30', '10:00')))).toEqual(['30 07:00–08:00']);
  expect(busy(aCalendar(['DTSTART:20261130T100000', 'DURATION:PT30M']))).toEqual(['30 07:00–07:30']);
  expect(busy(aCalendar(['DTSTART:20261130T100000Z', 'DTEND:20261130T110000Z']))).toEqual(['30 10:00–11:00']);
  const paris = ['DTSTART;TZID=/some/path/Europe/Paris:20261130T100000', 'DURATION:PT1H'];
  expect(busy(aCalendar(paris))).toEqual(['30 09:00–10:00']);
});

test('a zone that nobody knows by its name is the one that the calendar describes', () => {
  const zone = [
    ...['BEGIN:VTIMEZONE', 'TZID:Home', 'BEGIN:STANDARD', 'DTSTART:19700101T000000'],
    ...['TZOFFSETFROM:+0530', 'TZOFFSETTO:+0530', 'END:STANDARD', 'END:VTIMEZONE'],
  ].join('\r\n');
  const text = aCalendar(['DTSTART;TZID=Home:20261130T100000', 'DURATION:PT1H']);
  expect(busy(text.replace('BEGIN:VEVENT', `${zone}\r\nBEGIN:VEVENT`))).toEqual(['30 04:30–05:30']);
});

test('a day is busy from midnight to midnight where its member is; what is free, off or declined is not', () => {
  expect(busy(aCalendar(['DTSTART;VALUE=DATE:20261130', 'DTEND;VALUE=DATE:20261201']))).toEqual([
    '29 21:00–21:00',
  ]);
  for (const line of [
    'TRANSP:TRANSPARENT',
    'STATUS:CANCELLED',
    'X-MICROSOFT-CDO-BUSYSTATUS:FREE',
    'ATTENDEE;PARTSTAT=DECLINED;CN=Noor:mailto:Noor@rawdat.example',
  ])
    expect(busy(aCalendar(anHour('2026-11-30', '10:00', line)))).toEqual([]);
  const others = 'ATTENDEE;PARTSTAT=DECLINED:mailto:somebody@rawdat.example';
  expect(busy(aCalendar(anHour('2026-11-30', '10:00', others)))).toEqual(['30 07:00–08:00']);
});

test('a repetition goes on to its end, without what is left out, and with what is moved, also from beyond the window', () => {
  const rule = 'RRULE:FREQ=DAILY;UNTIL=20261203T070000Z';
  const series = anHour('2020-01-05', '10:00', rule, 'UID:a', 'EXDATE:20261130T070000Z');
  const moved = anHour('2026-12-01', '15:00', 'UID:a', 'RECURRENCE-ID;TZID=Asia/Qatar:20261201T100000');
  expect(busy(aCalendar(series, moved))).toEqual([
    ...['28 07:00–08:00', '29 07:00–08:00', '01 12:00–13:00', '02 07:00–08:00', '03 07:00–08:00'],
  ]);
  const endless = anHour('2027-05-01', '10:00', 'RRULE:FREQ=YEARLY', 'UID:b');
  const early = anHour('2026-12-02', '09:00', 'UID:b', 'RECURRENCE-ID;TZID=Asia/Qatar:20280501T100000');
  expect(busy(aCalendar(endless, early))).toEqual(['02 06:00–07:00']);
});

test('a repetition that is moved from a day on is moved on all later ones, too', () => {
  const series = anHour('2026-11-28', '10:00', 'RRULE:FREQ=DAILY;COUNT=4', 'UID:a');
  const onwards = anHour(
    '2026-11-30',
    '13:00',
    'UID:a',
    'RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Asia/Qatar:20261130T100000',
  );
  expect(busy(aCalendar(series, onwards))).toEqual([
    ...['28 07:00–08:00', '29 07:00–08:00', '30 10:00–11:00', '01 10:00–11:00'],
  ]);
});

test('a meeting of each week keeps its hour on clocks that are changed', () => {
  const weekly = [
    'DTSTART;TZID=Europe/London:20260601T090000',
    'DURATION:PT1H',
    'RRULE:FREQ=WEEKLY;BYDAY=MO',
  ];
  expect(busy(aCalendar(weekly))).toEqual(['30 09:00–10:00', '07 09:00–10:00']);
});

test('a repetition without an end is cut at the window, one of every second is nobody’s calendar', () => {
  expect(busy(aCalendar(anHour('2010-01-01', '10:00', 'RRULE:FREQ=DAILY')))).toHaveLength(14);
  expect(busy(aCalendar(anHour('2026-11-30', '10:00', 'RRULE:FREQ=SECONDLY')))).toEqual({
    found: [],
    skipped: 1,
  });
  const long = anHour('1990-01-01', '10:00', 'RRULE:FREQ=HOURLY');
  expect(busy(aCalendar(long))).toEqual({ found: [], skipped: 1 });
});

test('what can’t be understood is counted, and the rest is read', () => {
  const broken = ['DTSTART:at some point', 'RRULE:FREQ=NEVER', 'a line without a colon'];
  const text = aCalendar(broken, anHour('2026-11-30', '10:00'));
  expect(busy(text)).toEqual({ found: ['30 07:00–08:00'], skipped: 1 });
});

test('interviews of the product itself are nothing to be busy with besides', () => {
  const own = 'UID:0b6f3c1e-5a55-4a5e-9d0e-0c5f1f5d7a11@mihna.example';
  expect(busy(aCalendar(anHour('2026-11-30', '10:00', own)))).toEqual([]);
});

test('times that touch are one, and times that a calendar tells as busy count', () => {
  const text = aCalendar(
    anHour('2026-11-30', '10:00'),
    anHour('2026-11-30', '11:00'),
    anHour('2026-11-30', '10:30'),
  );
  expect(busy(text)).toEqual(['30 07:00–09:00']);
  const told = [
    'BEGIN:VFREEBUSY',
    'FREEBUSY;FBTYPE=BUSY:20261130T100000Z/PT1H',
    'FREEBUSY;FBTYPE=FREE:20261201T100000Z/PT1H',
    'END:VFREEBUSY',
  ];
  expect(busy(aCalendar().replace('END:VCALENDAR', `${told.join('\r\n')}\r\nEND:VCALENDAR`))).toEqual([
    '30 10:00–11:00',
  ]);
});

test('what is no calendar, and one of too many entries, is refused', () => {
  expect(() => busy('<html>Sign in</html>')).toThrow(new CalendarFailure('no_calendar'));
  const entry = 'BEGIN:VEVENT\r\nEND:VEVENT\r\n';
  expect(() => busy(`BEGIN:VCALENDAR\r\n${entry.repeat(50_001)}`)).toThrow(new CalendarFailure('too_many'));
});

test.each(['\r\n ', 'BEGIN:VEVENT\r\n', 'END:VEVENT\r\n', 'DTSTART;TZID=', 'RRULE:', ':'])(
  'a calendar that says %j over and over is read in a moment',
  (sign) => {
    const began = performance.now();
    const text = `BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n${sign.repeat(40_000)}`;
    expect(busyTimesIn([text], question).times).toEqual([]);
    expect(performance.now() - began).toBeLessThan(3000);
  },
);
