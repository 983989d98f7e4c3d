import { expect, test } from '@playwright/test';
import { answersLate, expectAccessible, hydrated, watchErrors } from './support/page-check.ts';

test('a visitor narrows the directory of companies, opens one and would follow it', async ({ page }) => {
  const errors = watchErrors(page);
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Companies' }).click();
  // The scripts come with the first click, late on a busy machine.
  const patient = { timeout: 40_000 };
  await expect(page.getByRole('heading', { level: 1, name: 'Companies' })).toBeVisible(patient);
  const cards = page.locator('.directory-card');
  await expect(cards.first()).toBeVisible();
  await expectAccessible(page);
  await hydrated(page);
  await answersLate(page, 'jobPool/companies');
  const country = page.getByLabel('Country');
  await country.focus();
  await country.selectOption('Qatar');
  await expect(country).toHaveValue('Qatar');
  await expect(country).toBeFocused();
  await expect(page).toHaveURL(/\/companies\?country=Qatar$/, patient);
  await expect(country).toBeFocused();
  await page.getByLabel('City').selectOption({ index: 1 });
  await expect(page).toHaveURL(/city=/);
  await page.getByLabel('With openings now').check();
  await expect(page).toHaveURL(/hiring=1/);
  await expect(cards.first()).toContainText(/open position/);
  await expectAccessible(page);
  const name = (await cards.first().getByRole('link').textContent()) ?? '';
  // A name that stands in the box and was not sent goes along with the next choice; Enter leaves the keyboard there.
  const box = page.getByRole('searchbox', { name: 'Name of the company' });
  await box.fill(name);
  await page.getByLabel('With openings now').click();
  await expect(page).toHaveURL(/[?&]search=/);
  await expect(page).not.toHaveURL(/hiring=/);
  await expect(box).toHaveValue(name);
  await box.fill(name.slice(0, 4));
  await box.press('Enter');
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('search') === name.slice(0, 4).trim());
  await expect(box).toBeFocused();
  const link = cards.getByRole('link', { name, exact: true }).first();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'All companies' })).toBeVisible();
  await page.getByRole('button', { name: 'Follow this company' }).click();
  await expect(page.getByRole('dialog')).toContainText(name);
  await expectAccessible(page);
  expect(errors).toEqual([]);
});

test('a name that nobody has leads back to all companies', async ({ page }) => {
  await page.goto('/companies?search=zorkblat');
  await expect(page.getByRole('heading', { name: 'No company fits' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Show all companies' }).click();
  await expect(page.locator('.directory-card').first()).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the directory is written by the server, in its language, with its own address', async ({ page }) => {
    await page.goto('/fr/companies?country=Qatar&sort=name');
    await expect(page.getByRole('heading', { level: 1, name: 'Entreprises' })).toBeVisible();
    await expect(page.locator('.directory-card').first()).toBeVisible();
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      /\/fr\/companies\?country=Qatar$/,
    );
    await expect(page.locator('link[hreflang=en]')).toHaveAttribute(
      'href',
      /[^r]\/companies\?country=Qatar$/,
    );
    await page.getByRole('searchbox').fill('a');
    await page.getByRole('button', { name: 'Rechercher' }).click();
    await expect(page).toHaveURL(/search=a/);
    await expect(page.locator('.directory-card').first()).toBeVisible();
  });
});
