import { expect, type Page, test } from '@playwright/test';
import { type OwnServer, startOwnServer } from './support/own-server.ts';
import { expectAccessible, hydrated } from './support/page-check.ts';

test.use({ serviceWorkers: 'allow' });

let site: OwnServer;

test.beforeEach(async ({ baseURL }) => {
  site = await startOwnServer(baseURL ?? '');
});
test.afterEach(() => site.cut().catch(() => undefined));

/** Opens a page under the control of the installed worker. */
async function openWithWorker(page: Page, path: string) {
  await page.goto(site.url + path);
  await hydrated(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** Lets the browser look for a newer worker now, not at its next turn. */
async function lookForUpdate(page: Page) {
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
}

function countLoads(page: Page): { loads: number } {
  const count = { loads: 0 };
  page.on('load', () => {
    count.loads += 1;
  });
  return count;
}

test('a newer version that is there on load is applied, and the page reloads with it', async ({ page }) => {
  // However busy this machine is, the version counts as ready at once; what is later has a unit test.
  await page.addInitScript(() => {
    Object.defineProperty(PerformanceNavigationTiming.prototype, 'loadEventEnd', {
      get: () => performance.now(),
    });
  });
  await openWithWorker(page, '/about-us');
  const count = countLoads(page);
  site.release();
  await page.reload();
  await expect.poll(() => count.loads).toBe(2);
  await hydrated(page);
  await expect(page.getByText('A newer version is ready.')).toBeHidden();
  const waiting = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return Boolean(registration?.waiting);
  });
  expect(waiting).toBe(false);
});

test('a half-filled form is asked first, and Update loads the new version', async ({ page }) => {
  page.on('dialog', (dialog) => dialog.accept());
  await openWithWorker(page, '/contact-us');
  const message = page.getByLabel('Message');
  await message.fill('Half a question');
  const count = countLoads(page);
  site.release();
  await lookForUpdate(page);
  const prompt = page.locator('.update-prompt');
  await expect(prompt).toContainText('A newer version is ready.');
  await expectAccessible(page);
  await expect(message).toHaveValue('Half a question');
  expect(count.loads).toBe(0);
  await prompt.getByRole('button', { name: 'Update' }).click();
  await expect.poll(() => count.loads).toBe(1);
  await hydrated(page);
  await expect(prompt).toBeHidden();
});

test('Close keeps what was typed; the next load has the new version (French)', async ({ page }) => {
  page.on('dialog', (dialog) => dialog.accept());
  await openWithWorker(page, '/fr/contact-us');
  const message = page.getByLabel('Message');
  await message.fill('Une demi-question');
  const count = countLoads(page);
  site.release();
  await lookForUpdate(page);
  const prompt = page.locator('.update-prompt');
  await expect(prompt).toContainText('Une nouvelle version est prête.');
  await expect(prompt.getByRole('button', { name: 'Mettre à jour' })).toBeVisible();
  await prompt.getByRole('button', { name: 'Fermer' }).click();
  await expect(prompt).toBeHidden();
  await expect(message).toHaveValue('Une demi-question');
  expect(count.loads).toBe(0);
  await page.reload();
  await expect.poll(() => count.loads).toBe(2);
  await expect(prompt).toBeHidden();
});

test('without a network the offline page stands in, and leads on when it is back', async ({ page }) => {
  await openWithWorker(page, '/about-us');
  await site.cut();
  await page.goto(`${site.url}/plans`);
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${site.url}/fr/plans`);
  await expect(page.getByRole('heading', { name: 'Vous êtes hors connexion' })).toBeVisible();
  await site.mend();
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await hydrated(page);
  await expect(page.locator('header.bar')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/fr/plans');
});

test('the worker keeps files of the build and the offline page: no page and no call', async ({ page }) => {
  await openWithWorker(page, '/jobs-pool');
  await page.evaluate(() => fetch('/api/jobs_pool').then((answer) => answer.text()));
  const kept = await page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
    const requests = await Promise.all(caches.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain('/offline.html');
  const others = kept.filter((path) => !path.startsWith('/assets/'));
  expect(others.toSorted()).toEqual(['/favicon.svg', '/offline.css', '/offline.html', '/offline.js']);
  await site.cut();
  const answered = await page.evaluate(() =>
    fetch('/api/jobs_pool').then(
      () => true,
      () => false,
    ),
  );
  expect(answered).toBe(false);
});
