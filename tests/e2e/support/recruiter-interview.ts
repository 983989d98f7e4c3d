import { expect, type Page } from '@playwright/test';
import { letInterviewsBegin, newestLetter, withoutTheMinute } from './accounts.ts';
import { daysFromNow } from './days.ts';
import { expectAccessible, expectNothingWider, watchErrors } from './page-check.ts';
import { type Day, opens } from './recruiter-day.ts';

/** Two times are offered; the candidate confirms one by the letter's link, without signing in. */
export async function invites({
  desk,
  candidate,
  own,
  newPage,
  press,
  errors,
  openingId,
}: Day): Promise<void> {
  await desk.goto(`/job_application/list?job_id=${openingId}`);
  await opens(desk, 'Rania Saleh', press);
  await press(desk.getByRole('link', { name: 'Schedule an interview' }));
  await desk.getByRole('textbox', { name: 'Video link' }).fill('https://meet.example.com/harbour');
  await desk.getByRole('textbox', { name: /Message to candidate/ }).fill('Please bring your licence.');
  const suggested = desk.getByRole('group', { name: 'Suggested times' }).locator('label');
  for (const place of [0, 1]) await press(suggested.nth(place));
  await expect(desk.getByRole('region', { name: 'The email' })).toContainText('Please bring your licence.');
  await expectNothingWider(desk);
  await press(desk.getByRole('button', { name: 'Send 2 times' }));
  await expect(desk.getByText('Sent email successfully!!')).toBeVisible();
  await expect(drawerOf(desk).getByText('Awaiting reply')).toBeVisible();

  const reader = await newPage();
  errors.push(watchErrors(reader));
  await reader.goto(await linkOf(desk, candidate.email));
  await expect(reader.getByRole('heading', { name: 'Interview for Harbour pilot' })).toBeVisible();
  await expectAccessible(reader);
  await press(reader.getByRole('group', { name: 'Choose a time' }).getByRole('radio').nth(1));
  await press(reader.getByRole('button', { name: 'Confirm' }));
  await expect(reader.getByText('You confirmed this interview.')).toBeVisible();
  await reader.context().close();
  await expectInterview(own, 'Confirmed');
  await newestLetter(desk, candidate.email, 'interview-settled');
}

/** Another day; later it took place, and the scorecard is written. */
export async function holdsInterview({ desk, own, candidate, press }: Day): Promise<void> {
  const drawer = drawerOf(desk);
  await desk.reload();
  await expect(drawer.getByText('Confirmed')).toBeVisible();
  await press(drawer.getByRole('link', { name: 'Reschedule' }));
  await press(desk.getByText('Type a time'));
  await desk.getByLabel('Date', { exact: true }).fill(daysFromNow(5));
  await press(desk.getByRole('button', { name: 'Send the change' }));
  await expect(drawer.getByText('Awaiting reply')).toBeVisible();
  await expectColourInCalendar(desk, daysFromNow(5));
  await expectAsked(own);

  await letInterviewsBegin(candidate);
  await desk.reload();
  await press(drawer.getByRole('button', { name: 'It took place' }));
  await press(
    desk.getByRole('dialog', { name: /take place/ }).getByRole('button', { name: 'It took place' }),
  );
  await expect(drawer.getByText('Completed')).toBeVisible();
  await press(drawer.getByRole('button', { name: 'Write your scorecard' }));
  const scorecard = desk.getByRole('dialog', { name: 'Scorecard: Rania Saleh' });
  await press(scorecard.getByRole('button', { name: 'Submit' }));
  await expect(scorecard).toContainText('Please choose a recommendation');
  await press(scorecard.getByRole('radio', { name: 'Strong yes' }));
  await press(scorecard.getByRole('group', { name: 'Seamanship' }).locator('label').nth(3));
  await expectAccessible(desk);
  await press(scorecard.getByRole('button', { name: 'Submit' }));
  await expect(drawer.getByRole('region', { name: 'Scorecards' })).toContainText('Seamanship 4');
  await press(drawer.getByRole('link', { name: 'Application', exact: true }));
  await expect(desk.getByRole('region', { name: /^Interview of/ })).toContainText('Strong yes');
  await expectInterview(own, 'Completed', 'Past');
  await expectApplication(own, 'Interviewed');
  await withoutTheMinute('applications.send-status-letter');
  await expect.poll(async () => (await letterKinds(desk, candidate)).filter(isOfStatus).length).toBe(2);
}

/** Moved to another opening, hired; the candidate's screens and mailbox have followed every step. */
export async function hires({ hand, desk, own, candidate, press, errors }: Day): Promise<void> {
  const moved = desk.getByText('This job application is moved from Harbour pilot');
  const move = async () => {
    await press(desk.getByRole('button', { name: 'More for Rania Saleh' }));
    await press(desk.getByRole('menuitem', { name: 'Move to another opening' }));
    const targets = desk.getByRole('combobox', { name: 'Opening' });
    const target = targets.getByRole('option', { name: /^Tug master\b/ });
    await targets.selectOption(await target.getAttribute('value'));
    await press(desk.getByRole('button', { name: 'Move', exact: true }));
    await expect(moved).toBeVisible();
  };
  await move();
  await press(desk.getByRole('button', { name: 'Undo' }));
  await expect(moved).toHaveCount(0);
  await move();
  await expectApplication(own, 'Tug master');
  if (hand === 'touch') await press(desk.getByRole('button', { name: /^Status: / }));
  const statuses = desk.getByRole('group', { name: 'Status' }).filter({ visible: true });
  await press(statuses.getByRole('button', { name: 'Hired' }));
  await press(desk.getByRole('dialog').getByRole('button', { name: 'Set to Hired' }));
  await expect(desk.getByText(/ is now Hired$/)).toBeVisible();
  await withoutTheMinute('applications.send-status-letter');
  await expectApplication(own, 'Hired');
  await expect
    .poll(() => letterKinds(desk, candidate))
    .toEqual([
      'application-received',
      'application-status-changed',
      'application-status-changed',
      'application-status-changed',
      'interview-invitation',
      'interview-invitation',
      'interview-settled',
    ]);
  expect(errors.flat()).toEqual([]);
  for (const page of [desk, own]) await page.context().close();
}

async function letterKinds(desk: Page, { email }: Day['candidate']): Promise<string[]> {
  const answer = await desk.request.get(`/dev/mailbox.json?to=${encodeURIComponent(email)}`);
  const letters: { kind: string }[] = await answer.json();
  return letters.map(({ kind }) => kind).toSorted();
}

const isOfStatus = (kind: string) => kind === 'application-status-changed';

const drawerOf = (desk: Page) => desk.getByRole('dialog', { name: 'Rania Saleh' });

/** What waits for an answer stands once, at the top. */
async function expectAsked(own: Page): Promise<void> {
  await own.goto('/candidate-dashboard');
  const waiting = own.getByRole('region', { name: 'Waiting for you' }).getByRole('listitem');
  await expect(waiting.filter({ hasText: 'Harbour pilot' })).toContainText('your answer is missing');
  const card = own.getByRole('region', { name: 'Interviews' });
  await expect(card.getByRole('listitem').filter({ hasText: 'Harbour pilot' })).toHaveCount(0);
}

async function expectInterview(own: Page, status: string, tab?: string): Promise<void> {
  await own.goto('/candidate-dashboard');
  const card = own.getByRole('region', { name: 'Interviews' });
  if (tab) await card.getByRole('button', { name: tab }).click();
  await expect(card.getByRole('listitem').filter({ hasText: 'Harbour pilot' })).toContainText(status);
}

/** The interview that is open keeps the colour of its status on its day. */
async function expectColourInCalendar(desk: Page, day: string): Promise<void> {
  const { searchParams } = new URL(desk.url());
  await desk.goto(`/schedules?view=day&date=${day}&id=${searchParams.get('id')}`);
  const entry = desk.locator('.entry');
  await expect(entry).toHaveAttribute('aria-current');
  expect(await entry.evaluate((link) => getComputedStyle(link).getPropertyValue('--entry-line'))).not.toBe(
    '',
  );
}

async function expectApplication(own: Page, text: string): Promise<void> {
  await own.goto('/candidate-dashboard');
  await expect(own.getByRole('region', { name: 'Applications' }).first()).toContainText(text);
}

/** Where the letter's button leads. */
async function linkOf(page: Page, email: string): Promise<string> {
  const text = await newestLetter(page, email, 'interview-invitation');
  const found = /https?:\/\/\S*\/interview\?token=[\w-]+/.exec(text)?.[0];
  if (!found) throw new Error('The letter carries no link');
  const { pathname, search } = new URL(found);
  return `${pathname}${search}`;
}
