import { expect, type Page, test } from '@playwright/test';
import { m } from '#texts/any-language.js';
import { aNewCandidate, newestLetter, signInOnPage } from './support/accounts.ts';
import { expectAccessible, expectNoSidewaysScroll, hydrated } from './support/page-check.ts';

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

test('an unverified candidate asks for the letter again, confirms the address once, and signs in', async ({
  page,
}) => {
  const person = await aNewCandidate({ isVerified: false });
  await open(page, '/login');
  await signInOnPage(page, person);
  await expect(page.getByRole('alert')).toContainText(
    'Email is not verified! Please check your Email to verify the account',
  );
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Resend' }).click();
  await expect(page.getByText('Sent email successfully!!')).toBeVisible();

  const link = /\/verify-email\?token=[\w-]+/.exec(
    await newestLetter(page, person.email, 'verify-email'),
  )?.[0];
  await open(page, link ?? '/no-link');
  await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
  expect(page.url()).not.toContain('token');
  await open(page, link ?? '/no-link');
  await expect(page.getByRole('heading', { name: 'Your email was confirmed before' })).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await page.waitForURL('**/login');
  await hydrated(page);
  await signInOnPage(page, person);
  await page.waitForURL('**/candidate-dashboard');
});

test('a forgotten password is set anew in three steps with the emailed code', async ({ page }) => {
  const person = await aNewCandidate();
  await open(page, '/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByRole('button', { name: 'Send the code' }).click();
  await expect(page.getByText('Enter Email First')).toBeVisible();
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByRole('button', { name: 'Send the code' }).click();

  await expect(page.getByText('Step 2 of 3')).toBeVisible();
  await page.getByLabel('Code from the email').fill('AAAAAAAA');
  await page.getByRole('button', { name: 'Check the code' }).click();
  await expect(page.getByText('The token is incorrect!')).toBeVisible();
  await expectAccessible(page);
  const letter = await newestLetter(page, person.email, 'reset-code');
  const code = /^\s*([0-9A-HJKMNP-TV-Z]{8})\s*$/m.exec(letter)?.[1] ?? '';
  await page.getByLabel('Code from the email').fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Check the code' }).click();

  await page.getByLabel('New password').fill('short');
  await expect(page.getByText('3 characters to go')).toBeVisible();
  await page.getByLabel('Repeat the password').fill('short');
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page.getByText('Password must contain 8 characters minimum')).toBeVisible();
  await page.getByLabel('New password').fill('pearl-dhow-monsoon');
  await page.getByLabel('Repeat the password').fill('pearl-dhow-monsoon');
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page.getByRole('heading', { name: 'Your password is changed' })).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await signInOnPage(page, person);
  await expect(page.getByText('Incorrect Password Entered!')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('pearl-dhow-monsoon');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/candidate-dashboard');
});

test('a link signs in once and leads on to where the person wanted to go', async ({ page, browser }) => {
  const person = await aNewCandidate();
  await open(page, '/login?redirect=/candidate-settings');
  const bar = page.getByRole('banner');
  await bar.getByRole('link', { name: 'Sign Up' }).click();
  await page.waitForURL('**/registration?redirect=%2Fcandidate-settings');
  await bar.getByRole('link', { name: 'Sign In' }).click();
  await page.waitForURL('**/login?redirect=%2Fcandidate-settings');
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByRole('button', { name: 'Email me a sign-in link' }).click();
  await expect(page.getByText('Check your mailbox')).toBeVisible();
  const letter = await newestLetter(page, person.email, 'sign-in-link');
  const link = /\/auth\?token=\S+/.exec(letter)?.[0] ?? '';
  await page.goto(link);
  await page.waitForURL('**/candidate-settings');

  const other = await (await browser.newContext()).newPage();
  await open(other, link);
  await expect(other.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await other.context().close();
});

test('whoever is signed out is led to the sign-in and back, and another role to the own dashboard', async ({
  page,
}) => {
  const person = await aNewCandidate();
  await page.goto('/candidate-settings');
  await page.waitForURL('**/login?redirect=%2Fcandidate-settings');
  await hydrated(page);
  await signInOnPage(page, person);
  await page.waitForURL('**/candidate-settings');
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await page.goto('/admin-profile-edit/settings');
  await page.waitForURL('**/candidate-dashboard');
  await page.goto('/login');
  await page.waitForURL('**/candidate-dashboard');

  const elsewhere = '/login?redirect=https://evil.example/';
  // The dashboard would notice the lost session itself and lead away.
  await page.goto('about:blank');
  await page.context().clearCookies();
  await open(page, elsewhere);
  await signInOnPage(page, person);
  await page.waitForURL('**/candidate-dashboard');
});

test('the settings change the password, end other sessions, and a lost session says so', async ({
  page,
  browser,
}) => {
  const person = await aNewCandidate();
  const other = await (await browser.newContext()).newPage();
  for (const visit of [page, other]) {
    await open(visit, '/login?redirect=/candidate-settings');
    await signInOnPage(visit, person);
    await visit.waitForURL('**/candidate-settings');
  }
  await page.reload();
  await expect(page.getByText('This device', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign out everywhere else' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByLabel('Old password').fill('falcon-42');
  await page.getByLabel('New password').fill('pearl-dhow-monsoon');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Old password is invalid!').first()).toBeVisible();
  await page.getByLabel('Old password').fill(person.password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password is changed. Other devices are signed out.')).toBeVisible();
  await expect(page.getByText('You are signed in on this device only.')).toBeVisible();

  await other.getByRole('button', { name: 'Sign out everywhere', exact: true }).click();
  await other.waitForURL('**/login?redirect=**');
  await expect(other.getByText('You were signed out')).toBeVisible();
  await other.context().close();

  await page.getByRole('button', { name: 'Logout' }).first().click();
  await page.waitForURL((url) => url.pathname === '/');
});

test('the kind of account is chosen before the registration', async ({ page }) => {
  await open(page, '/auth');
  await page.getByRole('radio', { name: 'Employer' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('**/registration?us=emp');
  await page.getByRole('navigation', { name: 'I am registering as' }).getByText('Candidate').click();
  await page.waitForURL('**/registration');
});

test('the language is chosen in the settings, in Arabic with its digits, and the site is in it at once', async ({
  page,
}) => {
  const person = await aNewCandidate();
  await open(page, '/login?redirect=/candidate-settings');
  await signInOnPage(page, person);
  await page.waitForURL('**/candidate-settings');
  const card = page.getByRole('region', { name: 'Language' });
  await card.getByRole('combobox').selectOption('Français');
  await card.getByRole('button', { name: 'Save language' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Paramètres' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  const inFrench = page.getByRole('region', { name: m.identity_language({}, { locale: 'fr' }) });
  await inFrench.getByRole('combobox').selectOption('العربية');
  await inFrench
    .getByRole('combobox', { name: m.identity_digits({}, { locale: 'fr' }) })
    .selectOption({ value: 'arab' });
  await inFrench.getByRole('button', { name: m.identity_language_save({}, { locale: 'fr' }) }).click();
  await expect(page.locator('html')).toHaveAttribute('data-digits', 'arab');
  await open(page, '/plans');
  await expect(page.getByRole('main')).toContainText(/[٠-٩]/);
  await page.getByRole('button', { name: m.shell_language({}, { locale: 'ar' }) }).click();
  await page.getByRole('menuitem', { name: '123' }).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-digits');
  await expect(page.getByRole('main')).not.toContainText(/[٠-٩]/);
});
