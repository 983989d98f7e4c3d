import { expect, test } from 'vitest';
import { countBelow } from './count-below.ts';

const row = (status: string) => ({
  ...{ id: status, candidate_name: 'Noor', position: 'Planner', status, created_at: '2026-11-30T08:00:00Z' },
  ...{ due_at: null, meets: null },
});

test('who waits and stands under another heading already is not counted a second time', () => {
  const fresh = { total: 2, items: [row('Pending')] };
  expect(countBelow({ reply: { total: 2, items: [row('Pending'), row('On Hold')] }, fresh })).toBe(1);
  expect(countBelow({ reply: { total: 0, items: [] }, fresh })).toBe(2);
});

test('rows that are shown are counted, whatever came while the two were read', () => {
  const items = [row('Pending'), row('Pending')];
  expect(countBelow({ reply: { total: 2, items }, fresh: { total: 3, items } })).toBe(2);
});
