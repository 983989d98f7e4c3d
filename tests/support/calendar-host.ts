import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { HostOrder, HostTold } from './calendar-host.process.ts';

export interface CalendarHost {
  /** The secret address of a calendar. */
  address: string;
  /** The server of an account whose user is `noor`. */
  account: string;
  be(order: HostOrder): Promise<void>;
  /** What it was asked since it was asked last, and what is written into the account. */
  tell(): Promise<HostTold>;
}

const usual: HostOrder = { mood: 'calendar', text: '', calendars: { work: [] }, password: 'an app password' };

/** Where people have their calendars, in a process of its own: an address, and a server of CalDAV. */
export function calendarHost(): () => CalendarHost {
  let host: (CalendarHost & { close(): void }) | undefined;
  beforeAll(async () => {
    host = await startHost();
  });
  afterEach(async () => {
    await host?.be(usual);
    await host?.tell();
  });
  afterAll(() => host?.close());
  return () => {
    if (!host) throw new Error('The calendars are there once the tests run');
    return host;
  };
}

async function startHost() {
  const child = fork(fileURLToPath(new URL('./calendar-host.process.ts', import.meta.url)), { execArgv: [] });
  const [{ port }] = await once(child, 'message');
  const ask = async (order: HostOrder | 'tell') => {
    const answered = once(child, 'message');
    child.send(order);
    return (await answered)[0];
  };
  return {
    address: `http://127.0.0.1:${port}/noor.ics`,
    account: `http://127.0.0.1:${port}/dav/`,
    be: (order: HostOrder) => ask(order),
    tell: () => ask('tell'),
    close: () => void child.disconnect(),
  };
}

/** A calendar of these entries, each as its lines. */
export function aCalendar(...entries: readonly (readonly string[])[]): string {
  const events = entries.map((lines, index) =>
    [
      'BEGIN:VEVENT',
      ...(lines.some((line) => line.startsWith('UID')) ? [] : [`UID:event-${index}`]),
      'DTSTAMP:20261101T000000Z',
      ...lines,
      'END:VEVENT',
    ].join('\r\n'),
  );
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//tests//EN', ...events, 'END:VCALENDAR', ''].join(
    '\r\n',
  );
}

/** An hour on a day, on the clocks of Doha. */
export function anHour(date: string, time: string, ...more: string[]): string[] {
  const day = date.replaceAll('-', '');
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const clock = (at: number) => `${String(at).padStart(2, '0')}${String(minute).padStart(2, '0')}00`;
  return [
    `DTSTART;TZID=Asia/Qatar:${day}T${clock(hour)}`,
    `DTEND;TZID=Asia/Qatar:${day}T${clock(hour + 1)}`,
    ...more,
  ];
}
