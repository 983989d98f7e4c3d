import { expect, type Page, test } from '@playwright/test';
import { signInAs } from './support/demo.ts';
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
  { path: '/login?view=forgot-password' },
  { path: '/registration' },
  { path: '/registration?us=emp' },
  { path: '/auth' },
  { path: '/auth?token=nothing' },
  { path: '/verify-email' },
  { path: '/verify-email?token=nothing' },
  { path: '/company-invitation?token=nothing' },
  { path: '/blog' },
  { path: '/blog/finding-jobs-in-qatar' },
  { path: '/finding-jobs-in-qatar' },
  { path: '/relevance-of-a-video-cv' },
  { path: '/cv-for-people-and-machines' },
  { path: '/interviews-by-video' },
  { path: '/understanding-a-gulf-job-offer' },
  { path: '/writing-a-job-opening' },
  { path: '/jobs-pool' },
  { path: '/jobs-pool?city=Lusail&employment_type=full+time' },
  { path: '/jobs-pool?pagename=home' },
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
  { path: '/error/page-6', status: 404 },
  { path: '/shared_applications/nothing', status: 404 },
  { path: '/video-cv/00000000-0000-4000-8000-000000000000_candidate', status: 404 },
  { path: '/no/such/page', status: 404 },
];

/** Where a visitor is led from the addresses that have no screen of their own, and with which status. */
const redirects: { path: string; status: number; to: string }[] = [
  { path: '/error', status: 307, to: '/error/page-1' },
  { path: '/app', status: 307, to: '/login' },
  { path: '/job/details?id=abc', status: 301, to: '/job/abc' },
  { path: '/user/details?id=abc', status: 301, to: '/user/abc' },
  { path: '/company/details?id=abc', status: 301, to: '/company/abc' },
  { path: '/video-cv/details?id=abc', status: 301, to: '/video-cv/abc' },
  { path: '/shared_applications/details?id=abc', status: 301, to: '/shared_applications/abc' },
  { path: '/profile/candidate-video-cv?id=abc', status: 307, to: '/video-cv/abc_candidate' },
  { path: '/profile/candidate-video-cv', status: 307, to: '/login' },
  { path: '/user/abc', status: 307, to: '/404/user/abc' },
  {
    path: '/job/question-answer/abc',
    status: 307,
    to: '/login?redirect=%2Fjob%2Fquestion-answer%2Fabc',
  },
];

async function standsEverywhere(page: Page, path: string, status = 200) {
  const errors = watchErrors(page);
  for (const prefix of ['', '/fr']) {
    await page.emulateMedia({ colorScheme: prefix ? 'dark' : 'light' });
    const answer = await page.goto(prefix + (prefix && path === '/' ? '' : path));
    expect(answer?.status()).toBe(status);
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('lang', prefix ? 'fr' : 'en');
    expect(await page.title()).not.toBe('');
    await expect(page.locator('h1').first()).toBeVisible();
    if (status === 200) {
      const canonical = new URL((await page.locator('link[rel=canonical]').getAttribute('href')) ?? '');
      const isOfArticle = canonical.pathname.startsWith(`${prefix}/blog/`);
      if (!isOfArticle) expect(canonical.pathname).toBe(new URL(page.url()).pathname);
    }
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
  expect(errors).toEqual([]);
}

for (const { path, status } of publicRoutes) {
  test(`${path} stands in both languages and both themes`, ({ page }) =>
    standsEverywhere(page, path, status));
}

test('what has no screen of its own leads on, in both languages', async ({ page }) => {
  for (const { path, status, to } of redirects) {
    for (const prefix of ['', '/fr']) {
      const answer = await page.request.get(prefix + path, { maxRedirects: 0 });
      const location = new URL(answer.headers().location ?? '', answer.url());
      const wanted = to.replace('redirect=', `redirect=${encodeURIComponent(prefix)}`);
      expect([path, answer.status(), location.pathname + location.search]).toEqual([
        ...[path, status],
        prefix + wanted,
      ]);
    }
  }
});

test('an opening, its company and its application stand in both languages', async ({ page }) => {
  const { data } = await (await page.request.get('/api/jobs_pool')).json();
  const named = data.data.find((card: { company?: { id?: string } }) => card.company?.id);
  await standsEverywhere(page, `/job/${data.data[0].id}`);
  await standsEverywhere(page, `/company/${named.company.id}`);
  await standsEverywhere(page, `/job/${data.data[0].id}/apply`);
});

test('an opening that has ended answers 410 in both languages', async ({ page }) => {
  await signInAs(page, 'company');
  const { data } = await (await page.request.get('/api/job_opening?show=50')).json();
  const ended = data.data.find(({ status }: { status: string }) => status === 'Expired');
  await page.context().clearCookies();
  await standsEverywhere(page, `/job/${ended.id}`, 410);
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
});

test('a published profile stands in both languages', async ({ page, baseURL }) => {
  await signInAs(page, 'candidate');
  const published = await page.request.put('/api/candidate-visibility', {
    data: { is_published: true },
    headers: { origin: baseURL ?? '' },
  });
  const { share_id } = (await published.json()).data;
  await page.context().clearCookies();
  await standsEverywhere(page, `/user/${share_id}`);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});
