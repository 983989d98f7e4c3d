import { expect, test } from '@playwright/test';
import { aNewCandidate, aNewCompany, newestLetter } from './support/accounts.ts';
import { daysFromNow } from './support/days.ts';
import { savesOpening, sendsApplication, signedIn } from './support/own-openings.ts';
import { expectAccessible, hydrated, watchErrors } from './support/page-check.ts';

test('a visitor sets an alert, confirms it, reads one email of a new opening, and ends it by its link', async ({
  page,
  browser,
}) => {
  const errors = watchErrors(page);
  const email = `reader.${Date.now()}@example.com`;
  await page.goto('/jobs-pool?job_title=Harpist');
  await hydrated(page);
  await page.getByRole('button', { name: 'Create job alert' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create job alert' });
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await dialog.getByRole('radio', { name: 'At once' }).check();
  await dialog.getByRole('button', { name: 'Send confirmation' }).click();
  await expect(page.getByRole('dialog', { name: 'Check your mailbox' })).toContainText(email);

  await page.goto(linkOf(await newestLetter(page, email, 'job-alert-confirm'), '/job-alerts'));
  await hydrated(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Confirm the alert' }).click();
  await expect(page.getByText('Confirmed. The next jobs that fit come to you.')).toBeVisible();
  await expect(page.getByRole('combobox', { name: /^How often/ })).toHaveValue('at_once');
  await expectAccessible(page);

  // One that was ended by mistake is there again by one press.
  await page.getByRole('button', { name: /^Delete the alert/ }).click();
  await expect(page.getByRole('combobox', { name: /^How often/ })).toHaveCount(0);
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('combobox', { name: /^How often/ })).toHaveValue('at_once');

  const desk = await signedIn(browser, await aNewCompany('Corniche Strings'));
  await savesOpening(desk, { title: 'Concert Harpist', due_date: daysFromNow(30) });
  const letter = await newestLetter(page, email, 'job-alert');
  expect(letter).toContain('Concert Harpist');
  expect(letter).toContain('Corniche Strings');

  await page.goto(linkOf(letter, '/unsubscribe'));
  await hydrated(page);
  await page.getByRole('button', { name: 'Stop these emails' }).click();
  await expect(page.getByRole('heading', { name: 'You will no longer receive these emails' })).toBeVisible();
  await expectAccessible(page);
  expect(errors).toEqual([]);
});

test('the bell rings with an application, leads to it, and is read by then', async ({ browser }) => {
  const desk = await signedIn(browser, await aNewCompany('Corniche Bells'));
  const errors = watchErrors(desk);
  const { id } = await savesOpening(desk, { title: 'Bell founder', due_date: daysFromNow(30) });
  await desk.goto('/dashboard');
  await expect(desk.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  await sendsApplication(await signedIn(browser, await aNewCandidate()), id);
  await desk.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  const bell = desk.getByRole('dialog', { name: 'Notifications' });
  await expectAccessible(desk);
  await bell.getByRole('link', { name: '1 new application for Bell founder' }).click();
  await desk.waitForURL(`**/job_application/list?job_id=${id}`);
  await expect(desk.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  await desk.goto('/notifications');
  await expect(desk.getByRole('main').getByRole('link', { name: /Bell founder/ })).toBeVisible();
  expect(errors).toEqual([]);
});

function linkOf(letter: string, path: string): string {
  const found = [...letter.matchAll(/https?:\/\/\S+/g)].map(([url]) => new URL(url));
  const link = found.find(({ pathname }) => pathname === path);
  return link ? `${link.pathname}${link.search}` : `no link to ${path}`;
}
