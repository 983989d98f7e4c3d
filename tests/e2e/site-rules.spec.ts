import { expect, type Page, test } from '@playwright/test';
import { demoAccounts, demoPassword } from '#server/demo/demo-accounts.ts';
import { lastingOpenings, signInAs } from './support/demo.ts';
import { hydrated, watchErrors } from './support/page-check.ts';

async function open(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
}

const theme = (page: Page) => page.locator('html').getAttribute('data-theme');

test.describe('navigation bar', () => {
  test('the day/night toggle changes the theme, and the choice stays', async ({ page }) => {
    await open(page, '/about-us');
    expect(await theme(page)).toBe('light');
    await page.getByRole('button', { name: 'Light or dark theme' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
    await page.reload();
    expect(await theme(page)).toBe('dark');
  });

  test('the landing page and the job pages are light whatever was chosen', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    const { data } = await (await page.request.get(lastingOpenings)).json();
    for (const path of ['/', '/jobs-pool', `/job/${data.data[0].id}`]) {
      await open(page, path);
      expect([path, await theme(page)]).toEqual([path, 'light']);
      await expect(page.getByRole('button', { name: 'Light or dark theme' })).toBeHidden();
    }
    await open(page, '/plans');
    expect(await theme(page)).toBe('dark');
  });

  test('the working screens of a company are in its theme; the preview of an opening is light, as its page is', async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    const data = { email: demoAccounts.company.email, password: demoPassword };
    expect((await page.request.post('/api/login', { data })).ok()).toBe(true);
    const colorOf = (place: string) =>
      page
        .locator(place)
        .first()
        .evaluate((element) => getComputedStyle(element).backgroundColor);
    await open(page, '/dashboard');
    const dark = await colorOf('body');
    for (const path of ['/statistics/openings', '/job_opening/new']) {
      await open(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect([path, await theme(page)]).toEqual([path, 'dark']);
      await expect(page.locator('body')).toHaveCSS('background-color', dark);
    }
    await page.getByRole('button', { name: 'Preview' }).first().click();
    await expect(page.locator('.opening-preview')).toBeVisible();
    expect(await colorOf('.opening-preview')).not.toBe(dark);
    await open(page, '/no/such/page');
    await expect(page.getByRole('main').getByRole('link', { name: 'Dashboard' })).toBeVisible();
  });

  test('on a phone one entry of the bottom bar is lit: More, where the screen lies below it', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const data = { email: demoAccounts.candidate.email, password: demoPassword };
    expect((await page.request.post('/api/login', { data })).ok()).toBe(true);
    const lit = page.locator('.app-bar [aria-current]');
    await open(page, '/profile');
    await expect(lit).toHaveText(['Profile']);
    await open(page, '/profile/video-cv');
    await expect(lit).toHaveText([/^More( \(something is unread\))?$/]);
    await open(page, '/cv-builder');
    await expect(lit).toHaveText(['CV']);
  });

  test('/employer is marked as what a visitor calls it: Employer, and Home once it is the own', async ({
    page,
  }) => {
    const marked = page.locator('header.bar [aria-current]:visible');
    await open(page, '/employer');
    await expect(marked).toHaveText(['Employer']);
    await page.evaluate(() => localStorage.setItem('user_type', 'company'));
    await open(page, '/employer');
    await expect(marked).toHaveText(['Home']);
    await open(page, '/about-us');
    await expect(marked).toHaveText(['About us']);
  });

  test('the error pages lead on: back to where one was, and a visitor to signing in', async ({ page }) => {
    const wayOn = (name: string) => page.getByRole('main').getByRole('link', { name });
    await open(page, '/error/page-5');
    await expect(wayOn('Try again')).toBeVisible();
    await open(page, '/error/page-2');
    await expect(wayOn('Sign in')).toHaveAttribute('href', '/login');
    await signInAs(page, 'candidate');
    await open(page, '/error/page-2');
    await expect(wayOn('Home')).toBeVisible();
    await expect(wayOn('Sign in')).toHaveCount(0);
  });

  test('Jobs asks for the openings anew', async ({ page }) => {
    await open(page, '/jobs-pool');
    const bar = page.locator('header.bar');
    await bar.getByRole('link', { name: 'About us' }).click();
    await page.waitForURL('**/about-us');
    const asked = page.waitForResponse(/jobPool\/search/);
    await bar.getByRole('link', { name: 'Jobs', exact: true }).click();
    await page.waitForURL('**/jobs-pool');
    expect((await asked).status()).toBe(200);
  });

  test('another page stands at its top at once, and does not glide there', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await open(page, '/help-and-faq');
    await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400);
    const passed = page.evaluate(
      () =>
        new Promise<number[]>((resolve) => {
          const places: number[] = [];
          addEventListener('scroll', () => {
            // The way down may still be told.
            if (window.scrollY < 400) places.push(window.scrollY);
            if (window.scrollY === 0) resolve(places);
          });
        }),
    );
    await page.locator('header.bar').getByRole('link', { name: 'About us' }).click();
    expect(await passed).toEqual([0]);
    expect(new URL(page.url()).pathname).toBe('/about-us');
  });

  test('a bar of progress shows while a navigation waits', async ({ page }) => {
    await open(page, '/about-us');
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(/jobPool\/search/, async (route) => {
      await held;
      await route.continue();
    });
    const progress = page.locator('.nav-progress');
    await expect(progress).not.toHaveAttribute('data-active');
    await page.locator('header.bar').getByRole('link', { name: 'Jobs', exact: true }).click();
    await expect(progress).toHaveAttribute('data-active', 'true');
    answer();
    await page.waitForURL('**/jobs-pool');
    await expect(progress).not.toHaveAttribute('data-active');
  });
});

test.describe('landing page', () => {
  test('on opening it loads the job titles', async ({ page }) => {
    const titles = page.waitForResponse(/jobPool\/suggestions/);
    await open(page, '/');
    expect((await titles).status()).toBe(200);
  });

  test('on opening again it is back at Qatar and no title', async ({ page }) => {
    await open(page, '/');
    await page.getByLabel('Country').selectOption('Oman');
    await page.getByPlaceholder('Add a title').fill('Nurse of the night');
    await page.getByPlaceholder('Add a title').press('Enter');
    await expect(page.locator('.find .pill')).toHaveCount(1);
    const bar = page.locator('header.bar');
    await bar.getByRole('link', { name: 'About us' }).click();
    await expect(page.getByRole('heading', { name: 'Good work, openly offered' })).toBeVisible();
    await bar.getByRole('link', { name: 'Home' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await expect(page.getByLabel('Country')).toHaveValue('Qatar');
    await expect(page.locator('.find .pill')).toHaveCount(0);
  });

  test('it shows the articles flagged for it, each with picture, date, title, excerpt and Read more', async ({
    page,
  }) => {
    const { data } = await (await page.request.get('/api/blog')).json();
    const flagged = data.filter(({ show_home }: { show_home: boolean }) => show_home);
    expect(flagged.map(({ id }: { id: number }) => id)).toEqual([1, 2, 3]);
    await open(page, '/');
    const cards = page.locator('.posts .article-card');
    await expect(cards).toHaveCount(3);
    for (const [place, article] of flagged.entries()) {
      const card = cards.nth(place);
      await expect(card.locator('img')).toHaveAttribute('src', `/${article.image}`);
      await expect(card.locator('time')).toHaveText(article.updated_at);
      await expect(card.getByRole('heading')).toHaveText(article.title);
      await expect(card.locator('.article-excerpt p')).not.toBeEmpty();
    }
    // The card is one link, which lies over its words.
    await cards.first().getByText('Read more').click({ force: true });
    await page.waitForURL(`**/blog/${flagged[0].blog_url}`);
  });

  test('an article whose picture fails shows the default one', async ({ page }) => {
    await page.route('**/uploads/blog/**', (route) => route.abort());
    await open(page, '/blog');
    await expect(page.locator('.articles img').first()).toHaveAttribute(
      'src',
      '/uploads/default-user-circle.svg',
    );
  });
});

test.describe('footer', () => {
  test('it has the contact button, five social links, the columns and the years', async ({ page }) => {
    await open(page, '/plans');
    const footer = page.locator('footer');
    await expect(footer.locator('.foot-brand a.btn')).toHaveAttribute('href', '/contact-us');
    await expect(footer.locator('.foot-social a')).toHaveCount(5);
    for (const [name, href] of [
      ['About us', '/about-us'],
      ['View Plans', '/plans'],
      ['Contact us', '/contact-us'],
      ['Find Jobs', '/jobs-pool'],
      ['Frequent questions', '/help-and-faq'],
      ['Blogs', '/blog'],
    ] as const) {
      await expect(footer.locator('ul').getByRole('link', { name })).toHaveAttribute('href', href);
    }
    await expect(footer).toContainText(`2021–${new Date().getFullYear()}`);
  });

  test('the terms and the privacy policy open in a new tab', async ({ page }) => {
    await open(page, '/plans');
    for (const name of ['Terms and Conditions', 'Privacy Policy']) {
      await expect(page.locator('footer').getByRole('link', { name })).toHaveAttribute('target', '_blank');
    }
  });

  test('Find Jobs clears the stored type', async ({ page }) => {
    await page
      .context()
      .addCookies([{ name: 'user_type', value: 'company', url: test.info().project.use.baseURL }]);
    await open(page, '/plans');
    await page.evaluate(() => localStorage.setItem('user_type', 'company'));
    await page.locator('footer').getByRole('link', { name: 'Find Jobs' }).click();
    await page.waitForURL('**/jobs-pool');
    expect(await page.evaluate(() => localStorage.getItem('user_type'))).toBeNull();
  });
});

test('the blog says when nothing was found, and what to try', async ({ page }) => {
  await open(page, '/blog');
  await expect(page.locator('.articles > li')).toHaveCount(6);
  await page.getByRole('searchbox').fill('zzzzzz');
  await expect(page.getByText("We couldn't find any matching results.")).toBeVisible();
  await expect(page.getByText(/different search terms/i)).toBeVisible();
});

test('markup and policies that pass by our own are reported, and fail whoever watches for errors', async ({
  page,
}) => {
  const errors = watchErrors(page);
  await page.goto('/api/docs');
  await expect(page.locator('.opblock').first()).toBeVisible();
  await open(page, '/about-us');
  expect(errors).toEqual([]);
  await page.evaluate(() => {
    document.createElement('div').innerHTML = '<b>bold</b>';
  });
  await expect.poll(() => errors).toEqual([expect.stringContaining('TrustedHTML')]);
  await page.evaluate("void trustedTypes.createPolicy('another', {})");
  await expect.poll(() => errors).toEqual([expect.anything(), expect.stringContaining("'another'")]);
});
