import { expect, test } from 'vitest';
import { applicationStatuses, storedApplicationStatuses } from './applications.ts';
import { canWithdraw, isDecidable, mayFollow, nextStatus, statusesToChoose } from './status-changes.ts';

const pairs = storedApplicationStatuses.flatMap((from) =>
  storedApplicationStatuses.map((to) => ({ from, to })),
);

test.each(pairs)('a company: $from, then $to', ({ from, to }) => {
  const isAllowed = from !== to && from !== 'Withdrawn' && to !== 'Withdrawn';
  expect(mayFollow(from, to)).toBe(isAllowed);
});

test.each(pairs)('a candidate: $from, then $to', ({ from, to }) => {
  const isAllowed = to === 'Withdrawn' && !['Hired', 'Rejected', 'Withdrawn'].includes(from);
  expect(mayFollow(from, to, 'candidate')).toBe(isAllowed);
});

test.each(storedApplicationStatuses)('what is offered at %s is what may follow, and what stands', (from) => {
  const choices = statusesToChoose(from);
  expect(choices).toEqual(applicationStatuses.filter((to) => to === from || mayFollow(from, to)));
  expect(isDecidable(from)).toBe(choices.some((to) => to !== from));
  expect(canWithdraw(from)).toBe(mayFollow(from, 'Withdrawn', 'candidate'));
});

test('the way to a hire is walked stage by stage, and nothing follows at its end or beside it', () => {
  const followed = Object.fromEntries(storedApplicationStatuses.map((from) => [from, nextStatus(from)]));
  expect(followed).toEqual({
    Pending: 'Screened',
    Screened: 'Shortlisted',
    Shortlisted: 'Interviewed',
    Interviewed: 'Offered',
    Offered: 'Hired',
  });
});
