import { expect, type Page, test } from '@playwright/test';
import { signInAs } from './support/demo.ts';
import { expectAccessible, expectNoSidewaysScroll, watchErrors } from './support/page-check.ts';

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

test('eleven applications stand in a small window, four on a phone, and a large window is used', async ({
  page,
}) => {
  await signInAs(page, 'company');
  const whole = async (height: number) => {
    const boxes = await page
      .locator('.list-row')
      .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().bottom));
    return boxes.filter((bottom) => bottom <= height).length;
  };
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/job_application/list');
  await expect(page.locator('.list-row').nth(12)).toBeVisible();
  expect(await whole(800)).toBeGreaterThanOrEqual(11);
  const heights = await page
    .locator('.list-row')
    .evaluateAll((rows) => [...new Set(rows.map((row) => row.getBoundingClientRect().height))]);
  expect(heights).toEqual([52]);
  // What they do and where they live, on the one line below the name.
  await expect(page.locator('.list-row .table-name > .muted', { hasText: /., Qatar$/ })).not.toHaveCount(0);

  await page.setViewportSize({ width: 390, height: 844 });
  const bar = await page.locator('.app-bar').boundingBox();
  expect(await whole(bar?.y ?? 0), 'on a phone').toBeGreaterThanOrEqual(4);

  await page.setViewportSize({ width: 1920, height: 1000 });
  const box = await page.locator('.list-table').boundingBox();
  expect(box?.x).toBeLessThanOrEqual(60 + 120);
  expect(1920 - ((box?.x ?? 0) + (box?.width ?? 0))).toBeLessThanOrEqual(120);

  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
});

test('a board shows five open columns in a small window, all eight in a large one', async ({ page }) => {
  await signInAs(page, 'company');
  await page.goto('/job_application/list?view=board');
  const columns = page.locator('.board-column');
  const inside = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    await expect(columns.first()).toBeVisible();
    const boxes = await columns.evaluateAll((all) =>
      all
        .map((one) => one.getBoundingClientRect())
        .filter((one) => one.width >= 200)
        .map(({ right }) => right),
    );
    const end = await page.locator('.board-columns').evaluate((all) => all.getBoundingClientRect().right);
    return { shown: boxes.filter((right) => right <= end + 1).length, open: boxes.length };
  };
  // Before the applications are there, what stands in place of the columns is narrower.
  await expect.poll(async () => (await inside(1280)).shown).toBeGreaterThanOrEqual(5);
  const wide = await inside(1760);
  expect(wide.shown).toBe(wide.open);
});

test('a card of the board is three lines and the bar, of which six are seen in a low window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signInAs(page, 'company');
  for (const language of ['', '/ar']) {
    await page.goto(`${language}/job_application/list?view=board`);
    const column = page.locator('[data-column="Pending"]');
    const card = column.locator('.board-card', { has: page.locator('.meets-steps') }).first();
    await expect(card).toBeVisible();
    const boxes = await column
      .locator('.board-card')
      .evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect()).map(({ height, bottom }) => ({ height, bottom })),
      );
    const foot = await column.locator('.board-cards').evaluate((list) => list.getBoundingClientRect().bottom);
    expect(Math.max(...boxes.map(({ height }) => height)), language).toBeLessThanOrEqual(104);
    expect(boxes.filter(({ bottom }) => bottom <= foot).length, language).toBeGreaterThanOrEqual(6);
    // The bar is as wide as what stands above it.
    const [bar, head] = await Promise.all(
      ['.meets-steps', '.board-card-head'].map((part) => card.locator(part).boundingBox()),
    );
    expect(bar?.width).toBe(head?.width);
  }
});

test('the head picks the opening and leads to the screens beside the list', async ({ page }) => {
  await signInAs(page, 'company');
  await page.goto('/job_application/list');
  const picker = page.getByLabel('Opening', { exact: true });
  const value = await picker.locator('option').nth(1).getAttribute('value');
  await picker.selectOption(value);
  await expect(page).toHaveURL(new RegExp(`job_id=${value}`));
  const choose = async (entry: string) => {
    await page
      .getByRole('banner')
      .or(page.getByRole('main'))
      .getByRole('button', { name: 'More' })
      .first()
      .click();
    await page.getByRole('menuitem', { name: entry }).click();
  };
  for (const [entry, title] of [
    ['By opening', 'Applications by opening'],
    ['Shared links', 'Shared links'],
  ] as const) {
    await choose(entry);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
    await page.getByRole('main').getByRole('link', { name: 'Applications', exact: true }).click();
    await expect(page).toHaveURL(/\/job_application\/list$/);
  }
  await choose('Statistics');
  await expect(page).toHaveURL(/\/statistics\/funnel$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Statistics');

  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Go to' });
  const field = palette.getByRole('combobox', { name: 'A page, an act or a name' });
  await expect(field).toBeFocused();
  await expectAccessible(page);
  await field.fill('opening');
  await expect(palette.getByRole('option').first()).toHaveText('New opening');
  await field.press('ArrowDown');
  await expect(palette.getByRole('option', { selected: true })).toHaveText('By opening');
  await field.fill('Rania');
  await expect(palette.getByRole('option', { selected: true })).toContainText('Rania');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/job_application\/list\?name=Rania/);
  await expect(palette).toHaveCount(0);
});

test('of a long list what is far from what is seen is its name alone, and whole once one comes to it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signInAs(page, 'company');
  await page.goto('/job_application/list?show=100');
  const rows = page.locator('.list-row');
  const last = rows.last();
  await expect(rows.nth(49)).toBeAttached();
  await expect(rows.first().getByRole('combobox')).toBeVisible();
  await expect(last.getByRole('combobox')).toHaveCount(0);
  const height = async () => (await page.locator('.list-table').boundingBox())?.height;
  const before = await height();

  // The keyboard reaches its name, and keeps it while the row is drawn.
  const name = last.locator('.table-name > a');
  await name.focus();
  await expect(last.getByRole('combobox')).toBeVisible();
  await expect(name).toBeFocused();
  await expect(rows.first().getByRole('combobox')).toHaveCount(0);
  expect(await height()).toBe(before);
});
