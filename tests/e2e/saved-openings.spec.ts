import { expect, test } from '@playwright/test';
import { aNewCandidate, signInOnPage } from './support/accounts.ts';
import { hydrated, watchErrors } from './support/page-check.ts';

test('a visitor keeps a job through the sign-in, finds it on the dashboard, and lets it go', async ({
  page,
}) => {
  const errors = watchErrors(page);
  const person = await aNewCandidate();
  await page.goto('/jobs-pool?job_title=nurse&employment_type=full+time');
  await hydrated(page);
  const card = page.locator('article.job').nth(1);
  const title = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('link', { name: `Save ${title}` }).click();
  await page.waitForURL('**/login?**');
  await signInOnPage(page, person);
  await page.waitForURL('**/jobs-pool?job_title=nurse&employment_type=full+time');
  await expect(page.getByText('Saved. You find it on your dashboard.')).toBeVisible();
  const mark = card.getByRole('button', { name: `Save ${title}` });
  await expect(mark).toHaveAttribute('aria-pressed', 'true');

  await card.getByRole('link', { name: title }).click();
  const beside = page.locator('.apply-acts').getByRole('button', { name: `Save ${title}` });
  await expect(beside).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/candidate-dashboard');
  const kept = page.getByRole('region', { name: 'Saved jobs' });
  await expect(kept.getByRole('link', { name: title })).toBeVisible();
  await kept.getByRole('button', { name: `Keep ${title} no longer` }).click();
  await expect(kept).toContainText('Nothing kept yet.');
  await expect(kept.getByRole('heading')).toBeFocused();
  expect(errors).toEqual([]);
});

test('the search is kept while an opening is read, and led back to where it was left', async ({ page }) => {
  await page.goto('/jobs-pool?job_title=nurse&employment_type=full+time');
  await hydrated(page);
  const last = page.locator('article.job').last();
  await last.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => window.scrollY);
  await last.getByRole('link').first().click();
  await page.waitForURL('**/job/**');
  await page.locator('.opening-back').click();
  await page.waitForURL('**/jobs-pool?job_title=nurse&employment_type=full+time');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);

  // By way of another opening it leads to the search, too.
  await page.locator('article.job').first().getByRole('link').first().click();
  await page.waitForURL('**/job/**');
  await page.reload();
  await hydrated(page);
  await expect(page.locator('.opening-back')).toHaveText('Back to the openings');
  await expect(page.locator('.opening-back')).toHaveAttribute(
    'href',
    '/jobs-pool?job_title=nurse&employment_type=full+time',
  );
});

test('a candidate hides a job, takes it back at once, and finds what is hidden on the dashboard', async ({
  page,
}) => {
  const errors = watchErrors(page);
  await page.goto('/login');
  await hydrated(page);
  await signInOnPage(page, await aNewCandidate());
  await page.waitForURL('**/candidate-dashboard');
  await page.goto('/jobs-pool?job_title=nurse');
  await hydrated(page);
  const card = page.locator('article.job').first();
  const title = (await card.getByRole('heading').textContent()) ?? '';
  const address = (await card.getByRole('link').first().getAttribute('href')) ?? '';
  const same = page.locator(`article.job a[href="${address}"]`);
  const hide = card.getByRole('button', { name: `Not for me ${title}` });
  const again = page.locator('.hidden-note').getByRole('button', { name: `Show again ${title}` });
  const written: string[] = [];
  page.on('response', (answer) => {
    const act = /hiddenOpenings\/(hide|show)/.exec(answer.url())?.[1];
    if (act) written.push(act);
  });
  await hide.click();
  await expect(again).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(same).toBeFocused();
  await hide.click();
  await expect(again).toBeVisible();
  // However fast they were pressed, one is written after the other.
  await expect.poll(() => written).toEqual(['hide', 'show', 'hide']);
  await page.reload();
  await hydrated(page);
  await expect(same).toHaveCount(0);
  const hidden = page.getByRole('region', { name: 'Jobs you hid' });
  expect(errors.splice(0)).toEqual([]);
  await page.route('**/hiddenOpenings/list*', (route) => route.fulfill({ status: 500 }));
  // A page that is opened brings the list along; who comes by a link asks for it.
  await page.goto('/profile');
  await hydrated(page);
  await page.locator('a[href="/candidate-dashboard"]:visible').first().click();
  await page.waitForURL('**/candidate-dashboard');
  await expect(hidden.getByRole('alert')).toBeVisible();
  await page.unroute('**/hiddenOpenings/list*');
  await hidden.getByRole('button', { name: 'Try again' }).click();
  await hidden.getByRole('button', { name: `Show again ${title}` }).click();
  await expect(hidden).toHaveCount(0);
  await expect(page.locator('#main')).toBeFocused();
  // The list that failed, and nothing else.
  expect(errors.splice(0).filter((error) => !/status of 500/.test(error))).toEqual([]);
  await page.goto(address);
  await hydrated(page);
  const own = page.locator('.apply-card');
  await own.getByRole('button', { name: `Not for me ${title}` }).click();
  await expect(own.getByRole('status')).toContainText('is hidden');
  await expect(own.getByRole('button', { name: `Show again ${title}` })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(own.getByRole('button', { name: `Not for me ${title}` })).toBeFocused();
  expect(errors).toEqual([]);
});
