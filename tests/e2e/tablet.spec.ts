import { expect, type Locator, type Page, test } from '@playwright/test';
import { signInAs } from './support/demo.ts';
import { expectNothingWider } from './support/page-check.ts';

test.use({ viewport: { width: 768, height: 1024 } });

const languages = ['', '/fr', '/ar'];
const boxOf = async (what: Locator) => (await what.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

/** What of it is longer than the place it has. */
function cutIn(page: Page, what: string): Promise<string[]> {
  return page
    .locator(what)
    .evaluateAll((all) =>
      all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent ?? ''),
    );
}

test('on a tablet the list and the board have one line over them and one of filters', async ({ page }) => {
  await signInAs(page, 'company');
  for (const language of languages)
    for (const view of ['', '?view=board']) {
      await page.goto(`${language}/job_application/list${view}`);
      await expect(page.locator('.list-row, .board-card').first()).toBeVisible();
      expect((await boxOf(page.locator('.list-head'))).height, language + view).toBeLessThanOrEqual(52);
      expect((await boxOf(page.locator('.filter-bar'))).height, language + view).toBeLessThanOrEqual(52);
      expect(await cutIn(page, '.list-head .btn, .layout-switch a, .filter-bar .btn')).toEqual([]);
      await expectNothingWider(page);
    }
});

test('on a tablet an application has two panes, and a dock whose acts say their words', async ({ page }) => {
  await signInAs(page, 'company');
  for (const language of languages) {
    await page.goto(`${language}/job_application/list/details`);
    const dock = page.locator('.review-acts');
    expect((await boxOf(dock.locator('.message-words'))).width, language).toBeGreaterThan(24);
    await expect(dock.locator('.review-reject'), language).toBeInViewport({ ratio: 1 });
    expect(await cutIn(page, '.review-acts .btn'), language).toEqual([]);
    await expect(page.locator('.cv-first canvas'), language).toBeInViewport({ ratio: 0.05 });
    expect((await boxOf(dock)).height, language).toBeLessThanOrEqual(64);
    const [main, side] = [
      await boxOf(page.locator('.review-main')),
      await boxOf(page.locator('.review-side')),
    ];
    expect(side.y, language).toBe(main.y);
    await expectNothingWider(page);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  expect((await boxOf(page.locator('.review-acts .message-words'))).width).toBeLessThanOrEqual(1);
  await expect(page.locator('.cv-first')).toBeHidden();
});

test('on a tablet the last of three plans takes the width', async ({ page }) => {
  for (const language of languages) {
    await page.goto(`${language}/plans`);
    const plans = page.locator('.plan');
    await expect(plans).toHaveCount(3);
    const last = plans.last();
    const [name, list] = [await boxOf(last.locator('.plan-name')), await boxOf(last.locator('.plan-list'))];
    const [first, wide] = [await boxOf(plans.first()), await boxOf(last)];
    expect(Math.abs(list.x - name.x), language).toBeGreaterThan(200);
    expect(wide.width, language).toBeGreaterThan(first.width * 1.9);
    expect(wide.height, language).toBeLessThan(first.height);
    await expectNothingWider(page);
  }
});
