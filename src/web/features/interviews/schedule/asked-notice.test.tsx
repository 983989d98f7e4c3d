import { expect, test } from 'vitest';
import { markupOf, wordsOf } from '#support/markup.tsx';
import { AskedNotice } from './asked-notice.tsx';

const candidate = { name: 'Suresh Menon', timezone: null };
const words = 'My shift ends at nine that day.';
const asked = {
  status: 'Proposed' as const,
  timezone: 'Asia/Qatar',
  asked_times: [],
  candidate_message: words,
};

test('the words with which another time was asked for stand before the new times', async () => {
  const html = await markupOf(<AskedNotice interview={asked} candidate={candidate} />);
  expect(wordsOf(html)).toContain('Suresh Menon asked for another time');
  expect(wordsOf(html)).toContain(words);
});

test('of an interview that nobody answered so nothing is said', async () => {
  const offered = { ...asked, status: 'Scheduled' as const, candidate_message: '' };
  expect(await markupOf(<AskedNotice interview={offered} candidate={candidate} />)).toBe('');
});
