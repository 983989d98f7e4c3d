import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, hydrated, watchErrors } from './support/page-check.ts';

test.use({ serviceWorkers: 'block' });

/** Compressed bytes of each script that the page asked for. */
const filesOf = (page: Page) =>
  page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = entries.filter(({ name }) => name.endsWith('.js'));
    return [...new Map(scripts.map(({ name, encodedBodySize }) => [name, encodedBodySize]))];
  });
const review = (page: Page) => page.locator('#try');

test('a company without an account tries a review by keys alone, and nothing of it is sent or kept', async ({
  page,
}) => {
  const errors = watchErrors(page);
  // The review lies below what is seen at first.
  await page.setViewportSize({ width: 1280, height: 320 });
  await page.goto('/employer');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const before = await filesOf(page);
  expect(before.reduce((sum, [, size]) => sum + size, 0)).toBeLessThan(200_000);
  expect(before.filter(([name]) => name.includes('try-live'))).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  const sent: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
  // Outside of the review a letter is nobody's key.
  await page.keyboard.press('j');
  await page.getByRole('link', { name: 'Try it with three applicants' }).click();
  const picked = review(page).locator('button[aria-current="true"]');
  await expect(picked).toContainText('Anjali Menon');
  await expect(review(page).getByText('Licence for Qatar in progress')).toBeVisible();
  await expectAccessible(page);
  await picked.focus();
  await page.keyboard.press('4');
  await expect(review(page).getByRole('radio', { name: '4 of 5' })).toBeChecked();
  await page.keyboard.press('j');
  await expect(picked).toContainText('Noura Haddad');
  await expect(review(page).getByText('Licence for Qatar in progress')).toHaveCount(0);
  await expect(review(page).getByRole('radio', { checked: true })).toHaveCount(0);
  await page.keyboard.press('s');
  await expect(review(page).getByRole('button', { name: 'Shortlist' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(review(page).getByText('1 of 3 rated, 1 on the shortlist')).toBeVisible();
  await page.keyboard.press('k');
  await page.keyboard.press('4');
  await expect(review(page).getByText('0 of 3 rated, 1 on the shortlist')).toBeVisible();
  expect(sent).toEqual([]);
  await page.reload();
  await expect(review(page).getByText('0 of 3 rated, 0 on the shortlist')).toBeVisible();
  expect(errors).toEqual([]);
});

test('a review is tried by the finger on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/employer');
  await hydrated(page);
  await review(page).scrollIntoViewIfNeeded();
  // The people are tabs in one line.
  const tops = await review(page)
    .locator('.try-pick')
    .evaluateAll((picks) => picks.map((pick) => Math.round(pick.getBoundingClientRect().top)));
  expect([tops.length, new Set(tops).size]).toEqual([3, 1]);
  await review(page)
    .getByRole('button', { name: /Grace Wanjiru/ })
    .click();
  await review(page).getByRole('button', { name: 'Shortlist' }).click();
  await review(page).getByRole('radio', { name: '5 of 5' }).check();
  await expect(review(page).getByText('1 of 3 rated, 1 on the shortlist')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page of employers reads to its end, and says what cannot be pressed', async ({ page }) => {
    await page.goto('/employer');
    await expect(review(page).getByRole('heading', { name: 'Anjali Menon' })).toBeVisible();
    expect(await review(page).locator('noscript').innerHTML()).toContain(
      'Without scripts, this is a picture',
    );
    await expect(review(page).getByRole('button')).toHaveCount(0);
    await expect(page.getByText('Counted today')).toBeVisible();
    await expect(page.locator('.employer-checks li')).toHaveCount(5);
    await expect(page.locator('main .btn-primary')).toHaveCount(1);
  });
});
