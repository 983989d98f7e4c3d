import { expect, test } from 'vitest';
import { createEvents, defineEvent } from './events.ts';

const companyApproved = defineEvent<{ companyId: string }>('company.approved');

test('listeners run one after the other, in the order of their registration, with the context of the cause', async () => {
  const events = createEvents<{ seen: string[] }>();
  events.on(companyApproved, async (context, { companyId }) => {
    await Promise.resolve();
    context.seen.push(`first ${companyId}`);
  });
  events.on(companyApproved, async (context, { companyId }) => {
    context.seen.push(`second ${companyId}`);
  });
  const context = { seen: [] };
  await events.publish(context, companyApproved, { companyId: 'c1' });
  expect(context.seen).toEqual(['first c1', 'second c1']);
});

test('the error of a listener reaches the cause, and the later listeners do not run', async () => {
  const events = createEvents<{ seen: string[] }>();
  events.on(companyApproved, () => Promise.reject(new Error('no')));
  events.on(companyApproved, async (context) => void context.seen.push('late'));
  const context = { seen: [] };
  await expect(events.publish(context, companyApproved, { companyId: 'c1' })).rejects.toThrow('no');
  expect(context.seen).toEqual([]);
});

test('an event without listeners is no error', async () => {
  await createEvents().publish({}, companyApproved, { companyId: 'c1' });
});
