import { expect, test } from '@playwright/test';
import { aNewCandidate, newestLetter, signInOnPage } from './support/accounts.ts';
import { signInAs } from './support/demo.ts';
import { expectAccessible } from './support/page-check.ts';

test('an administrator finds somebody who cannot sign in, sees why, and helps: the person is in a minute later', async ({
  page,
  browser,
}) => {
  const person = await aNewCandidate({ isVerified: false });
  await signInAs(page, 'admin');
  await page.goto('/admin-dashboard');
  await page.getByRole('link', { name: 'People', exact: true }).click();
  await page.getByRole('button', { name: 'Begin' }).click();
  const note = page.getByLabel('Whose request or case');
  await expect(note).toHaveAttribute('aria-invalid', 'true');
  await note.fill('Call of Tuesday morning');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('searchbox').fill(person.email);
  await page.getByRole('searchbox').press('Enter');
  const row = page.getByRole('main').locator('tbody tr');
  await expect(row).toHaveText([/Email not confirmed/]);
  await expectAccessible(page);
  await row.getByRole('link').first().click();
  await expect(page.getByText('The email is not confirmed')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send confirmation again' }).click();
  await expect(page.getByText(`Sent to ${person.email}. The link works for 24 hours.`)).toBeVisible();

  const theirs = await (await browser.newContext()).newPage();
  const letter = await newestLetter(page, person.email, 'verify-email');
  const link = new URL(/http\S+verify-email\?token=[\w-]+/.exec(letter)?.[0] ?? '');
  await theirs.goto(link.pathname + link.search);
  await expect(theirs.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
  await theirs.goto('/login');
  await signInOnPage(theirs, person);
  await theirs.waitForURL('**/candidate-dashboard');

  await page.reload();
  await expect(page.getByText('Nothing stands in the way of signing in.')).toBeVisible();
  await page.getByRole('button', { name: 'End all sessions' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End all sessions' }).click();
  await expect(page.getByText('All sessions have ended.')).toBeVisible();
  await theirs.goto('/profile');
  await theirs.waitForURL('**/login**');

  await page.getByRole('button', { name: 'Erase at their wish' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Type the person’s email').fill(person.email);
  await dialog.getByLabel('Your own password').fill('not-mine-at-all');
  await dialog.getByRole('button', { name: 'Erase at their wish' }).click();
  await expect(dialog.getByText('Wrong Password!').first()).toBeVisible();
  await dialog.getByLabel('Your own password').fill('majlis-demo-2026');
  await dialog.getByRole('button', { name: 'Erase at their wish' }).click();
  await page.waitForURL('**/admin-people');
});
