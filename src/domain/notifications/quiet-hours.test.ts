import { expect, test } from 'vitest';
import { quietUntil } from './quiet-hours.ts';

const night = { starts: '22:00', ends: '07:00', timezone: 'Asia/Qatar' };
const noon = { starts: '12:00', ends: '14:00', timezone: 'Europe/Paris' };

test.each([
  ['before midnight', '2026-03-01T19:30:00Z', '2026-03-02T04:00:00.000Z'],
  ['after midnight', '2026-03-01T22:30:00Z', '2026-03-02T04:00:00.000Z'],
  ['with its first minute', '2026-03-01T19:00:00Z', '2026-03-02T04:00:00.000Z'],
  ['not with its last', '2026-03-02T04:00:00Z', undefined],
  ['not by day', '2026-03-01T12:00:00Z', undefined],
])('a night is quiet %s', (_, now, until) => {
  expect(quietUntil(new Date(now), night)?.toISOString()).toBe(until);
});

test('the hours are those of the zone, in summer and winter', () => {
  expect(quietUntil(new Date('2026-01-10T11:30:00Z'), noon)?.toISOString()).toBe('2026-01-10T13:00:00.000Z');
  expect(quietUntil(new Date('2026-07-10T11:30:00Z'), noon)?.toISOString()).toBe('2026-07-10T12:00:00.000Z');
});
