import { expect, type Page, test } from '@playwright/test';
import { aNewCandidate, aNewCompany, letInterviewsBegin, newestLetter } from './support/accounts.ts';
import { daysFromNow } from './support/days.ts';
import { savesOpening, sendsApplication, signedIn } from './support/own-openings.ts';
import { expectAccessible, watchErrors } from './support/page-check.ts';

test('an interview is offered, confirmed by a link, rescheduled and completed; the candidate’s screens follow', async ({
  browser,
}) => {
  const [owner, candidate] = [await aNewCompany('Corniche Harbour'), await aNewCandidate()];
  const [desk, own] = [await signedIn(browser, owner), await signedIn(browser, candidate)];
  const errors = [watchErrors(desk), watchErrors(own)];
  const opening = await savesOpening(desk, {
    title: 'Harbour pilot',
    due_date: daysFromNow(30),
    criteria: ['Seamanship'],
  });
  await sendsApplication(own, opening.id);

  await desk.goto('/job_application/list/details');
  await desk.getByRole('link', { name: 'Schedule an interview' }).click();
  await desk.getByRole('textbox', { name: 'Video link' }).fill('https://meet.example.com/harbour');
  await desk.getByRole('textbox', { name: /Message to candidate/ }).fill('Please bring your licence.');
  await desk.getByRole('button', { name: 'Offer another time' }).click();
  await expect(desk.getByRole('region', { name: 'The email' })).toContainText('Please bring your licence.');
  await expectAccessible(desk);
  await desk.getByRole('button', { name: 'Send 2 times' }).click();
  await expect(desk.getByText('Sent email successfully!!')).toBeVisible();
  const drawer = desk.getByRole('dialog', { name: 'Rania Saleh' });
  await expect(drawer.getByText('Awaiting reply')).toBeVisible();
  await expectAccessible(desk);

  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(await linkOf(desk, candidate.email));
  await expect(stranger.getByRole('heading', { name: 'Interview for Harbour pilot' })).toBeVisible();
  await expectAccessible(stranger);
  await stranger.getByRole('group', { name: 'Choose a time' }).getByRole('radio').nth(1).check();
  await stranger.getByRole('button', { name: 'Confirm' }).click();
  await expect(stranger.getByText('You confirmed this interview.')).toBeVisible();

  const card = await interviewsCard(own);
  await expect(card.getByRole('listitem').filter({ hasText: 'Harbour pilot' })).toContainText('Confirmed');
  await desk.reload();
  await expect(drawer.getByText('Confirmed')).toBeVisible();
  await drawer.getByRole('link', { name: 'Reschedule' }).click();
  await desk.getByLabel('Date', { exact: true }).fill(daysFromNow(5));
  await desk.getByRole('button', { name: 'Send the change' }).click();
  await expect(drawer.getByText('Awaiting reply')).toBeVisible();
  await own.reload();
  await expect(card.getByRole('listitem').filter({ hasText: 'Harbour pilot' })).toContainText(
    'Awaiting reply',
  );

  await letInterviewsBegin(candidate);
  await desk.reload();
  await drawer.getByRole('button', { name: 'It took place' }).click();
  await desk
    .getByRole('dialog', { name: /take place/ })
    .getByRole('button', { name: 'It took place' })
    .click();
  await expect(drawer.getByText('Completed')).toBeVisible();
  await drawer.getByRole('button', { name: 'Write your scorecard' }).click();
  const scorecard = desk.getByRole('dialog', { name: 'Scorecard: Rania Saleh' });
  await scorecard.getByRole('button', { name: 'Submit' }).click();
  await expect(scorecard).toContainText('Please choose a recommendation');
  await scorecard.getByRole('radio', { name: 'Strong yes' }).check();
  await scorecard.getByRole('group', { name: 'Seamanship' }).getByRole('radio', { name: '4 of 5' }).check();
  await expectAccessible(desk);
  await scorecard.getByRole('button', { name: 'Submit' }).click();
  await expect(drawer.getByRole('region', { name: 'Scorecards' })).toContainText('Seamanship 4');
  await drawer.getByRole('link', { name: 'Application', exact: true }).click();
  await expect(desk.getByRole('region', { name: /^Interview of/ })).toContainText('Strong yes');
  await own.reload();
  await card.getByRole('button', { name: 'Past' }).click();
  await expect(card.getByRole('listitem').filter({ hasText: 'Harbour pilot' })).toContainText('Completed');
  await expect(
    own.getByRole('region', { name: 'Applications' }).getByText('Interviewed').first(),
  ).toBeVisible();
  expect(errors.flat()).toEqual([]);
  for (const page of [desk, own, stranger]) await page.context().close();
});

async function interviewsCard(page: Page) {
  await page.goto('/candidate-dashboard');
  return page.getByRole('region', { name: 'Interviews' });
}

/** Where the letter's button leads. */
async function linkOf(page: Page, email: string): Promise<string> {
  const text = await newestLetter(page, email, 'interview-invitation');
  const found = /https?:\/\/\S*\/interview\?token=[\w-]+/.exec(text)?.[0];
  if (!found) throw new Error('The letter carries no link');
  const { pathname, search } = new URL(found);
  return `${pathname}${search}`;
}
