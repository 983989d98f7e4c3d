import { expect, test } from '@playwright/test';
import { daysFromNow } from './support/days.ts';
import { signInAs } from './support/demo.ts';
import { expectAccessible, watchErrors } from './support/page-check.ts';

test('a figure of the statistics leads to its rows', async ({ page }) => {
  const errors = watchErrors(page);
  await signInAs(page, 'company');
  await page.goto(`/statistics?from=${daysFromNow(-90)}`);
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Shortlisted' }) });
  const figure = row.getByRole('link').first();
  const people = Number(await figure.textContent());
  expect(people).toBeGreaterThan(0);
  await expectAccessible(page);
  await figure.click();
  await expect(page).toHaveURL(/reached=Shortlisted/);
  await expect(page.getByText(/came to Shortlisted or further/)).toBeVisible();
  await expect(page.getByText(new RegExp(`^${people} applications?$`))).toBeVisible();
  expect(errors).toEqual([]);
});
