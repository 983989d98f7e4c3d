import { expect, test } from '@playwright/test';
import { aNewCandidate, newestLetter, password, signInOnPage } from './support/accounts.ts';
import { confirmAddress, signInByCall } from './support/candidate.ts';
import { expectAccessible, expectNoSidewaysScroll, openPage } from './support/page-check.ts';

test('a profile is shared, seen by a visitor without what is private, and taken back', async ({
  page,
  browser,
}) => {
  const person = await aNewCandidate();
  await signInByCall(page, person);
  await openPage(page, '/profile');
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Publish and share' }).click();
  const link = await page.getByLabel('Link of your profile').inputValue();
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Link Copied to Clipboard')).toBeVisible();
  await expect(page.getByAltText('QR code of the profile')).toHaveAttribute('width', '80');
  const picture = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the QR code' }).click();
  expect((await picture).suggestedFilename()).toBe('QR code of the profile.png');

  const others = await browser.newContext();
  const visitor = await others.newPage();
  await visitor.goto(link);
  await expect(visitor.getByRole('heading', { name: 'Rania Saleh' })).toBeVisible();
  expect(await visitor.content()).not.toContain(person.email);
  await expect(visitor.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expectAccessible(visitor);
  await expectNoSidewaysScroll(visitor);

  await openPage(page, '/candidate-settings');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Unpublish' }).click();
  await expect(page.getByText('Not published')).toBeVisible();
  const gone = await visitor.goto(link);
  expect([gone?.status(), new URL(visitor.url()).pathname]).toEqual([
    404,
    `/404/user/${link.split('/').at(-1)}`,
  ]);
  await others.close();
});

test('a changed email needs the password, signs out and asks for its verification', async ({ page }) => {
  const person = await aNewCandidate();
  await signInByCall(page, person);
  await openPage(page, '/profile#contact');
  const card = page.locator('#contact');
  const email = `new-${person.email}`;
  await card.getByLabel('Email').fill(email);
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(card.getByText('Please enter your password to change your email')).toBeVisible();
  await card.getByLabel('Phone number').fill('55123456');
  await card.getByLabel('Your password').fill('not the password');
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(card.getByText('Wrong Password!')).toBeVisible();
  await card.getByLabel('Your password').fill(password);
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your email has been changed.').first()).toBeVisible();
  await page.waitForURL('**/login', { timeout: 15_000 });
  await confirmAddress(page, email);
  await openPage(page, '/login');
  await signInOnPage(page, { ...person, email });
  await page.waitForURL('**/candidate-dashboard');
});

test('all own data is downloaded, then the account is deleted for good', async ({ page }) => {
  const person = await aNewCandidate();
  await signInByCall(page, person);
  await openPage(page, '/candidate-settings');
  await page.locator('#export').getByLabel('Your password').fill(password);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download all my data' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^mihna-data-.*\.zip$/);

  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(dialog.getByText('Please enter your password!')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Your password').fill(password);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  expect(await newestLetter(page, person.email, 'account-deleted')).toContain('Rania Saleh');
  await openPage(page, '/login');
  await signInOnPage(page, person);
  await expect(page.getByText('Your email is not registered in the product.')).toBeVisible();
});

test('the settings name their parts, each a link away', async ({ page }) => {
  const person = await aNewCandidate();
  await signInByCall(page, person);
  await openPage(page, '/candidate-settings');
  const parts = page.getByRole('navigation', { name: 'Settings' });
  await expect(parts.getByRole('link')).toHaveCount(11);
  for (const link of await parts.getByRole('link').all())
    await expect(page.locator((await link.getAttribute('href')) ?? '#none')).toHaveCount(1);
  await parts.getByRole('link', { name: 'Delete your account' }).click();
  await expect(page.getByRole('heading', { name: 'Delete your account' })).toBeInViewport();
});
