import { expect, type Page, test } from '@playwright/test';
import { lastingOpenings, signInAs } from './support/demo.ts';
import { hydrated } from './support/page-check.ts';

// As on a first visit: nothing comes from the worker's store.
test.use({ serviceWorkers: 'block' });

/** The pages that visitors arrive on. */
async function arrivals(page: Page): Promise<string[]> {
  const list = await (await page.request.get(lastingOpenings)).json();
  return ['/', '/jobs-pool', `/job/${list.data.data[0].id}`, '/blog/finding-jobs-in-qatar'];
}

/** The bytes of each script of a page. A file that is fetched before it is imported comes once, and stands twice. */
function scriptSizes(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const sizes = new Map<string, number>();
    for (const { name, encodedBodySize } of entries)
      if (name.endsWith('.js')) sizes.set(name, Math.max(encodedBodySize, sizes.get(name) ?? 0));
    return [...sizes.values()];
  });
}

test('a page is painted before its scripts are asked for', async ({ page }) => {
  for (const path of await arrivals(page)) {
    await page.goto(path);
    await hydrated(page);
    const { painted, asked } = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      asked: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime),
    }));
    expect(asked.length, path).toBeGreaterThan(2);
    expect(Math.min(...asked), path).toBeGreaterThanOrEqual(painted ?? Number.POSITIVE_INFINITY);
  }
});

test('a page brings at most 185 kB of compressed script', async ({ page }) => {
  for (const path of await arrivals(page)) {
    await page.goto(path);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    const bytes = (await scriptSizes(page)).reduce((sum, size) => sum + size, 0);
    expect(bytes, path).toBeGreaterThan(50_000);
    expect(bytes, path).toBeLessThan(185_000);
  }
});

test('the screens of the day come in few files, with no more script than they had', async ({ browser }) => {
  for (const [role, path, files, kilobytes] of [
    ['company', '/dashboard', 33, 230],
    ['company', '/job_application/list', 55, 292],
    ['company', '/job_application/list/details', 77, 430],
    ['company', '/schedules', 47, 288],
    ['candidate', '/candidate-dashboard', 38, 270],
  ] as const) {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    await signInAs(context, role);
    const page = await context.newPage();
    await page.goto(path);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    const sizes = await scriptSizes(page);
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    expect(sizes.length, path).toBeGreaterThan(10);
    expect(sizes.length, path).toBeLessThanOrEqual(files);
    expect(bytes, path).toBeLessThan(kilobytes * 1000);
    await context.close();
  }
});

test('a screen of the day stands with the page: what it shows first is not asked for again', async ({
  browser,
}) => {
  for (const [role, path, shows] of [
    ['company', '/dashboard', 'h1'],
    ['company', '/job_application/list', '.list-row'],
    ['company', '/job_application/list/details', 'h1'],
    ['company', '/schedules', '.schedules'],
    ['candidate', '/candidate-dashboard', 'h1'],
  ] as const) {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    await signInAs(context, role);
    const page = await context.newPage();
    // No call is ever answered.
    await page.route('**/api/rpc/**', () => undefined);
    const answer = await page.goto(path);
    await expect(page.locator(shows).first(), path).toBeVisible();
    await expect(page.locator('.skeleton'), path).toHaveCount(0);
    const named = (await answer?.text()) ?? '';
    const scripts = await page.evaluate(() =>
      performance.getEntriesByType('resource').flatMap(({ name }) => (name.endsWith('.js') ? [name] : [])),
    );
    // What comes after the first view: calls over HTTP, the live channel and the parts after the load.
    const unnamed = new Set(scripts.filter((url) => !named.includes(`href="${new URL(url).pathname}"`)));
    expect(unnamed.size, path).toBeLessThanOrEqual(8);
    await context.close();
  }
});
