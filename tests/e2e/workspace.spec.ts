import { expect, type Page, test } from '@playwright/test';
import { signInAs } from './support/demo.ts';
import { expectAccessible, watchErrors } from './support/page-check.ts';

const side = (page: Page) => page.locator('.app-side');
const widthOf = async (page: Page, what: string) =>
  (await page.locator(what).first().boundingBox())?.width ?? 0;

test('the menu is icons alone at the applications, says its names, and stays unfolded where that was wished', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signInAs(page, 'company');
  const errors = watchErrors(page);
  await page.goto('/job_application/list');
  await expect(page.locator('.list-row').first()).toBeVisible();
  expect(await widthOf(page, '.app-side')).toBe(60);

  const home = side(page).getByRole('link', { name: 'Dashboard' });
  await home.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(home.locator('.app-name')).toHaveCSS('position', 'fixed');
  const name = await home.locator('.app-name').boundingBox();
  expect(name?.x).toBeGreaterThanOrEqual(60);
  await expectAccessible(page);

  await side(page).getByRole('button', { name: 'Unfold the menu' }).press('Enter');
  await expect.poll(() => widthOf(page, '.app-side')).toBe(232);
  await expect(side(page).getByRole('button', { name: 'Fold the menu' })).toBeFocused();
  await page.reload();
  await expect.poll(() => widthOf(page, '.app-side')).toBe(232);
  await side(page).getByRole('button', { name: 'Fold the menu' }).click();
  await expect.poll(() => widthOf(page, '.app-side')).toBe(60);

  await page.goto('/job_opening');
  await expect.poll(() => widthOf(page, '.app-side')).toBe(232);
  await expect(side(page).getByRole('button', { name: /the menu/ })).toHaveCount(0);
  expect(errors).toEqual([]);
});
