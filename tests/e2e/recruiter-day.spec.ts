import { test } from '@playwright/test';
import { beginsDay, reviewsAll, sharesOne, shortlistsFive } from './support/recruiter-day.ts';
import { hires, holdsInterview, invites } from './support/recruiter-interview.ts';

test.use({ serviceWorkers: 'allow' });

for (const hand of ['keyboard', 'touch'] as const)
  test(`a recruiter's day by ${hand}: all reviewed, five shortlisted, one shared, interviewed, moved and hired; the candidate follows`, async ({
    browser,
  }) => {
    test.setTimeout(360_000);
    const day = await beginsDay(browser, hand);
    await test.step('all are reviewed', () => reviewsAll(day));
    await test.step('five are shortlisted together', () => shortlistsFive(day));
    await test.step('an outsider rates one', () => sharesOne(day));
    await test.step('an interview is sent and confirmed', () => invites(day));
    await test.step('it is rescheduled and completed', () => holdsInterview(day));
    await test.step('moved and hired', () => hires(day));
  });
