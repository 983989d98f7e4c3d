import { expect, type Page, test } from '@playwright/test';
import { aNewCompany } from './support/accounts.ts';
import { signedIn } from './support/own-openings.ts';
import { expectAccessible, hydrated, watchErrors } from './support/page-check.ts';

const notice = 'You had typed something here';

test('what was typed into a form outlives a reload without a connection, and is gone once it is saved', async ({
  browser,
}) => {
  const page = await signedIn(browser, await aNewCompany('Kept of Khor'));
  await openProfile(page);
  const about = page.getByLabel('About the company');
  await about.fill('We tend mangroves.');
  await page.context().setOffline(true);
  const form = page.getByRole('region', { name: 'Company profile' });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByRole('alert')).toBeVisible();
  await page.context().setOffline(false);
  await reloadAnyway(page);
  await expect(page.getByText(notice)).toBeVisible();
  await expect(page.getByText('Kept on this device on ')).toBeVisible();
  await expect(about).toHaveValue('');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Restore it' }).click();
  await expect(about).toHaveValue('We tend mangroves.');
  await expect(page.getByText(notice)).toHaveCount(0);
  await expect(page.getByLabel('Company name')).toBeFocused();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Updated Successfully')).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(about).toHaveValue('We tend mangroves.');
  await expect(page.getByText(notice)).toHaveCount(0);
  await page.context().close();
});

test('while nobody answers what was found, nothing that is typed takes it away', async ({ browser }) => {
  const page = await signedIn(browser, await aNewCompany('Patient of Khor'));
  await openProfile(page);
  const about = page.getByLabel('About the company');
  const city = page.getByLabel('City');
  await about.fill('We tend mangroves.');
  await reloadAnyway(page);
  await expect(page.getByText(notice)).toBeVisible();
  await city.fill('Al Khor');
  await city.fill('');
  await expect(page.getByText(notice)).toBeVisible();
  await city.fill('Al Khor');
  await reloadAnyway(page);
  await page.getByRole('button', { name: 'Restore it' }).click();
  await expect(about).toHaveValue('We tend mangroves.');
  await expect(city).toHaveValue('Al Khor');
  await page.context().close();
});

test('what is discarded is not offered again, and the sign-out leaves nothing in the browser', async ({
  browser,
}) => {
  const page = await signedIn(browser, await aNewCompany('Forgotten of Khor'));
  const errors = watchErrors(page);
  await openProfile(page);
  const about = page.getByLabel('About the company');
  await about.fill('We tend lighthouses.');
  await reloadAnyway(page);
  await page.getByRole('button', { name: 'Discard it' }).click();
  await page.reload();
  await hydrated(page);
  await expect(about).toHaveValue('');
  await expect(page.getByText(notice)).toHaveCount(0);

  await about.fill('We tend harbours.');
  await expect.poll(() => keptIn(page)).toHaveLength(1);
  await page.getByRole('button', { name: 'Logout' }).first().click();
  await page.waitForURL('**/');
  expect(await keptIn(page)).toEqual([]);
  expect(errors).toEqual([]);
  await page.context().close();
});

async function openProfile(page: Page): Promise<void> {
  // Leaving asks first, because something is not saved.
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto('/company-profile-edit/company');
  await hydrated(page);
}

async function reloadAnyway(page: Page): Promise<void> {
  await page.reload();
  await hydrated(page);
}

function keptIn(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('form_draft:')));
}
