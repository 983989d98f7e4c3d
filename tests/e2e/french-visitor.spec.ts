import { expect, test } from '@playwright/test';
import { hydrated, watchErrors } from './support/page-check.ts';

test.describe('a French visitor', () => {
  test.use({ locale: 'fr-FR' });

  test('finds a nurse’s job by “infirmière”, and keeps the search while reading it', async ({ page }) => {
    const errors = watchErrors(page);
    await page.goto('/fr');
    await hydrated(page);
    // Its list has the same label.
    const titles = page.getByLabel('Intitulés de poste').and(page.locator('input'));
    await titles.fill('infirmière');
    await titles.press('Enter');
    await page.getByRole('button', { name: 'Rechercher' }).click();
    await page.waitForURL('**/fr/jobs-pool?**');
    const tag = page.locator('.pool-search .pill');
    await expect(tag).toHaveText(/^infirmière/i);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/infirmière/i);
    const found = (await page.locator('#pool-results').textContent()) ?? '';
    expect(Number.parseInt(found, 10)).toBeGreaterThan(0);
    const nurse = page
      .locator('article.job')
      .filter({ hasText: /nurse|infirm/i })
      .first();
    await nurse.getByRole('link').first().click();
    await page.waitForURL('**/fr/job/**');
    // What the company wrote is said to be English, and read aloud as such.
    await expect(page.getByText('Langue de l’annonce\u00a0: Anglais')).toBeVisible();
    await expect(page.locator('.opening-texts [lang=en]').first()).toBeVisible();
    await page.locator('.opening-back').click();
    await page.waitForURL('**/fr/jobs-pool?**');
    await expect(tag).toHaveText(/^infirmière/i);
    await expect(page.locator('#pool-results')).toHaveText(found);
    expect(errors).toEqual([]);
  });
});

test('who writes “teecher” reads that teachers were looked for', async ({ page }) => {
  await page.goto('/jobs-pool?job_title=teecher');
  await hydrated(page);
  await expect(page.locator('.pool-correction')).toContainText('teecher');
  await expect(page.locator('.pool-correction')).toContainText('teacher');
  await expect(page.locator('article.job').first()).toContainText(/teacher|professeur/i);
});

test('every country that has openings is offered, with how many, and all of them together', async ({
  page,
}) => {
  await page.goto('/jobs-pool');
  await hydrated(page);
  const country = page.getByLabel('Country');
  await expect(country.locator('option').first()).toHaveText(/^Qatar \(\d+\)$/);
  await country.selectOption('Oman');
  await page.waitForURL('**/jobs-pool?country=Oman');
  await expect(country.locator('option:checked')).toHaveText(/^Oman \(\d+\)$/);
  const [found] = /\d+/.exec((await country.locator('option:checked').textContent()) ?? '') ?? [];
  await expect(page.locator('#pool-results')).toHaveText(new RegExp(`^${found}\\b`));
  await country.selectOption('all');
  await page.waitForURL('**/jobs-pool?country=all');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jobs in all countries');
  await expect(page.getByLabel('City')).toBeDisabled();
  await expect(country.locator('option').last()).toContainText('All countries (');
});
