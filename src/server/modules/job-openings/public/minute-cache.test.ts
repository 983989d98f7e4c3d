import { expect, test } from 'vitest';
import { testServer } from '#support/test-server.ts';
import { cachedForAMinute } from './minute-cache.ts';

const server = testServer();

test('who asks while an answer is made waits for it: it is made once', async () => {
  const cached = cachedForAMinute<number>();
  let made = 0;
  const make = () => Promise.resolve(++made);
  const context = server().systemContext('test');
  expect(await Promise.all([1, 2, 3].map(() => cached(context, 'key', make)))).toEqual([1, 1, 1]);
  server().clock.advance(61_000);
  expect(await Promise.all([1, 2, 3].map(() => cached(context, 'key', make)))).toEqual([2, 2, 2]);
});

test('the last good answer stands in for one that fails, or that takes long', async () => {
  const cached = cachedForAMinute<string>();
  const context = server().systemContext('test');
  const ask = (make: () => Promise<string>) => cached(context, 'key', make);
  expect(await ask(async () => 'good')).toBe('good');
  server().clock.advance(61_000);
  expect(await ask(() => Promise.reject(new Error('too dear')))).toBe('good');
  server().clock.advance(6_000);
  const { promise, resolve } = Promise.withResolvers<string>();
  expect(await ask(() => promise)).toBe('good');
  resolve('late');
  await promise;
  expect(await ask(async () => 'never')).toBe('late');
});

test('a first answer that fails is tried again, but not by everybody at once', async () => {
  const cached = cachedForAMinute<string>();
  const context = server().systemContext('test');
  let tried = 0;
  const fail = () => {
    tried += 1;
    return Promise.reject(new Error('away'));
  };
  for (let asked = 0; asked < 3; asked += 1)
    await expect(cached(context, 'key', fail)).rejects.toThrow('away');
  expect(tried).toBe(1);
  server().clock.advance(6_000);
  expect(await cached(context, 'key', async () => 'back')).toBe('back');
});
