import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { TOTP } from 'otpauth';
import { aNewCandidate, aNewCompany, newestLetter, password, signInOnPage } from './support/accounts.ts';
import { signInAs } from './support/demo.ts';
import { savesOpening, signedIn } from './support/own-openings.ts';
import { expectAccessible, hydrated } from './support/page-check.ts';

/** The code that an authenticator app shows `steps` half-minutes from now; each is taken once. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });

/** Reads the key as a person would type it. */
async function keyOn(page: Page): Promise<string> {
  return ((await page.locator('.second-factor-key code').textContent()) ?? '').replaceAll(' ', '');
}

test('an admin is invited, enrols with an app, signs in with two steps, meets no superadmin screen, and is shut out', async ({
  page,
  browser,
}) => {
  const email = `team-${randomUUID().slice(0, 8)}@example.com`;
  await signInAs(page, 'superadmin');
  await page.goto('/admin-team');
  await page.getByLabel('Email of the administrator').fill(email);
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(page.getByText(`Invitation sent to ${email}.`)).toBeVisible();
  const letter = await newestLetter(page, email, 'admin-invitation');
  const link = new URL(/http\S+admin-invitation\?token=[\w-]+/.exec(letter)?.[0] ?? '');

  const context = await browser.newContext();
  const admin = await context.newPage();
  await admin.goto(link.pathname + link.search);
  await admin.getByLabel('Full name').fill('Maryam Jassim');
  await admin.getByLabel('Password', { exact: true }).fill('short-palm-9');
  await admin.getByLabel('Confirm the password').fill('short-palm-9');
  const accept = admin.getByRole('button', { name: 'Accept the invitation' });
  await accept.click();
  await expect(
    admin.getByText('The password of an administrator should contain at least 15 characters'),
  ).toBeVisible();
  await admin.getByText('With a password and an authenticator app').click();
  const secret = await keyOn(admin);
  await expectAccessible(admin);
  await admin.getByRole('textbox', { name: 'Code of six digits' }).fill(codeOf(secret));
  await accept.click();
  const codes = admin.getByRole('dialog', { name: 'Keep your recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await codes.getByRole('button', { name: 'I have kept them' }).click();
  await admin.waitForURL('**/admin-dashboard');
  await expect(admin.getByRole('link', { name: 'Administrators' })).toHaveCount(0);
  for (const path of ['/admin-team', '/admin-site', '/admin-audit']) {
    await admin.goto(path);
    await admin.waitForURL('**/admin-dashboard');
  }
  for (const path of ['admin_team', 'audit', 'site_settings'])
    expect((await admin.request.get(`/api/${path}`)).status()).toBe(403);

  await context.clearCookies();
  await admin.goto('/login');
  await signInOnPage(admin, { email, password: 'short-palm-9' });
  const code = admin.getByRole('textbox', { name: 'Code of six digits' });
  await code.fill('000000');
  await admin.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(admin.getByText('This code is wrong or has been used.')).toBeVisible();
  await expectAccessible(admin);
  await code.fill(codeOf(secret, 1));
  await admin.getByRole('button', { name: 'Sign in', exact: true }).click();
  await admin.waitForURL('**/admin-dashboard');

  await page.reload();
  const row = page.getByRole('listitem').filter({ hasText: email });
  await expect(row).toContainText('Two steps');
  await row.getByRole('button', { name: 'Shut out' }).click();
  await page
    .getByRole('dialog', { name: 'Shut Maryam Jassim out?' })
    .getByRole('button', { name: 'Shut out' })
    .click();
  await expect(row.getByRole('button', { name: 'Let in again' })).toBeVisible();
  await expectAccessible(page);
  await admin.goto('/contact_messages');
  await admin.waitForURL('**/login?redirect=%2Fcontact_messages');
  await expect(admin.getByText('Your session has ended.')).toBeVisible();
  await expect(admin.getByText('your applications')).toHaveCount(0);
  await context.close();
});

test('an open session loses a feature on its next click; then its owner closes the company', async ({
  page,
  browser,
}) => {
  const owner = await aNewCompany('Zubarah Ending Works');
  const company = await signedIn(browser, owner);
  const title = `Deck Hand ${randomUUID().slice(0, 8)}`;
  const { id } = await savesOpening(company, { title, publish: true });
  // Where nothing is told by itself, the next call shows it.
  await company.route('**/api/live**', (route) => route.abort());
  await company.goto('/candidate-pool');
  await expect(company.locator('.talent-card').first()).toBeVisible();
  const { extra_data } = await (await company.request.get('/api/users')).json();
  await signInAs(page, 'admin');
  await page.goto(`/manage-employer/${extra_data.id}?tab=plan`);
  await page.getByLabel('Candidate pool').click();
  await expect(page.getByLabel('Candidate pool')).not.toBeChecked();
  await expect(page.getByLabel('Candidate pool')).toBeEnabled();
  await company.getByRole('searchbox').first().fill('nurse');
  await company.getByRole('searchbox').first().press('Enter');
  await expect(company.getByText('switched off')).toHaveCount(1);
  await expect(company.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await expect(company.getByRole('link', { name: 'Candidate pool' })).toHaveCount(0);

  await company.goto('/company-profile-edit/settings');
  await company.getByRole('button', { name: 'Close the company' }).click();
  const dialog = company.getByRole('dialog', { name: 'Close Zubarah Ending Works for good?' });
  await dialog.getByLabel('Your password').fill('wrong');
  await dialog.getByRole('button', { name: 'Close the company' }).click();
  await expect(dialog.getByText('Wrong Password!')).toBeVisible();
  await dialog.getByLabel('Your password').fill(password);
  await dialog.getByRole('button', { name: 'Close the company' }).click();
  await expect(dialog).toHaveCount(0);
  await company.goto('/job_opening');
  await expect(company.getByText('Your company is closed')).toBeVisible();
  await expectAccessible(company);
  const visitor = await browser.newContext();
  expect((await visitor.request.get(`/job/${id}`)).status()).toBe(410);
  expect((await visitor.request.get(`/company/${extra_data.id}`)).status()).toBe(404);
  await visitor.close();
  await page.reload();
  await expect(page.getByText('Closed on')).toBeVisible();
  await company.context().close();
});

test('a passkey signs in alone, and as the second step after the password', async ({ page }) => {
  const person = await aNewCandidate();
  const devices = await page.context().newCDPSession(page);
  await devices.send('WebAuthn.enable');
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto('/login');
  await signInOnPage(page, person);
  await page.waitForURL('**/candidate-dashboard');
  await page.goto('/candidate-settings');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByLabel('Name of the passkey').fill('My phone');
  await dialog.getByLabel('Your password').fill(person.password);
  await dialog.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByRole('button', { name: 'Add a passkey' })).toBeFocused();
  await expect(page.getByText('My phone')).toBeVisible();
  await page.context().clearCookies();
  await page.goto('/login');
  await hydrated(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.waitForURL('**/candidate-dashboard');
  await page.context().clearCookies();
  await page.goto('/login');
  await signInOnPage(page, person);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.waitForURL('**/candidate-dashboard');
});
