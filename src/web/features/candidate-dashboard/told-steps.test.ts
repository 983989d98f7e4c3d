import { expect, test } from 'vitest';
import type { OwnApplication } from '#contract/application-responses.ts';
import { toldSteps } from './told-steps.ts';

type Step = OwnApplication['history'][number];

const step = (kind: string, status: string | null = null) =>
  ({ kind, status, at: '2026-11-28T08:00:00Z', label: kind }) as Step;
const submitted = step('submitted');
const over = step('interview_completed');
const interviewed = step('status-changed', 'Interviewed');

test('an interview that took place is not told beside the status that says so', () => {
  expect(toldSteps([submitted, over, interviewed])).toEqual([submitted, interviewed]);
});

test('it is told where no status follows, or another', () => {
  const shortlisted = step('status-changed', 'Shortlisted');
  for (const history of [
    [submitted, over],
    [over, shortlisted],
    [interviewed, over],
  ])
    expect(toldSteps(history)).toEqual(history);
});
