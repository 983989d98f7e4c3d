import { expect, type Page, test } from '@playwright/test';
import { demoPassword } from './support/demo.ts';
import { answersLate, hydrated, openPage } from './support/page-check.ts';
import { signIn } from './support/recording.ts';

test.use({ serviceWorkers: 'allow' });

const cards = (page: Page) => page.locator('article.job');
const results = (page: Page) => page.locator('#pool-results');

test.describe('navigation bar', () => {
  test('it is docked until the page scrolls past 30 px', async ({ page }) => {
    await openPage(page, '/');
    const bar = page.locator('header.bar');
    await expect(bar).toHaveClass(/bar-docked/);
    await page.evaluate(() => window.scrollTo({ top: 30, behavior: 'instant' }));
    await expect(bar).toHaveClass(/bar-docked/);
    await page.evaluate(() => window.scrollTo({ top: 31, behavior: 'instant' }));
    await expect(bar).not.toHaveClass(/bar-docked/);
  });

  test('a mistyped address of an opening is not found, and nobody says that it is closed', async ({
    page,
  }) => {
    const answer = await page.goto('/job/no-such-opening');
    expect(answer?.status()).toBe(404);
    await expect(page).toHaveTitle('This page is not here | Mihna');
    await expect(page.getByText('This position is closed')).toBeHidden();
  });

  test('the burger opens a solid menu, which closes by itself from 1024 px on', async ({ page }) => {
    await page.setViewportSize({ width: 1023, height: 800 });
    await openPage(page, '/');
    const bar = page.locator('header.bar');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(bar).toHaveClass(/bar-open/);
    await expect(bar.getByRole('link', { name: 'Blogs' })).toBeVisible();
    await page.setViewportSize({ width: 1024, height: 800 });
    await expect(bar).not.toHaveClass(/bar-open/);
    await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
  });

  test('Employer sets company mode, Find Jobs clears it, and both stay over a reload', async ({ page }) => {
    await openPage(page, '/about-us');
    const bar = page.locator('header.bar');
    await bar.getByRole('link', { name: 'Employer', exact: true }).click();
    await page.waitForURL('**/employer');
    await page.reload();
    await hydrated(page);
    await expect(bar.getByRole('link', { name: 'Plans' })).toBeVisible();
    await expect(bar.getByRole('link', { name: 'Sign In' }).first()).toHaveAttribute('href', '/login?pg=emp');
    expect(await page.evaluate(() => localStorage.getItem('user_type'))).toBe('company');
    await bar.getByRole('link', { name: 'Find Jobs' }).first().click();
    await page.waitForURL((url) => url.pathname === '/');
    expect(await page.evaluate(() => localStorage.getItem('user_type'))).toBeNull();
    await expect(bar.getByRole('link', { name: 'Jobs', exact: true })).toBeVisible();
  });
});

test.describe('landing page', () => {
  test('it begins with Qatar and no title, and shows the two figures', async ({ page }) => {
    await openPage(page, '/');
    await expect(page.getByLabel('Country')).toHaveValue('Qatar');
    await expect(page.locator('.find .pill')).toHaveCount(0);
    await expect(page.getByText('100+')).toBeVisible();
    // Its figure is the superadmin's, who may have another one by now.
    await expect(page.getByText('monthly users')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });

  test('it is light although the device is dark', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await openPage(page, '/');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });

  test('Enter adds a title and fetches page 1; the search leads to /jobs-pool?pagename=home', async ({
    page,
  }) => {
    await openPage(page, '/');
    const box = page.getByPlaceholder('Add a title');
    await box.click();
    await box.fill('Nurse of the night');
    const fetched = page.waitForRequest(/jobPool\/search/);
    await box.press('Enter');
    await fetched;
    await expect(page.getByRole('button', { name: 'Remove Nurse of the night' })).toBeVisible();
    await page.getByRole('button', { name: 'Search jobs' }).click();
    await page.waitForURL(/\/jobs-pool\?pagename=home&job_title=Nurse\+of\+the\+night/);
  });

  test('the form works without script', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await page.goto('/');
    await page.getByLabel('Job titles').fill('Nurse');
    await page.getByRole('button', { name: 'Search jobs' }).click();
    await expect(page).toHaveURL(/\/jobs-pool\?pagename=home&job_title=Nurse/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Nurse');
    await context.close();
  });

  test('without script each opening to try says what it asks, and leads to its page', async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await page.goto('/');
    const block = page.getByRole('region', { name: 'Do you meet the requirements?' });
    await expect(block.locator('select').first()).toBeHidden();
    await expect(block.getByText(/^Asked:/).first()).toBeVisible();
    await block.getByRole('listitem').first().getByRole('link').click();
    await expect(page).toHaveURL(/\/job\//);
    await context.close();
  });

  test('the two cards are for visitors only', async ({ page, context, baseURL }) => {
    await openPage(page, '/');
    await expect(page.getByRole('link', { name: 'Upload Your CV' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Post Jobs For Free' }).first()).toBeVisible();
    await signIn(context, baseURL ?? '');
    await openPage(page, '/');
    await expect(page.getByRole('link', { name: 'Upload Your CV' })).toHaveCount(0);
  });

  test('a company with the stored type company is sent to /employer', async ({ page, context, baseURL }) => {
    await signIn(context, baseURL ?? '', { email: 'company@demo.example', password: demoPassword });
    await openPage(page, '/');
    expect(new URL(page.url()).pathname).toBe('/');
    await context.addCookies([{ name: 'user_type', value: 'company', url: baseURL ?? '' }]);
    await page.goto('/');
    await page.waitForURL('**/employer');
  });
});

test('the landing page leads to real openings, and each field of work to as many as it says', async ({
  page,
}) => {
  await openPage(page, '/');
  const fresh = page.getByRole('region', { name: /New today|Newest openings/ });
  await expect(fresh.locator('article.job')).toHaveCount(6);
  const field = fresh.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Nurse' }) });
  const [count] = /\d+/.exec((await field.textContent()) ?? '') ?? [];
  await field.getByRole('link').click();
  await page.waitForURL('**/jobs-pool?*job_title=*');
  await expect(results(page)).toContainText(new RegExp(`\\b${count} `));
});

test('a visitor learns from two or three answers whether an opening is met, and nobody else does', async ({
  page,
}) => {
  const { tried } = (await (await page.request.get('/api/jobs_pool_highlights')).json()).data;
  await openPage(page, '/');
  const block = page.getByRole('region', { name: 'Do you meet the requirements?' });
  const outcome = block.getByRole('status');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  const answerAll = async (answers: Record<string, string>) => {
    for (const field of await block.locator('select').all())
      await field.selectOption(answers[(await field.getAttribute('name')) ?? ''] ?? '');
  };
  await expect(outcome).toContainText('Nothing is sent or kept.');
  await answerAll({ visa: 'No Visa', notice: '90', years: '0' });
  await expect(outcome).toContainText('Missing:');
  await expect(outcome).toContainText('You can still apply.');
  // Who has no profile is not led to one.
  await expect(outcome.getByRole('link')).toHaveCount(0);
  await expect(block.getByRole('link', { name: /^Openings of your level/ })).toHaveAttribute(
    'href',
    '/jobs-pool?pagename=home&experience_level=entry',
  );
  await answerAll({ visa: 'Residency Visa (Transferable)', notice: '0', years: '15' });
  await expect(outcome).toContainText(/You meet (\d) of \1/);
  await expect(outcome).not.toContainText('Missing:');

  await block.getByRole('button', { name: 'Next opening' }).press('Enter');
  await expect(outcome).toContainText(`Opening 2 of ${tried.length}`);
  await block.getByRole('button', { name: 'Previous opening' }).press('Enter');
  await expect(outcome).toContainText(/Opening 1 of \d\. You meet (\d) of \1/);
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.cookie]));
  expect([kept, ...sent].filter((text) => /visa|transferable/i.test(text))).toEqual([]);

  await block.getByRole('link', { name: 'See it and apply' }).click();
  await page.waitForURL((url) => url.pathname.includes(tried[0].id));
});

test('the years of a visitor lead to the openings of their level, as many as were counted within the minute', async ({
  page,
}) => {
  const block = page.getByRole('region', { name: 'Do you meet the requirements?' });
  const level = block.getByRole('link', { name: /^Openings of your level: \d+$/ });
  // The minute may be over between the two.
  await expect(async () => {
    await openPage(page, '/');
    await block.getByLabel('Years of experience').selectOption('3');
    const { levels } = (await (await page.request.get('/api/jobs_pool_highlights')).json()).data;
    await expect(level).toHaveText(`Openings of your level: ${levels.entry + levels.mid}`, { timeout: 2000 });
  }).toPass();
  await level.click();
  await page.waitForURL(({ searchParams }) => searchParams.getAll('experience_level').join() === 'entry,mid');
  await expect(results(page)).toContainText(/^\d+ openings$/);
});

test('each counted figure of the landing page leads to as many as it says', async ({ page }) => {
  // Others publish meanwhile: what was counted just before is counted anew.
  await expect(async () => {
    await openPage(page, '/');
    const figures = page.getByRole('list', { name: 'Counted today' });
    const [open] = /\d+/.exec((await figures.textContent()) ?? '') ?? [];
    await figures.getByRole('link').first().click();
    await page.waitForURL('**/jobs-pool?*country=all*');
    await expect(results(page)).toContainText(new RegExp(`\\b${open} `), { timeout: 2000 });
  }).toPass();
});

test.describe('jobs pool', () => {
  test('a filter stands in the address, and the back button takes it back', async ({ page }) => {
    await openPage(page, '/jobs-pool');
    const all = await results(page).textContent();
    await page.getByRole('checkbox', { name: /Part time/ }).check();
    await page.waitForURL(/employment_type=part\+time/);
    await expect(results(page)).not.toHaveText(all ?? '');
    await expect(cards(page).first()).toContainText('Part time');
    await page.getByLabel('Salary from').fill('9000');
    await page.getByLabel('Salary from').press('Enter');
    await page.waitForURL(/salary_min=9000/);
    await page.goBack();
    await expect(page).toHaveURL(/employment_type=part\+time$/);
    await page.goBack();
    await expect(results(page)).toHaveText(all ?? '');
    await expect(page.getByRole('checkbox', { name: /Part time/ })).not.toBeChecked();
  });

  test('pay can be asked for: published, and from so much in the money of the country', async ({ page }) => {
    await openPage(page, '/jobs-pool?country=Kuwait');
    const filters = page.getByRole('complementary', { name: 'Filters' });
    const published = filters.getByLabel('Pay published');
    const row = filters.locator('.choice').filter({ has: page.getByLabel('Pay published') });
    await expect(row).toContainText(/\d/);
    const count = Number.parseInt(((await row.textContent()) ?? '').replace(/\D/g, ''), 10);
    await published.check();
    await page.waitForURL(/pay_published=1/);
    await expect(page.locator('#pool-results')).toHaveText(new RegExp(`^${count} `));
    await filters.getByLabel('Salary from').fill('100');
    await filters.getByLabel('Salary from').press('Enter');
    await page.waitForURL(/salary_min=100/);
    await expect(filters.getByText('Only pay in KWD is compared; nothing is converted.')).toBeVisible();
    await expect(page.locator('.pool-pills')).toContainText('From KWD 100');
    for (const pay of await page.locator('.job-pay').allTextContents()) expect(pay).toContain('KWD');
  });

  test('an address with filters opens as it was shared, and each pill takes one away', async ({ page }) => {
    await openPage(page, '/jobs-pool?employment_type=full+time&experience_level=senior');
    await expect(page.getByRole('checkbox', { name: /Senior/ })).toBeChecked();
    await expect(page).toHaveTitle(/Full time, Senior/);
    await answersLate(page, 'jobPool/search');
    await page.getByRole('link', { name: 'Remove Senior' }).click();
    await expect(page).toHaveURL(/jobs-pool\?employment_type=full\+time$/);
    await expect(results(page)).toBeFocused();
    await page.getByRole('link', { name: 'Clear all' }).click();
    await expect(page).toHaveURL(/jobs-pool$/);
  });

  /** No other test publishes one of these, which would move the rest on from page to page. */
  const steady = '/jobs-pool?employment_type=part+time';

  test('Load More appends twelve; coming back from an opening shows them again', async ({ page }) => {
    await openPage(page, steady);
    await expect(cards(page)).toHaveCount(12);
    await page.getByRole('button', { name: 'Load More' }).click();
    await expect(cards(page)).toHaveCount(24);
    await expect(page.getByText(/You have seen 24 of \d+/)).toBeVisible();
    const ids = await cards(page)
      .locator('a[href*="/job/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(new Set(ids).size).toBe(24);
    await cards(page).nth(20).locator('a[href*="/job/"]').click();
    await page.waitForURL(/\/job\//);
    await page.goBack();
    await expect(cards(page)).toHaveCount(24);
  });

  test('a change of city begins at page 1 again', async ({ page }) => {
    await openPage(page, steady);
    await page.getByRole('button', { name: 'Load More' }).click();
    await expect(cards(page)).toHaveCount(24);
    await page.getByLabel('City').selectOption('Lusail');
    await page.waitForURL(/city=Lusail/);
    await expect(cards(page).first()).toContainText('Lusail');
    expect(await cards(page).count()).toBeLessThanOrEqual(12);
  });

  test('nothing found says so, and what to do next', async ({ page }) => {
    await openPage(page, '/jobs-pool?job_title=zzzzzzzz&remote=1');
    await expect(page.getByRole('heading', { name: 'No Search Results Found' })).toBeVisible();
    await page.getByRole('link', { name: 'Show all openings' }).click();
    await expect(cards(page)).toHaveCount(12);
  });

  test('a phone has the filters in a drawer', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await openPage(page, '/jobs-pool');
    await page.getByRole('button', { name: 'Filters' }).click();
    const drawer = page.getByRole('dialog', { name: 'Filters' });
    await answersLate(page, 'jobPool/search');
    await drawer.getByRole('checkbox', { name: /Remote/ }).check();
    await page.waitForURL(/remote=1/);
    await drawer.getByRole('button', { name: /^Show/ }).click();
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
  });
});
