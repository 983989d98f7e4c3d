import { expect, type Page, test } from '@playwright/test';
import { signInAs } from './support/demo.ts';

/** What is chosen in these selects and longer than the place it has. */
function cutChoices(page: Page, selects: string): Promise<string[]> {
  return page.locator(selects).evaluateAll((all) =>
    all.flatMap((select) => {
      if (!(select instanceof HTMLSelectElement) || !select.checkVisibility()) return [];
      const style = getComputedStyle(select);
      const words = document.createElement('span');
      words.textContent = select.selectedOptions[0]?.text ?? '';
      const { fontFamily, fontSize, fontWeight } = style;
      Object.assign(words.style, { fontFamily, fontSize, fontWeight });
      Object.assign(words.style, { position: 'absolute', whiteSpace: 'nowrap' });
      document.body.append(words);
      const room =
        select.clientWidth -
        Number.parseFloat(style.paddingInlineStart) -
        Number.parseFloat(style.paddingInlineEnd);
      const isCut = words.getBoundingClientRect().width > room + 1;
      words.remove();
      return isCut ? [select.selectedOptions[0]?.text ?? ''] : [];
    }),
  );
}

test('on a phone the name of every stage stands whole in the Arabic list, and its count on one line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs(page, 'company');
  await page.goto('/ar/job_application/list?status=Shortlisted');
  await expect(page.locator('.list-row').first()).toBeVisible();
  expect(await cutChoices(page, '.list-status select, .filter-order select')).toEqual([]);
  const count = page.locator('.filter-order > .num');
  expect((await count.boundingBox())?.height).toBeLessThan(30);
});

test('the head of a column of the Arabic board is one line', async ({ page }) => {
  await signInAs(page, 'company');
  await page.goto('/ar/job_application/list?view=board');
  const heads = page.locator('.board-column:not(.board-folded) .board-head');
  await expect(heads.first()).toBeVisible();
  const heights = await heads.evaluateAll((all) => all.map((head) => head.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeLessThan(40);
});

test('in a low window every entry of the longest menu is seen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signInAs(page, 'superadmin');
  await page.goto('/ar/admin-dashboard/dashboard');
  const last = page.locator('.app-side > .app-list .app-link').last();
  await expect(last).toBeVisible();
  const foot = await page.locator('.app-side > .app-foot').boundingBox();
  const box = await last.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 800)).toBeLessThanOrEqual(foot?.y ?? 0);
});

for (const locale of ['fr', 'ar'])
  test(`in a strip of tabs the open one stands clear of the edges that fade (${locale})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signInAs(page, 'company');
    for (const tab of ['team', 'site', 'webhooks', 'calendar']) {
      await page.goto(`/${locale}/company-profile-edit/settings/${tab}`);
      await expect(page.locator('.tabs > [aria-current="page"]')).toBeVisible();
      await expect
        .poll(() => page.locator('.tabs').first().evaluate(roomOfOpenTab), { message: tab })
        .toBe(true);
    }
  });

test('a strip of tabs that was scrolled to its end fades no longer once it is wide enough', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs(page, 'company');
  await page.goto('/statistics/sources');
  const strip = page.locator('.tabs').first();
  const fades = () => strip.evaluate((tabs) => getComputedStyle(tabs).getPropertyValue('--tabs-before'));
  await expect(strip.locator('[aria-current]')).toBeVisible();
  await strip.evaluate((tabs) => {
    tabs.scrollLeft = tabs.scrollWidth;
  });
  await expect.poll(fades).toBe('40px');
  await page.setViewportSize({ width: 1280, height: 844 });
  await expect.poll(fades).toBe('0px');
});

test('on a desktop all places of the settings are seen beside what is set', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await signInAs(page, 'company');
  await page.goto('/ar/company-profile-edit/settings/webhooks');
  const places = page.locator('.tabs > .tab');
  await expect(places.first()).toBeInViewport({ ratio: 1 });
  await expect(places.last()).toBeInViewport({ ratio: 1 });
  const form = await page.locator('.company-stack').boundingBox();
  const first = await places.first().boundingBox();
  expect((form?.x ?? 0) + (form?.width ?? 1024)).toBeLessThanOrEqual(first?.x ?? 0);
});

/** Whether nothing fades where the open tab of a strip stands; at its ends there is room for the ring of a focus. */
function roomOfOpenTab(strip: Element): boolean {
  const open = strip.querySelector('[aria-current]')?.getBoundingClientRect();
  if (!open) return false;
  const { left, right } = strip.getBoundingClientRect();
  const ahead = Math.abs(strip.scrollLeft);
  const behind = strip.scrollWidth - strip.clientWidth - ahead;
  const isFromRight = getComputedStyle(strip).direction === 'rtl';
  const [atLeft, atRight] = isFromRight ? [behind, ahead] : [ahead, behind];
  return (atLeft < 4 || open.left - left >= 40) && (atRight < 4 || right - open.right >= 40);
}

test('of the chips over the interviews one is chosen', async ({ page }) => {
  await signInAs(page, 'company');
  await page.goto('/schedules?view=list&status=Completed');
  const chips = page.locator('.schedules-chip');
  await expect(chips.nth(1)).toBeVisible();
  await expect(page.locator('.schedules-chip[aria-current]')).toHaveText(/^Completed/);
});
