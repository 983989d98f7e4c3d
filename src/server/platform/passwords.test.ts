import { expect, test } from 'vitest';
import { hashPassword, needsRehash, verifyPassword } from './passwords.ts';
import { Refusal } from './refusal.ts';

const password = 'corniche-falcon-42';

test('S1: argon2id with 19 MiB, two passes and one lane; each hash has its own salt', async () => {
  const [one, other] = await Promise.all([hashPassword(password), hashPassword(password)]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(other);
  expect(await verifyPassword(one, password)).toBe(true);
  expect(await verifyPassword(one, `${password} `)).toBe(false);
  expect(await verifyPassword(undefined, password)).toBe(false);
});

test('S1: a hash is read with its own parameters, and weaker ones are due for a new hash', async () => {
  const weak = await hashPassword(password, { memory: 8192, passes: 1, parallelism: 1 });
  expect(await verifyPassword(weak, password)).toBe(true);
  expect(needsRehash(weak)).toBe(true);
  expect(needsRehash(await hashPassword(password))).toBe(false);
});

test('S2: the same password composed or decomposed is one', async () => {
  expect(await verifyPassword(await hashPassword('un été à Doha'), 'un été à Doha'.normalize('NFD'))).toBe(
    true,
  );
});

test('R10: two hashes at once and twenty waiting; whoever comes then is asked to come back', async () => {
  const results = await Promise.allSettled(Array.from({ length: 25 }, () => hashPassword(password)));
  const refused = results.filter((result) => result.status === 'rejected');
  expect(refused).toHaveLength(3);
  expect(refused[0]?.reason).toBeInstanceOf(Refusal);
  expect(refused[0]?.reason).toMatchObject({ code: 'UNAVAILABLE', retryAfterSeconds: 2 });
});
