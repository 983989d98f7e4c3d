import { expect, test } from 'vitest';
import { markupOf, wordsOf } from '#support/markup.tsx';
import { OpenNotice } from './open-notice.tsx';

const candidate = { name: 'Suresh Menon' };
const offered = {
  id: 'offered',
  status: 'Scheduled',
  starts_at: '2026-11-30T07:00:00Z',
  timezone: 'Asia/Qatar',
} as const;
const asked = { ...offered, id: 'asked', status: 'Proposed', starts_at: null } as const;

test('an interview that is open is told before a second one is offered, with when it is and the way to it', async () => {
  const html = await markupOf(<OpenNotice options={{ candidate, open: [offered] }} />);
  expect(wordsOf(html)).toContain('Suresh Menon');
  expect(wordsOf(html)).toContain('10:00');
  expect(html).toContain('/schedules?id=offered');
});

test('one that waits for an answer of the company comes before another', async () => {
  const html = await markupOf(<OpenNotice options={{ candidate, open: [offered, asked] }} />);
  expect(html).toContain('/schedules?id=asked');
});

test('where none is open nothing is said', async () => {
  expect(await markupOf(<OpenNotice options={{ candidate, open: [] }} />)).toBe('');
});
