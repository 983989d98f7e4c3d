import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { candidateSettings, startSignInProvider } from '../support/sign-in-provider.ts';
import { startBuilt } from './support/built-product.ts';
import { expectAccessible, hydrated, watchErrors } from './support/page-check.ts';

test('a candidate comes in by a provider, says the rest, and is the same person the next time', async ({
  page,
  browser,
}) => {
  test.skip(process.env.E2E_URL !== undefined, 'Its provider listens unencrypted on this machine.');
  const provider = await startSignInProvider();
  const folder = mkdtempSync(join(tmpdir(), 'mihna-provider-'));
  const product = await startBuilt({ DATA_DIR: folder, DEMO: 'off', ...candidateSettings(provider) });
  await product.ready;
  const person = { sub: 'lina', email: 'lina@people.example', email_verified: true, name: 'Lina Haddad' };
  await provider.be({ returnAddress: `${product.url}/sign-in/from/other`, person });
  const errors = watchErrors(page);
  const comeIn = async (screen: Page) => {
    await screen.getByRole('button', { name: 'Continue with Rawdat ID' }).click();
  };

  await page.goto(`${product.url}/registration`);
  await hydrated(page);
  await expect(page.getByRole('button', { name: 'Continue with Rawdat ID' })).toBeVisible();
  await page.goto(`${product.url}/login?pg=emp`);
  await expect(page.getByRole('button', { name: 'Continue with Rawdat ID' })).toHaveCount(0);
  await page.goto(`${product.url}/login`);
  await hydrated(page);
  await comeIn(page);
  await expect(page.getByRole('heading', { name: 'Almost there' })).toBeVisible();
  await expect(page.getByText('Rawdat ID has confirmed lina@people.example')).toBeVisible();
  await expect(page.getByLabel('Full name')).toHaveValue('Lina Haddad');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create the account' }).click();
  await expect(page.getByText('Date of birth is required')).toBeVisible();
  await page.getByLabel('Date of birth').fill('1996-03-12');
  await page.getByRole('checkbox', { name: /Terms/ }).check();
  await page.getByRole('button', { name: 'Create the account' }).click();
  await expect(page).toHaveURL(/\/candidate-dashboard$/);
  const { data } = await (await page.request.get(`${product.url}/api/users`)).json();
  expect([data.name, data.email, data.has_password]).toEqual(['Lina Haddad', 'lina@people.example', false]);

  // Somebody who has no password yet keeps the way in, and sets one by email.
  await page.goto(`${product.url}/candidate-settings`);
  const ways = page.getByRole('region', { name: 'Connected sign-ins' });
  await ways.getByRole('button', { name: 'Disconnect Rawdat ID' }).click();
  await expect(ways.getByRole('alert')).toContainText('Set a password first');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Set a password' })).toBeVisible();
  await page.keyboard.press('Escape');
  const setting = page.getByRole('region', { name: 'Set a password' });
  await setting.getByRole('button', { name: 'Send the code' }).click();
  await expect(setting.getByLabel('Code from the email')).toBeVisible();

  const again = await browser.newContext();
  const screen = await again.newPage();
  await screen.goto(`${product.url}/login?redirect=/jobs-pool`);
  await hydrated(screen);
  await comeIn(screen);
  await expect(screen).toHaveURL(`${product.url}/jobs-pool`);
  const same = await (await screen.request.get(`${product.url}/api/users`)).json();
  expect(same.data.id).toBe(data.id);

  // A provider that is away says so where one began.
  const third = await (await browser.newContext()).newPage();
  await third.goto(`${product.url}/login`);
  await hydrated(third);
  await provider.be({ mood: 'redirect' });
  await comeIn(third);
  await expect(third.getByRole('alert')).toBeVisible();
  await third.goto(`${product.url}/login?refused=provider_unproven`);
  await expect(third.getByText('Your email address is not verified there.')).toBeVisible();
  expect(errors).toEqual([]);
  provider.close();
  await product.stop();
});
