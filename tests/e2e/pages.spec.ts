import { expect, type Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { localePrefixes, plainPath } from '#domain/locale.ts';
import { type Screen, screens } from '../screens/screens.ts';
import { routesWithoutScreen, sweep, test } from './support/sweep.ts';

test.describe.configure({ mode: 'parallel' });

const publicScreens = screens.filter(({ viewer, isOnlyPictured }) => viewer === 'visitor' && !isOnlyPictured);

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

/** What holds for one screen beside what holds for all. */
const alsoHolds: Record<string, (page: Page) => Promise<void>> = {
  'an opening that has ended': (page) =>
    expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0),
  'a published profile': async (page) => {
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expectPrintsAlone(page);
  },
};

/** On paper a profile is one page with its QR code, and nothing of the site. */
async function expectPrintsAlone(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  for (const part of ['header.bar', '.foot', '.skip', '.public-acts'])
    await expect(page.locator(part).first()).toBeHidden();
  await expect(page.locator('.public-code img')).toBeVisible();
  const paper = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' })));
  const { totalPages, text } = await extractText(paper, { mergePages: true });
  expect(totalPages).toBe(1);
  expect(text.replaceAll(/\s/g, '')).toContain(plainPath(new URL(page.url()).pathname));
  await page.emulateMedia({ media: 'screen' });
}

sweep(publicScreens, async (page, screen, prefix) => {
  await expectCanonical(page, screen, prefix);
  await alsoHolds[screen.name ?? '']?.(page);
});

async function expectCanonical(page: Page, { status = 200 }: Screen, prefix: string): Promise<void> {
  if (status !== 200) return;
  const canonical = new URL((await page.locator('link[rel=canonical]').getAttribute('href')) ?? '');
  const { pathname } = new URL(page.url());
  const [, opening] = /\/job\/([0-9a-f-]{36})$/.exec(pathname) ?? [];
  // An opening's own address has its title and city before the id.
  if (opening) expect(canonical.pathname).toMatch(new RegExp(`^${prefix}/job/[a-z0-9-]+-${opening}$`));
  else if (!canonical.pathname.startsWith(`${prefix}/blog/`)) expect(canonical.pathname).toBe(pathname);
}

test('no two pages have the same title', async ({ request }) => {
  const there = publicScreens.filter(({ id, status = 200 }) => !id && status === 200);
  const paths = [...new Set(there.map(({ path }) => path.split('?')[0] ?? ''))];
  for (const prefix of localePrefixes) {
    const titled = new Map<string, string[]>();
    for (const path of paths) {
      const html = await (await request.get(prefix + path, { maxRedirects: 0 })).text();
      const title = /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
      titled.set(title, [...(titled.get(title) ?? []), path]);
    }
    const shared = [...titled].filter(([, of]) => of.length > 1 && !of.every(isTwice));
    expect(shared).toEqual([]);
  }
});

/** An earlier text under its own address, and an article under both of its. */
function isTwice(path: string): boolean {
  return /old$|finding-jobs/.test(path);
}

test('every public route is among these', () => {
  const known = [...publicScreens, ...redirects].map(({ path }) => path);
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
