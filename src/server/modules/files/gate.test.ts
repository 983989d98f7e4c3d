import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTurnstile } from './gate.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const forever = () => new Promise<never>(() => undefined);

test('R5: who comes past the places waits for one, and takes over that of who leaves', async () => {
  const pass = createTurnstile(1, { patience: 5000 });
  const first = Promise.withResolvers<string>();
  const entered: string[] = [];
  const leaving = pass('one', () => first.promise);
  const next = pass('one', async () => entered.push('second'));
  const last = pass('one', async () => entered.push('third'));
  await pass('another', async () => entered.push('elsewhere'));
  expect(entered).toEqual(['elsewhere']);
  first.resolve('done');
  await Promise.all([leaving, next, last]);
  expect(entered).toEqual(['elsewhere', 'second', 'third']);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await pass('one', async () => 'free')).toBe('free');
});

test('R5: who waited in vain is refused, and leaves the places as they were', async () => {
  const pass = createTurnstile(1, { patience: 5000 });
  const first = Promise.withResolvers<string>();
  const leaving = pass('one', () => first.promise);
  const refused = expect(pass('one', forever)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  await vi.advanceTimersByTimeAsync(5000);
  await refused;
  first.resolve('done');
  await leaving;
  expect(await pass('one', async () => 'free')).toBe('free');
});

test('R5: without patience the further one is refused at once', async () => {
  const pass = createTurnstile(1);
  void pass('one', forever);
  await expect(pass('one', forever)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
});
