import { expect, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, hydrated, watchErrors } from './support/page-check.ts';

/** Every public route of both specification files, with the status it answers for a visitor. */
const publicRoutes: { path: string; status?: number }[] = [
  { path: '/' },
  { path: '/employer' },
  { path: '/about-us' },
  { path: '/contact-us' },
  { path: '/help-and-faq' },
  { path: '/plans' },
  { path: '/term-and-conditions' },
  { path: '/term-and-conditions-old' },
  { path: '/privacy-and-policy' },
  { path: '/privacy-and-policy-old' },
  { path: '/login' },
  { path: '/login?pg=emp' },
  { path: '/registration' },
  { path: '/registration?us=emp' },
  { path: '/auth' },
  { path: '/verify-email' },
  { path: '/blog' },
  { path: '/blog/finding-jobs-in-qatar' },
  { path: '/finding-jobs-in-qatar' },
  { path: '/relevance-of-a-video-cv' },
  { path: '/jobs-pool' },
  { path: '/jobs-pool?city=Lusail&employment_type=full+time' },
  { path: '/jobs-pool?job_title=zzzzzzzz' },
  { path: '/messaging-v1' },
  { path: '/error/page-1' },
  { path: '/error/page-2' },
  { path: '/error/page-3' },
  { path: '/error/page-4' },
  { path: '/error/page-5' },
  { path: '/404/user/00000000-0000-4000-8000-000000000000', status: 404 },
  { path: '/job/00000000-0000-4000-8000-000000000000', status: 404 },
  { path: '/company/00000000-0000-4000-8000-000000000000', status: 404 },
  { path: '/blog/no-such-article', status: 404 },
  { path: '/shared_applications/nothing', status: 404 },
  { path: '/no/such/page', status: 404 },
];

for (const { path, status = 200 } of publicRoutes) {
  test(`${path} stands in both languages and both themes`, async ({ page }) => {
    const errors = watchErrors(page);
    for (const prefix of ['', '/fr']) {
      await page.emulateMedia({ colorScheme: prefix ? 'dark' : 'light' });
      const answer = await page.goto(prefix + (prefix && path === '/' ? '' : path));
      expect(answer?.status()).toBe(status);
      await hydrated(page);
      await expect(page.locator('html')).toHaveAttribute('lang', prefix ? 'fr' : 'en');
      expect(await page.title()).not.toBe('');
      await expect(page.locator('h1').first()).toBeVisible();
      if (status === 200) await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    }
    expect(errors).toEqual([]);
  });
}

test('an opening and its company stand in both languages', async ({ page }) => {
  const errors = watchErrors(page);
  const list = await page.request.get('/api/jobs_pool');
  const { data } = await list.json();
  const named = data.data.find((card: { company?: { id?: string } }) => card.company?.id);
  for (const path of [`/job/${data.data[0].id}`, `/company/${named.company.id}`]) {
    for (const prefix of ['', '/fr']) {
      const answer = await page.goto(prefix + path);
      expect(answer?.status()).toBe(200);
      await hydrated(page);
      await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    }
  }
  expect(errors).toEqual([]);
});
