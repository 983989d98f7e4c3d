import { expect, test } from 'vitest';
import { type RefusalCode, refusalBody, refusals } from '#contract/errors.ts';
import { LetterIsLate } from '#server/platform/letter-words.ts';
import { silentLog } from '#server/platform/log.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { describeFailure } from './failures.ts';

const facts = { locale: 'en', requestId: 'a-request', log: silentLog } as const;

test.each(Object.keys(refusals) as RefusalCode[])('the body of %s is the one of the contract', (code) => {
  const refusal = new Refusal(code, {
    fields: { name: [{ text: 'validation_required' }] },
    params: { account_status: 'Suspended' },
    retryAfterSeconds: 5,
  });
  const { body } = describeFailure(refusal, facts);
  const { status } = refusals[code];
  expect(refusalBody.strip().parse(body)).toEqual({
    status,
    success: false,
    code,
    message: 'This value is required',
    errors: { name: ['This value is required'] },
    retry_after: 5,
    request_id: 'a-request',
  });
});

test('what nobody foresaw, and what is no error at all, has that body too', () => {
  for (const failure of [new Error('secret'), 'text', undefined])
    expect(refusalBody.parse(describeFailure(failure, facts).body)).toMatchObject({ code: 'INTERNAL' });
});

test('a letter that the machine has no time to write is no fault: it may be asked for again', () => {
  const { body, retryAfterSeconds } = describeFailure(new LetterIsLate('too long'), facts);
  expect(body).toMatchObject({ status: 503, code: 'BUSY' });
  expect(retryAfterSeconds).toBe(5);
});
