import { expect, test } from 'vitest';
import { aCalendar, anHour, calendarHost } from '#support/calendar-host.ts';
import { readCalendar } from './read-calendar.ts';
import type { ReadingOrder } from './reading.ts';

const host = calendarHost();
const from = Date.parse('2026-11-28T00:00:00Z');

const order = (): ReadingOrder => ({
  ...{ kind: 'ics', mark: '', account: { address: host().address, username: '', password: '' } },
  reach: { openedNetworks: ['127.0.0.0/8'], isProduction: false },
  question: {
    ...{ from, until: from + 60 * 86_400_000, zone: 'Asia/Qatar' },
    ...{ email: 'noor@rawdat.example', ownHost: 'mihna.example' },
  },
});

test('a calendar is read in a thread', async () => {
  await host().be({ text: aCalendar(anHour('2026-11-30', '10:00')) });
  expect(await readCalendar(order())).toMatchObject({ is: 'read', skipped: 0, times: [{}] });
});

test('a server that never answers, and a calendar that takes too long, end with their thread', async () => {
  await host().be({ mood: 'hang' });
  expect(await readCalendar(order(), 4000)).toEqual({ is: 'fault', fault: 'too_slow' });
  const daily = Array.from({ length: 20_000 }, (_one, index) => [
    ...anHour('2001-01-01', '10:00', 'RRULE:FREQ=DAILY', `UID:${index}`),
  ]);
  await host().be({ mood: 'calendar', text: aCalendar(...daily) });
  expect(await readCalendar(order(), 4000)).toEqual({ is: 'fault', fault: 'too_slow' });
});

test('in production nothing is asked unencrypted', async () => {
  const { reach, ...rest } = order();
  const reading = await readCalendar({ ...rest, reach: { ...reach, isProduction: true } });
  expect(reading).toEqual({ is: 'fault', fault: 'insecure' });
});
