import { ORPCError } from '@orpc/client';
import { expect, test } from 'vitest';
import { isRefusal, readFailure, refusalOf } from './refusal.ts';

const body = {
  status: 429,
  success: false,
  code: 'TOO_MANY_REQUESTS',
  message: 'Too many attempts.',
  errors: { email: ['Wrong', 'Long'] },
  retry_after: 30,
  request_id: 'r1',
  account_status: 'suspended',
};

test('a refusal is read with its first sentence of each field, its wait and its facts', () => {
  const failure = readFailure(new ORPCError('TOO_MANY_REQUESTS', { data: body }));
  expect(failure).toMatchObject({ code: 'TOO_MANY_REQUESTS', message: body.message, retryAfter: 30 });
  expect(failure.fields).toEqual({ email: 'Wrong' });
  expect(failure.facts.account_status).toBe('suspended');
});

test('what is no answer of ours is said in words of ours', () => {
  expect(readFailure(new TypeError('Failed to fetch'))).toMatchObject({ code: 'INTERNAL', fields: {} });
  expect(readFailure(new TypeError('Failed to fetch')).message).not.toContain('fetch');
  expect(refusalOf(new ORPCError('INTERNAL', { data: '<html>' }))).toBeUndefined();
  expect(isRefusal(null)).toBe(false);
});
