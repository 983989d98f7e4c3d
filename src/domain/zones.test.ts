import { expect, test } from 'vitest';
import {
  cityOfZone,
  clockChanges,
  clockIn,
  instantAt,
  isClockTime,
  offsetIn,
  zoneOfCountry,
  zoneText,
  zoneWords,
} from './zones.ts';

const hour = 3_600_000;

test.each([
  ['Asia/Qatar', '2026-11-30', '10:00', '2026-11-30T07:00:00.000Z'],
  ['Asia/Kolkata', '2026-11-30', '00:15', '2026-11-29T18:45:00.000Z'],
  ['Europe/London', '2027-03-26', '10:00', '2027-03-26T10:00:00.000Z'],
  ['Europe/London', '2027-03-29', '10:00', '2027-03-29T09:00:00.000Z'],
  ['America/New_York', '2026-11-01', '00:30', '2026-11-01T04:30:00.000Z'],
  ['Pacific/Kiritimati', '2026-12-31', '23:59', '2026-12-31T09:59:00.000Z'],
])('in %s, %s %s is %s, and back', (zone, date, time, instant) => {
  expect(instantAt({ date, time }, zone)?.toISOString()).toBe(instant);
  expect(clockIn(new Date(instant), zone)).toEqual({ date, time });
});

test('an hour that the clocks skip is none, and of one that comes twice it is the first', () => {
  expect(instantAt({ date: '2027-03-28', time: '01:30' }, 'Europe/London')).toBeUndefined();
  expect(instantAt({ date: '2026-10-25', time: '01:30' }, 'Europe/London')?.toISOString()).toBe(
    '2026-10-25T00:30:00.000Z',
  );
});

test.each([
  ['2026-02-30', '10:00', 'Asia/Qatar'],
  ['2026-02-20', '24:00', 'Asia/Qatar'],
  ['2026-02-20', '10:00', 'Asia/Nowhere'],
])('%s %s in %s is no moment', (date, time, zone) => {
  expect(instantAt({ date, time }, zone)).toBeUndefined();
});

test('the changes of the clocks are found to the minute', () => {
  const year = (zone: string) =>
    clockChanges(zone, new Date('2026-01-01T00:00:00Z'), new Date('2027-01-01T00:00:00Z'));
  expect(year('Asia/Qatar')).toEqual([]);
  expect(year('Europe/Paris')).toEqual([
    { at: new Date('2026-03-29T01:00:00Z'), from: hour, to: 2 * hour },
    { at: new Date('2026-10-25T01:00:00Z'), from: 2 * hour, to: hour },
  ]);
});

test('a zone is named by its city, and known of a country that has one time', () => {
  const winter = new Date('2026-12-01T00:00:00Z');
  expect(cityOfZone('America/Argentina/Buenos_Aires')).toBe('Buenos Aires');
  expect(cityOfZone('Asia/Calcutta')).toBe('Kolkata');
  expect(zoneWords('America/Argentina/Rio_Gallegos', 'fr')).toBe('America/Argentina/Rio Gallegos');
  expect(zoneWords('Asia/Katmandu', 'en')).toBe('Asia/Kathmandu');
  expect(zoneWords('Asia/Qatar', 'ar')).toBe('قطر');
  expect(zoneText('Asia/Qatar', 'en', winter)).toBe('Qatar,\u00a0UTC+3');
  expect(zoneText('Asia/Katmandu', 'fr', winter)).toBe('Kathmandu,\u00a0UTC+5:45');
  expect(zoneText('America/New_York', 'en', winter)).toBe('New York,\u00a0UTC−5');
  expect(zoneText('Asia/Qatar', 'ar', winter)).toBe('قطر،\u00a0UTC+3');
  expect(zoneText('Asia/Calcutta', 'ar', winter)).toBe('الهند،\u00a0UTC+5:30');
  expect(zoneText('UTC', 'ar', winter)).toBe('UTC،\u00a0UTC+0');
  expect(zoneOfCountry('QA', winter)).toBe('Asia/Qatar');
  expect(offsetIn(winter, zoneOfCountry('PH', winter) ?? '')).toBe(8 * hour);
  expect(zoneOfCountry('US', winter)).toBeUndefined();
  expect(zoneOfCountry(undefined, winter)).toBeUndefined();
  expect(isClockTime('9:00')).toBe(false);
});
