import { expect, test } from 'vitest';
import { databaseCopy } from '#support/database-copy.ts';
import { countStatements } from '#support/statements.ts';
import { takeAttempt } from './attempts.ts';
import { clientKey } from './client-key.ts';
import { fixedClock } from './clock.ts';
import { endedLimits, type LimitedContext, limitCall, limitSubject, settleLimit } from './limits.ts';
import { rateLimits } from './limits-table.ts';
import { createReadCounter } from './read-counter.ts';
import { Refusal } from './refusal.ts';
import { deleteInBatches } from './sweep.ts';

const database = databaseCopy();

const start = new Date('2026-03-01T08:00:00Z');
const later = (seconds: number) => new Date(start.getTime() + seconds * 1000);

test('the attempt after the last one allowed is refused until the window ends', async () => {
  const rule = { key: 'window', limit: 2, windowSeconds: 60 };
  const { db } = database();
  expect(await takeAttempt(db, { ...rule, now: start })).toMatchObject({ allowed: true, remaining: 1 });
  expect(await takeAttempt(db, { ...rule, now: later(10) })).toMatchObject({ allowed: true, remaining: 0 });
  expect(await takeAttempt(db, { ...rule, now: later(20) })).toMatchObject({
    allowed: false,
    retryAfterSeconds: 40,
  });
  expect(await takeAttempt(db, { ...rule, now: later(59) })).toMatchObject({
    allowed: false,
    retryAfterSeconds: 1,
  });
  expect(await takeAttempt(db, { ...rule, now: later(60) })).toMatchObject({ allowed: true, remaining: 1 });
});

test('a clock that is set back an hour keeps a full counter shut for one window, and forgets nothing', async () => {
  const { db } = database();
  const rule = { key: 'set back', limit: 2, windowSeconds: 60 };
  const reads = createReadCounter({ limit: 2, windowSeconds: 60 });
  const take = async (seconds: number) => [
    await takeAttempt(db, { ...rule, now: later(seconds) }),
    reads.take('client', later(seconds).getTime()),
  ];
  for (let count = 0; count < 3; count += 1) await take(0);
  const both = (attempt: object) => [expect.objectContaining(attempt), expect.objectContaining(attempt)];
  expect(await take(-3600)).toEqual(both({ allowed: false, retryAfterSeconds: 60 }));
  expect(await take(-3541)).toEqual(both({ allowed: false, retryAfterSeconds: 1 }));
  expect(await take(-3540)).toEqual(both({ allowed: true, remaining: 1 }));
});

test('a clock that is set forward by a month and back again shuts nobody out for longer than a window', async () => {
  const { db } = database();
  const rule = { key: 'set forward', limit: 1, windowSeconds: 60 };
  const reads = createReadCounter({ limit: 1, windowSeconds: 60 });
  const month = 31 * 86_400;
  const allowed = async (seconds: number) => [
    (await takeAttempt(db, { ...rule, now: later(seconds) })).allowed,
    reads.take('client', later(seconds).getTime()).allowed,
  ];
  expect(await allowed(0)).toEqual([true, true]);
  expect(await allowed(month)).toEqual([true, true]);
  expect(await allowed(month + 59)).toEqual([false, false]);
  expect(await allowed(1)).toEqual([false, false]);
  expect(await allowed(61)).toEqual([true, true]);
});

test('attempts made at the same moment are all counted', async () => {
  const attempts = await Promise.all(
    Array.from({ length: 40 }, () =>
      takeAttempt(database().db, { key: 'crowd', limit: 15, windowSeconds: 60, now: start }),
    ),
  );
  expect(attempts.filter(({ allowed }) => allowed)).toHaveLength(15);
});

test('attempts of one address at once are counted together, so that they do not hold the whole pool', async () => {
  const { db } = database();
  const rule = { key: 'flood', limit: 30, windowSeconds: 60, now: start };
  let attempts: Awaited<ReturnType<typeof takeAttempt>>[] = [];
  const statements = await countStatements(async () => {
    attempts = await Promise.all(Array.from({ length: 100 }, () => takeAttempt(db, rule)));
  });
  expect(statements).toBe(2);
  expect(attempts.map(({ allowed }) => allowed)).toEqual(attempts.map((_, place) => place < 30));
  expect(attempts[29]?.remaining).toBe(0);
  expect(await takeAttempt(db, { ...rule, now: later(60) })).toMatchObject({ allowed: true, remaining: 29 });
});

test('attempts that could not be counted are refused with the error, and the next ones are counted', async () => {
  const { db } = database();
  const rule = { limit: 30, windowSeconds: 60, now: start };
  const wrong = { ...rule, key: 'U+0000: \0' };
  const failed = await Promise.allSettled([takeAttempt(db, wrong), takeAttempt(db, wrong)]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await takeAttempt(db, { ...rule, key: 'right' })).toMatchObject({ allowed: true });
});

test('an attempt counts although its transaction is rolled back', async () => {
  const context = aContext();
  const act = () =>
    database().db.transaction(async () => {
      await limitSubject(context, 'invite_candidate', 'one pair');
      throw new Error('rolled back');
    });
  await expect(act()).rejects.toThrow('rolled back');
  await expect(act()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 86_400 });
});

test('R9: the contact form is refused after five messages from an address, and the factor raises that', async () => {
  const context = aContext();
  for (let count = 0; count < 5; count += 1) await limitCall(context, 'contact_form');
  expect(context.responseHeaders.get('RateLimit-Remaining')).toBe('0');
  await expect(limitCall(context, 'contact_form')).rejects.toBeInstanceOf(Refusal);
  await limitCall({ ...context, config: { rateLimitFactor: 10 } }, 'contact_form');
});

test('R4: of sixty sign-ups of an address those count that were made; a refused form counts a tenth', async () => {
  const context = aContext();
  const remaining = () => Number(context.responseHeaders.get('RateLimit-Remaining'));
  for (let count = 0; count < 20; count += 1) {
    await limitCall(context, 'sign_up');
    await settleLimit(context, 'sign_up', 'refused');
  }
  await limitCall(context, 'sign_up');
  expect(remaining()).toBe(57);
  for (let count = 0; count < 57; count += 1) {
    await limitCall(context, 'sign_up');
    await settleLimit(context, 'sign_up', 'done');
  }
  expect(remaining()).toBe(0);
  await expect(limitCall(context, 'sign_up')).rejects.toBeInstanceOf(Refusal);
});

test('R1: whoever signs in costs the address a tenth of one that fails', async () => {
  const context = aContext();
  for (let count = 0; count < 100; count += 1) {
    await limitCall(context, 'sign_in_ip');
    await settleLimit(context, 'sign_in_ip', 'done');
  }
  for (let count = 0; count < 40; count += 1) {
    await limitCall(context, 'sign_in_ip');
    await settleLimit(context, 'sign_in_ip', 'refused');
  }
  await expect(limitCall(context, 'sign_in_ip')).rejects.toBeInstanceOf(Refusal);
});

test('the members of a company share its limits, and accounts have their own', async () => {
  const context = aContext();
  const member = (accountId: string) => ({
    ...context,
    actor: { role: 'company', accountId, companyId: 'c1' },
  });
  await limitCall(member('a1'), 'invite');
  await limitCall(member('a2'), 'invite');
  expect(context.responseHeaders.get('RateLimit-Remaining')).toBe('98');
  await limitCall(member('a1'), 'export');
  await limitCall(member('a2'), 'export');
  expect(context.responseHeaders.get('RateLimit-Remaining')).toBe('9');
});

test('no address stands in the table', async () => {
  await limitSubject(aContext(), 'sign_in_account', 'Canary@example.com');
  const rows = await database().db.select().from(rateLimits);
  expect(JSON.stringify(rows).toLowerCase()).not.toContain('canary');
});

test('an unknown rule is a programming error, and so is a named rule without a subject', async () => {
  await expect(limitCall(aContext(), 'nonsense')).rejects.toThrow('No rate limit is called nonsense');
  await expect(limitCall(aContext(), 'toString')).rejects.toThrow('No rate limit');
  await expect(limitCall(aContext(), 'sign_in_account')).rejects.toThrow('needs a subject');
});

test('windows that ended long ago are swept', async () => {
  await takeAttempt(database().db, { key: 'old', limit: 1, windowSeconds: 60, now: later(-3 * 86_400) });
  await deleteInBatches(database().db, endedLimits(start));
  const keys = (await database().db.select().from(rateLimits)).map(({ key }) => key);
  expect(keys).toContain('window');
  expect(keys).not.toContain('old');
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::192.0.2.33', '64:ff9b:0:0::/64'],
  ['evil, 192.0.2.7', 'unknown'],
])('the client %s counts as %s', (ip, key) => {
  expect(clientKey(ip)).toBe(key);
});

test('R6: reads are counted in memory, per client and window, within a bounded memory', () => {
  const counter = createReadCounter({ limit: 2, windowSeconds: 300, capacity: 2 });
  expect(counter.take('a', 0)).toMatchObject({ allowed: true, remaining: 1 });
  expect(counter.take('a', 1000).allowed).toBe(true);
  expect(counter.take('a', 2000)).toMatchObject({ allowed: false, retryAfterSeconds: 298 });
  expect(counter.take('b', 2000).allowed).toBe(true);
  expect(counter.take('a', 300_000).allowed).toBe(true);
  counter.take('c', 300_001);
  expect(counter.take('b', 300_002).remaining).toBe(1);
});

function aContext(): LimitedContext {
  return {
    outsideDb: database().db,
    clock: fixedClock(start),
    config: { rateLimitFactor: 1 },
    request: { ip: '192.0.2.7' },
    actor: { role: 'visitor' },
    responseHeaders: new Headers(),
    contributors: { liftedRanges: [] },
  };
}
