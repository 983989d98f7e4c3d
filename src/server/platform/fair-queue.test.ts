import { expect, test } from 'vitest';
import { createFairQueue, FairQueue } from './fair-queue.ts';

const bounds = { waiting: 6, each: { running: 1, waiting: 2 } };

const all = (queue: FairQueue<string>) => {
  const taken = [];
  for (let next = queue.take(); next; next = queue.take()) {
    taken.push(next.item);
    queue.finish(next.subject);
  }
  return taken;
};

test('a subject waits within its own bounds, and the others find their places', () => {
  const queue = new FairQueue<string>(bounds);
  const flood = ['a1', 'a2', 'a3', 'a4', 'a5'].map((item) => queue.offer('a', item));
  expect(flood).toEqual([true, true, true, false, false]);
  expect(queue.offer('b', 'b1')).toBe(true);
  expect(all(queue)).toEqual(['a1', 'b1', 'a2', 'a3']);
});

test('one at a time runs for each, and the next is of whose turn is the longest ago', () => {
  const queue = new FairQueue<string>(bounds);
  for (const item of ['a1', 'a2']) queue.offer('a', item);
  expect(queue.take()?.item).toBe('a1');
  expect(queue.take()).toBeUndefined();
  for (const item of ['b1', 'b2']) queue.offer('b', item);
  expect(queue.take()?.item).toBe('b1');
  queue.finish('b');
  queue.finish('a');
  expect(queue.take()?.item).toBe('a2');
  expect(queue.take()?.item).toBe('b2');
});

test('the whole line is bounded; who gives up and who is sent away leaves a place', () => {
  const queue = new FairQueue<string>(bounds);
  for (const subject of 'abcdef') queue.offer(subject, subject);
  expect(queue.offer('g', 'g')).toBe(false);
  queue.drop('c', 'c');
  queue.drop('c', 'c');
  expect(queue.offer('g', 'g')).toBe(true);
  expect(queue.empty()).toEqual(['a', 'b', 'd', 'e', 'f', 'g']);
  expect(queue.take()).toBeUndefined();
});

test('work of others goes on while one subject has as much as it may, and a failure gives its place back', async () => {
  const enter = createFairQueue({ ...bounds, atOnce: 2 });
  const held = Promise.withResolvers<string>();
  const order: string[] = [];
  const mine = [
    enter('a', () => held.promise),
    enter('a', async () => order.push('a2')),
    enter('a', async () => order.push('a3')),
  ];
  await expect(enter('a', async () => undefined)).rejects.toMatchObject({ code: 'BUSY' });
  await expect(enter('b', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await enter('b', async () => order.push('b2'));
  expect(order).toEqual(['b2']);
  held.resolve('done');
  await Promise.all(mine);
  expect(order).toEqual(['b2', 'a2', 'a3']);
});

test('who waits longer than their patience is refused and takes nobody’s place', async () => {
  const enter = createFairQueue({ atOnce: 1, waiting: 2, each: { running: 1, waiting: 1 } });
  const first = Promise.withResolvers<void>();
  const leaving = enter('one', () => first.promise);
  const never = () => new Promise<never>(() => undefined);
  await expect(enter('two', never, { patience: 0 })).rejects.toMatchObject({ code: 'BUSY' });
  const next = enter('three', async () => 'in turn', { patience: 60_000 });
  first.resolve();
  await leaving;
  expect(await next).toBe('in turn');
});
