import { expect, test } from 'vitest';
import { fixedClock, systemClock } from './clock.ts';

test('a fixed clock moves only by hand', () => {
  const clock = fixedClock('2026-03-01T08:00:00Z');
  clock.advance(90_000);
  expect(clock.now().toISOString()).toBe('2026-03-01T08:01:30.000Z');
  clock.set(new Date('2026-04-01T00:00:00Z'));
  expect(clock.now().toISOString()).toBe('2026-04-01T00:00:00.000Z');
});

test('a date handed out by a fixed clock does not move the clock when it is changed', () => {
  const clock = fixedClock('2026-03-01T08:00:00Z');
  clock.now().setFullYear(1999);
  expect(clock.now().getFullYear()).toBe(2026);
});

test('the system clock tells the time of the machine', () => {
  expect(Math.abs(systemClock.now().getTime() - Date.now())).toBeLessThan(1000);
});
