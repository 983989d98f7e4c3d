import { expect, test } from '@playwright/test';
import { demoPassword, signInAs } from './support/demo.ts';
import { hydrated } from './support/page-check.ts';

test('an owner makes a key, a program works with it, and it is refused once it is revoked', async ({
  page,
  playwright,
  baseURL,
}) => {
  await signInAs(page, 'company');
  await page.goto('/company-profile-edit/settings/keys');
  await hydrated(page);
  await page.getByRole('button', { name: 'Make a key' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Make a key' }).click();
  await expect(dialog.getByText('Please name the key')).toBeVisible();
  await dialog.getByLabel('Name').fill('Careers page of a test');
  await dialog.getByRole('checkbox', { name: 'Read Openings' }).check();
  await dialog.getByLabel('Your password').fill(demoPassword);
  await dialog.getByRole('button', { name: 'Make a key' }).click();
  const key = await page.getByRole('dialog').getByLabel('API key').inputValue();
  await page.getByRole('button', { name: 'I have kept it' }).click();

  const program = await playwright.request.newContext({
    baseURL,
    extraHTTPHeaders: { authorization: `Bearer ${key}` },
  });
  expect((await program.get('/api/job_opening')).status()).toBe(200);
  const refused = await program.get('/api/job_application');
  expect(await refused.json()).toMatchObject({ status: 403, code: 'KEY_SCOPE', scope: 'applications:read' });

  await page.reload();
  const row = page.getByRole('listitem').filter({ hasText: 'Careers page of a test' });
  await expect(row).toContainText('Last used on');
  await row.getByRole('button', { name: 'Revoke' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(row).toBeHidden();
  expect((await program.get('/api/job_opening')).status()).toBe(401);
  await program.dispose();
});
