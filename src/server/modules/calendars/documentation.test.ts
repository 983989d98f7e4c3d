import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  calendarBytes,
  mostCalendarEvents,
  mostCalendars,
  readMinutes,
} from '#domain/calendars/connections.ts';
import { clockIn } from '#domain/zones.ts';
import { busyTimesIn } from './reading/busy-times.ts';

const page = readFileSync('docs/integrations/calendars.md', 'utf8');
const block = (language: string) =>
  new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\``, 'ms').exec(page)?.[1] ?? '';
const zone = 'Asia/Qatar';

test('the calendar of the documentation is read as it says', () => {
  const { times, skipped } = busyTimesIn([block('ics')], {
    from: Date.parse('2026-11-28T00:00:00+03:00'),
    until: Date.parse('2026-12-10T00:00:00+03:00'),
    ...{ zone, email: 'noor@rawdat.example', ownHost: 'mihna.example' },
  });
  const shown = times.map(({ start, end }) => {
    const [begin, until] = [clockIn(new Date(start), zone), clockIn(new Date(end), zone)];
    return `${begin.date} ${begin.time}–${until.time === '00:00' ? '24:00' : until.time}`;
  });
  expect([shown, skipped]).toEqual([JSON.parse(block('json')), 0]);
});

test('the bounds of the documentation are those that hold', () => {
  expect(page).toContain(`every ${readMinutes} minutes`);
  expect(page).toContain(`up to ${mostCalendars} of the account`);
  expect(page).toContain(
    `${calendarBytes / 1024 / 1024} MB, ${mostCalendarEvents.toLocaleString('en-US')} entries`,
  );
});
