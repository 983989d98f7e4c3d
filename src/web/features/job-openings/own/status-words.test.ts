import { expect, test } from 'vitest';
import { openingStatuses } from '#domain/job-openings/job-openings.ts';
import { openingStatusTone } from './status-words.ts';

test('an opening that is public is good; a draft, a pause and an end are no warning', () => {
  const tones = openingStatuses.map((status) => [status, openingStatusTone(status)]);
  expect(tones.filter(([, tone]) => tone === 'ok').map(([status]) => status)).toEqual(
    openingStatuses.filter((status) => status === 'Active' || status === 'Published'),
  );
  expect(tones.every(([, tone]) => tone === 'ok' || tone === 'neutral')).toBe(true);
});
