import { expect, type Page } from '@playwright/test';
import { expectStands, routesWithoutScreen, type Screen, test } from './support/sweep.ts';

test.describe.configure({ mode: 'parallel' });

/** Every public route of both specification files, with the status it answers for a visitor. */
const publicRoutes: Screen[] = [
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
  { path: '/job/00000000-0000-4000-8000-000000000000/apply', status: 404 },
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

async function expectPublicPage(page: Page, screen: Screen): Promise<void> {
  await expectStands(page, screen, async (prefix) => {
    if ((screen.status ?? 200) !== 200) return;
    const canonical = new URL((await page.locator('link[rel=canonical]').getAttribute('href')) ?? '');
    const isOfArticle = canonical.pathname.startsWith(`${prefix}/blog/`);
    if (!isOfArticle) expect(canonical.pathname).toBe(new URL(page.url()).pathname);
  });
}

for (const screen of publicRoutes) {
  test(`${screen.path} stands in both languages and both themes`, async ({ openTab }) => {
    await expectPublicPage(await openTab('visitor'), screen);
  });
}

test('every public route is among these', () => {
  const known = [...publicRoutes, ...redirects].map(({ path }) => path);
  expect(routesWithoutScreen(['_public'], known)).toEqual([]);
});

test('what has no screen of its own leads on, in both languages', async ({ request }) => {
  for (const { path, status, to } of redirects) {
    for (const prefix of ['', '/fr']) {
      const answer = await request.get(prefix + path, { maxRedirects: 0 });
      const location = new URL(answer.headers().location ?? '', answer.url());
      const wanted = to.replace('redirect=', `redirect=${encodeURIComponent(prefix)}`);
      expect([path, answer.status(), location.pathname + location.search]).toEqual([
        ...[path, status],
        prefix + wanted,
      ]);
    }
  }
});

test('an opening, its company and its application stand in both languages', async ({ openTab }) => {
  const page = await openTab('visitor');
  const { data } = await (await page.request.get('/api/jobs_pool')).json();
  const named = data.data.find((card: { company?: { id?: string } }) => card.company?.id);
  await expectPublicPage(page, { path: `/job/${data.data[0].id}` });
  await expectPublicPage(page, { path: `/company/${named.company.id}` });
  await expectPublicPage(page, { path: `/job/${data.data[0].id}/apply` });
});

test('an opening that has ended answers 410 in both languages', async ({ openTab }) => {
  const company = await openTab('company');
  const { data } = await (await company.request.get('/api/job_opening?show=50')).json();
  const ended = data.data.find(({ status }: { status: string }) => status === 'Expired');
  const page = await openTab('visitor');
  await expectStands(page, { path: `/job/${ended.id}`, status: 410 }, () =>
    expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0),
  );
});

test('a published profile stands in both languages', async ({ openTab, baseURL }) => {
  const candidate = await openTab('candidate');
  const published = await candidate.request.put('/api/candidate-visibility', {
    data: { is_published: true },
    headers: { origin: baseURL ?? '' },
  });
  const { share_id } = (await published.json()).data;
  const page = await openTab('visitor');
  await expectStands(page, { path: `/user/${share_id}` }, () =>
    expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex'),
  );
});
