import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Restarts, type Return, startRestarts } from '#support/restarts.ts';

const times = 10;
/** Milliseconds that a return may take, beside what the machine takes when nothing is amiss. */
const soon = 2000;
/** What is written is read again after each death, so the disk need not be waited for: the kernel outlives them all. */
const settings = { shared_buffers: '16MB', fsync: 'off' };
/** Twenty returns take some twenty seconds; on a machine that does other work as well, a few times as long. */
const timeout = 120_000;

let ground: Restarts;
let usual = 0;
beforeAll(async () => {
  ground = await startRestarts(settings);
  usual = await ground.usual();
}, timeout);
afterAll(() => ground?.stop(), timeout);

describe('a database that goes away under load', { timeout }, () => {
  test('and comes back, or dies and is started again, is used within two seconds, by calls and by tasks', async () => {
    for (let count = 0; count < times; count += 1) {
      expectSoon(await ground.restart());
      expectSoon(await ground.kill(count % 2 === 0 ? 'SIGKILL' : 'SIGQUIT'));
    }
    expect(ground.lines.filter((line) => line.includes('is started again'))).toHaveLength(times);
  });

  test('is told as 503 with the time to come again, by every call, and nothing taken is lost', async () => {
    const { statuses, withoutRetryAfter, lostWrites, givenUp, taken } = await ground.figures();
    expect(Object.keys(statuses).toSorted()).toEqual(['200', '503']);
    expect({ withoutRetryAfter, lostWrites, givenUp }).toEqual({
      withoutRetryAfter: 0,
      lostWrites: [],
      givenUp: [],
    });
    expect(taken.length).toBeGreaterThan(2 * times * 5);
  });

  test('keeps nobody from stopping', async () => {
    expect(await ground.stopWhileAway()).toBeLessThan(5000);
  });
});

function expectSoon({ taken, task }: Return): void {
  expect(Math.max(taken, task)).toBeLessThan(usual + soon);
}
